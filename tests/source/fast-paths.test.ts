/**
 * The fast readers give what the careful ones give, or nothing: for every entry and fixture, and for many of them with
 * signs put in and taken out at random.
 */
import { readFileSync } from 'node:fs'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Language } from '../../src/schema/language.ts'
import { Body } from '../../src/schema/term.ts'
import { readBody } from '../../src/source/body/parse-body.ts'
import { parseBodyFast } from '../../src/source/body/parse-body-fast-path.ts'
import { parseYamlFast } from '../../src/source/yaml/parse-yaml-fast-path.ts'
import { pick, random } from '../make.ts'

interface Text {
  readonly yaml: string
  readonly body: string
  readonly language: Language
}

const texts = fastGlob
  .sync(['content/terms/**/*.{md,yaml}', 'tests/fixtures/**/terms/**/*.{md,yaml}'])
  .sort()
  .map(path => {
    const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n')
    const [, front, body = ''] = /^---\n(.*?)\n---\n+(.*)$/s.exec(text) ?? []
    return { yaml: front ?? text, body, language: path.endsWith('es.md') ? 'es' : 'en' }
  }) as [Text, ...Text[]]
const bodies = texts.filter(({ body }) => body !== '') as [Text, ...Text[]]

const SIGNS: readonly [string, ...string[]] = [
  '*',
  ...'_`[]()<>\\!&#-+=~:;,.|{}"\'?%@^$/ \n\t1a\u00e9\u00a0\u2028',
  ...['**', '``', '```', '\n\n', '  ', '\n- ', '\n  ', '\n## ', ': ', ' #', '&amp;', '1. ', '---', '![', '](', '<b>'],
  ...['null', 'true', '0x1f', '1e3', '.inf', '0o7', '~', "''", '""', '[]', ', ', '\r', '\ufeff', 'http://x.y'],
]

/** One to three signs put in, taken out or put in the place of others. */
function spoiled(text: string, next: () => number): string {
  let changed = text
  for (let edits = 1 + Math.floor(next() * 3); edits > 0; edits--) {
    const at = Math.floor(next() * (changed.length + 1))
    const sign = next() < 0.3 ? '' : pick(SIGNS, next)
    changed = changed.slice(0, at) + sign + changed.slice(at + Math.floor(next() * 3))
  }
  return changed
}

function compareYaml(yaml: string): boolean {
  const quick = parseYamlFast(yaml)
  if (quick)
    expect(quick, yaml).toEqual(parse(yaml, { version: '1.2', schema: 'core', strict: true, uniqueKeys: true }))
  return quick !== undefined
}

function compareBody(body: string, language: Language): boolean {
  const quick = parseBodyFast(body, language)
  if (quick) {
    const { draft, findings } = readBody(body, 0, language)
    expect([quick, []], body).toEqual([draft, findings])
    expect(Body.safeParse(quick).success, body).toBe(true)
  }
  return quick !== undefined
}

test('Nearly every entry is read by the fast readers.', () => {
  expect(texts.filter(({ yaml }) => parseYamlFast(yaml)).length / texts.length).toBeGreaterThan(0.85)
  const quick = bodies.filter(({ body, language }) => parseBodyFast(body, language))
  expect(quick.length / bodies.length).toBeGreaterThan(0.8)
})

test('Every third is read as the careful readers read it.', () => {
  const some = <Each>(all: readonly Each[]) => all.filter((_, i) => i % 3 === 0)
  for (const { yaml } of some(texts)) compareYaml(yaml)
  for (const { body, language } of some(bodies)) compareBody(body, language)
})

test.for([
  ['two paragraphs or more', 'One.'],
  ['at most four paragraphs', 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.'],
  ['at least three key points', undefined, '- A.\n- B.'],
  ['at most four key points', undefined, '- A.\n- B.\n- C.\n- D.\n- E.'],
  ['a link', undefined, undefined, ''],
  ['addresses that can be', undefined, undefined, '- [A](https://a.b..c/)\n- [A](https://-.xn--a/)'],
] as const)(
  'The fast reader leaves what the schema refuses: there must be %s.',
  ([, explanation = 'One.\n\nTwo.', keyPoints = '- A.\n- B.\n- C.', links = '- [A](https://a.example/)']) => {
    const body = (texts: readonly string[]) =>
      `${texts[0]}\n\n## Analogy\n\nA door.\n\n## Key points\n\n${texts[1]}\n\n## Further reading\n\n${texts[2]}\n`
    expect(parseBodyFast(body(['One.\n\nTwo.', '- A.\n- B.\n- C.', '- [A](https://a.example/)']), 'en')).toBeDefined()
    expect(parseBodyFast(body([explanation, keyPoints, links]), 'en')).toBeUndefined()
  },
)

test('YAML with a sign too many or too few is read alike, or left to the careful reader.', () => {
  const next = random(11)
  let read = 0
  for (let i = 0; i < 2_000; i++) if (compareYaml(spoiled(pick(texts, next).yaml, next))) read++
  expect(read).toBeGreaterThan(500)
})

test('A body with a sign too many or too few is read alike, or left to the careful reader.', () => {
  const next = random(12)
  let read = 0
  for (let i = 0; i < 1_000; i++) {
    const { body, language } = pick(bodies, next)
    if (compareBody(spoiled(body, next), language)) read++
  }
  expect(read).toBeGreaterThan(250)
})
