/**
 * Every way in which content can be wrong, with the exact words an editor reads. A case is a folder of
 * `fixtures/broken`: files laid over the smallest valid content, and what is then reported.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareDiagnostics, DIAGNOSTIC_CODES } from '../../src/model/diagnostic.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { BROKEN, format, withContent, write } from './lay.ts'

const cases = readdirSync(BROKEN).sort()
const expected = (name: string): string => readFileSync(join(BROKEN, name, 'expected.txt'), 'utf8')

/** What is too big for the repository, or cannot lie in it, is made when it is needed. */
const MADE: Readonly<Record<string, (content: string) => void>> = {
  'file-too-large': content => write(content, 'terms/alpha/en.md', 'x'.repeat(bounds.sourceFile.max + 1)),
  'file-too-large-front-matter': content =>
    write(
      content,
      'terms/alpha/en.md',
      `---\ntitle: Alpha\n# ${'x'.repeat(bounds.yaml.max)}\n---\n\nAlpha stands first.\n`,
    ),
  'file-too-large-image': content => write(content, 'terms/alpha/image.png', new Uint8Array(bounds.image.max + 1)),
  'file-too-large-yaml': content =>
    write(content, 'terms/alpha/term.yaml', `id: alpha\n# ${'x'.repeat(bounds.yaml.max)}\n`),
  'unexpected-file-site': content => {
    rmSync(join(content, 'site.yaml'))
    write(content, 'site.yaml/site.yaml', 'name: Base\n')
  },
  'unexpected-file-terms': content => {
    rmSync(join(content, 'terms'), { recursive: true })
    write(content, 'terms', 'alpha\n')
  },
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
  // Only a repository tells of entries that are gone: term-history.test.ts.
  const missing = DIAGNOSTIC_CODES.filter(
    code => code !== 'entry-gone' && code !== 'unreadable-entry' && !told.includes(`  ${code}  `),
  )
  expect(missing).toEqual([])
})

test('Every fault has a cure.', () => {
  const without = cases.filter(name => /^content.*\n(?! )/m.test(expected(name)))
  expect(without).toEqual([])
})

test('Faults come in the order of files, lines and columns.', () => {
  const { diagnostics } = load('many-files')
  expect(diagnostics).toEqual([...diagnostics].sort(compareDiagnostics))
})

test('Text left over from the template is a warning in a draft, everything else an error.', () => {
  expect(load('template-text').diagnostics.map(({ severity }) => severity)).toEqual(['error'])
  expect(load('template-text-draft').diagnostics.map(({ severity }) => severity)).toEqual(['warning'])
  expect(new Set(load('many-files').diagnostics.map(({ severity }) => severity))).toEqual(new Set(['error']))
})

test('Code in front matter and in YAML tags never runs.', () => {
  load('front-matter-engine-js')
  load('yaml-anchor-tag')
  expect(Reflect.get(globalThis, 'palabitFixtureRan')).toBeUndefined()
})
