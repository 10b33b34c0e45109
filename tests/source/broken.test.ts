/**
 * Every way in which content can be wrong, with the exact words an editor reads. A case is a folder of
 * `fixtures/broken`: files laid over the smallest valid content, and what is then reported.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareDiagnostics, DIAGNOSTIC_CODES } from '../../src/model/diagnostic.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { loadContent } from '../../src/source/load.ts'
import { BROKEN, format, withContent, write } from './lay.ts'

const cases = readdirSync(BROKEN).sort()
const expected = (name: string): string => readFileSync(join(BROKEN, name, 'expected.txt'), 'utf8')

/** What is too big for the repository, or cannot lie in it, is made when it is needed. */
const MADE: Readonly<Record<string, (content: string) => void>> = {
  'file-too-large': content => write(content, 'terms/alpha/en.md', 'x'.repeat(bounds.sourceFile.max + 1)),
}

const load = (name: string) =>
  withContent(join(BROKEN, name), content => {
    MADE[name]?.(content)
    const { diagnostics } = loadContent(content)
    return { diagnostics, text: format(diagnostics, content) }
  })

describe('what an editor reads', () => {
  test.for(cases)('about %s is what its expected.txt says', async name => {
    await expect(load(name).text).toMatchFileSnapshot(join(BROKEN, name, 'expected.txt'))
  })
})

test('The base content has no faults, so whatever is reported comes from the case.', () => {
  const text = withContent(undefined, content => format(loadContent(content).diagnostics, content))
  expect(text).toBe('')
})

test('Every diagnostic code has a case.', () => {
  const told = cases.map(expected).join('\n')
  const missing = DIAGNOSTIC_CODES.filter(code => !told.includes(`  ${code}  `))
  expect(missing).toEqual([])
})

test('Faults come in the order of files, lines and columns.', () => {
  const { diagnostics } = load('many-files')
  expect(diagnostics).toEqual([...diagnostics].sort(compareDiagnostics))
})

test('Text left over from the template is a warning, everything else an error.', () => {
  expect(load('template-text').diagnostics.map(({ severity }) => severity)).toEqual(['warning'])
  expect(new Set(load('many-files').diagnostics.map(({ severity }) => severity))).toEqual(new Set(['error']))
})

test('Code in front matter and in YAML tags never runs.', () => {
  load('front-matter-engine-js')
  load('yaml-tag')
  expect(Reflect.get(globalThis, 'palabitFixtureRan')).toBeUndefined()
})
