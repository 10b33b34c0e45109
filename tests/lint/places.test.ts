/** Places of findings are remembered for unchanged entries, and found anew where a line has moved. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkStyle, type PlacesFound } from '../../src/editorial/style.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { prepare } from '../../src/publish/prepare.ts'
import { openEntryShelf } from '../../src/publish/store/entry-shelf.ts'
import { write } from '../source/lay.ts'
import { soundWorkspace, TODAY } from './sound.ts'

const FILE = 'terms/abacus/en.md'

test('A warm check names the places that a cold one names, and does not look for them again.', () => {
  const { content, cache } = soundWorkspace()
  const text = readFileSync(join(content, FILE), 'utf8')
  const tagline = /^tagline: .*$/m
  expect(text).toMatch(tagline)
  write(content, FILE, text.replace(tagline, 'tagline: Too short to say what it is.'))
  let isGone = false
  const check = (memory: boolean): readonly Diagnostic[] => {
    const { terms, diagnostics, states } = prepare({ content, public: content }, { cache, related: false })
    const places = openEntryShelf<PlacesFound>(memory ? cache : undefined, 'places', states)
    // Files that are gone have no places, so those that are named were remembered.
    if (memory && isGone) rmSync(join(content, FILE))
    const found = checkStyle(content, terms, diagnostics, TODAY, { places })
    places.save()
    return found.filter(({ file, severity }) => file.endsWith(FILE) && severity === 'warning')
  }
  const first = check(true)
  expect(first.length).toBeGreaterThan(0)
  expect(first.map(({ line }) => line)).not.toContain(1)
  const moved = readFileSync(join(content, FILE), 'utf8').replace('---\n', '---\n# A comment.\n')
  write(content, FILE, moved)
  const cold = check(false)
  expect(cold).not.toEqual(first)
  expect(check(true)).toEqual(cold)
  isGone = true
  expect(check(true)).toEqual(cold)
})
