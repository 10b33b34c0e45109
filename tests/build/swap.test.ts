/**
 * Exchanging sites entry by entry, as is done where the folder cannot be renamed: whatever the moment at which it ends,
 * there is a whole site in the end.
 */
import fs, { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { recover } from '../../src/site-build/output/recover-interrupted-build.ts'
import { moves, openSwap } from '../../src/site-build/output/swap-site-folders.ts'
import { dead } from './dead.ts'
import { snapshot, temporaryFolder, write } from './folders.ts'
import { isRoot, mountTmpfs } from './mounts.ts'

const OLD = { 'index.html': 'old', 'a/index.html': 'old', 'gone/index.html': 'old', CNAME: 'old' }
const NEW = { 'index.html': 'new', 'a/index.html': 'new', 'added/index.html': 'new', '.nojekyll': '' }

function fill(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(folder, path, text)
}

function expected(files: Readonly<Record<string, string>>): ReturnType<typeof snapshot> {
  const folder = temporaryFolder()
  fill(folder, files)
  return snapshot(folder)
}

describe('An exchange inside the folder that is killed', () => {
  /** A build with the number of a dead process has done the first so many moves. */
  function killedAfter(count: number): string {
    const out = join(temporaryFolder(), 'dist')
    fill(out, OLD)
    const pid = dead()
    const at = (kind: string) => join(out, `.dist.${kind}-${pid}`)
    fill(at('ready'), NEW)
    const names = readdirSync(at('ready'))
    writeFileSync(at('journal'), JSON.stringify(names))
    mkdirSync(at('previous'))
    let done = 0
    for (const [from, to] of moves(out, names, at('ready'), at('previous'))) {
      if (done++ === count) break
      renameSync(from, to)
    }
    return out
  }

  test.for(Array.from({ length: 9 }, (_, count) => count))('after %i moves is finished by the next build.', count => {
    const out = killedAfter(count)
    recover(out)
    expect(snapshot(out)).toEqual(expected(NEW))
  })

  test('before it began leaves the old site.', () => {
    const out = join(temporaryFolder(), 'dist')
    fill(out, OLD)
    const pid = dead()
    fill(join(out, `.dist.next-${pid}`), NEW)
    write(out, `.dist.journal-${pid}`, '["ind')
    recover(out)
    expect(snapshot(out)).toEqual(expected(OLD))
  })

  test('after it ended leaves the new site.', () => {
    const out = join(temporaryFolder(), 'dist')
    fill(out, NEW)
    const pid = dead()
    fill(join(out, `.dist.previous-${pid}`), OLD)
    write(out, `.dist.journal-${pid}`, '[]')
    recover(out)
    expect(snapshot(out)).toEqual(expected(NEW))
  })
})

describe.runIf(isRoot)('A mount point', () => {
  function staged(): { readonly out: string; readonly swap: ReturnType<typeof openSwap> } {
    const out = join(temporaryFolder(), 'dist')
    mkdirSync(out)
    mountTmpfs(out)
    fill(out, OLD)
    const swap = openSwap(out)
    fill(swap.next, NEW)
    return { out, swap }
  }

  test('gets the new site without being moved; the old one waits inside for its removal.', () => {
    const { out, swap } = staged()
    swap.exchange()
    expect(snapshot(swap.previous)).toEqual(expected(OLD))
    recover(out)
    expect(snapshot(out)).toEqual(expected(NEW))
  })

  test.for([0, 1, 2, 3, 5])('keeps the old site when move %i fails.', failing => {
    const { out, swap } = staged()
    const before = snapshot(out)
    const original = fs.renameSync
    let calls = 0
    // The first call names the new site as complete.
    Object.assign(fs, {
      renameSync(from: string, to: string) {
        if (calls++ === failing) throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'rename' })
        original(from, to)
      },
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { renameSync: original })
      syncBuiltinESMExports()
    })
    expect(() => swap.exchange()).toThrow('EIO')
    const after = snapshot(out)
    expect(Object.keys(before).length).toBeGreaterThan(Object.keys(after).length)
    expect(after).toEqual(expected(OLD))
  })
})
