/** Stamps, by which terms are recognized whose files have not changed. */
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTerm } from '../../src/source/files/find.ts'
import { hasStamp, stampFolder, stampOf } from '../../src/source/term/load-term.ts'
import { withContent, write } from './lay.ts'

/** Seconds of the epoch, long before the tests run. */
const LONG_AGO = 1_600_000_000

const setBack = (folder: string): void => {
  for (const path of [...readdirSync(folder).map(name => join(folder, name)), folder])
    utimesSync(path, LONG_AGO, LONG_AGO)
}

/** @returns whether the term has the stamp that it had before the change */
const isSameAfter = (change: (folder: string) => void): boolean =>
  withContent(undefined, content => {
    const folder = join(content, 'terms/alpha')
    const now = statSync(folder).mtimeMs
    setBack(folder)
    const stamp = stampOf(content, stampFolder(content, 'alpha', now), findTerm(content, 'alpha'), now)
    expect(stamp).not.toBe('')
    // The clock of a file system moves in steps of a few milliseconds.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    change(folder)
    return hasStamp(content, 'alpha', stamp, now)
  })

test('A term keeps its stamp while nothing changes.', () => {
  expect(isSameAfter(() => {})).toBe(true)
})

test('A term has another stamp after a file was added, even if the time of its folder was set back.', () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  expect(isSameAfter(folder => write(folder, 'image.svg', picture))).toBe(false)
  const addAndSetBack = (folder: string) => {
    write(folder, 'image.svg', picture)
    setBack(folder)
  }
  expect(isSameAfter(addAndSetBack)).toBe(false)
})

test('A term has another stamp after a file was written, even if the file has the same size.', () => {
  const rewrite = (folder: string) =>
    writeFileSync(join(folder, 'es.md'), 'x'.repeat(statSync(join(folder, 'es.md')).size))
  expect(isSameAfter(rewrite)).toBe(false)
})

test('A term has no stamp in which one sign is another or is missing.', () => {
  withContent(undefined, content => {
    const folder = join(content, 'terms/alpha')
    const now = statSync(folder).mtimeMs
    setBack(folder)
    const stamp = stampOf(content, stampFolder(content, 'alpha', now), findTerm(content, 'alpha'), now)
    const has = (other: string): boolean => hasStamp(content, 'alpha', other, now)
    expect(has(stamp)).toBe(true)
    for (let at = 0; at < stamp.length; at++) {
      // Two fractions of a millisecond may be the same number.
      if (/\.\d*$/.test(stamp.slice(0, at))) continue
      const [before, after] = [stamp.slice(0, at), stamp.slice(at + 1)]
      expect(has(`${before}${stamp[at] === '7' ? '8' : '7'}${after}`), `sign ${at} of ${stamp}`).toBe(false)
      expect(has(before + after), `without sign ${at} of ${stamp}`).toBe(false)
    }
  })
})
