/** Dictionaries for reading programs: what `sdcv` finds in them, and what the format asks of their files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/schema/language.ts'
import type { Term } from '../../../src/schema/term.ts'
import { terms as tinyTerms } from '../../model/site.ts'
import { hostile } from '../hostile.ts'
import { archive, inFolder } from './archives.ts'
import { has, judge } from './program.ts'

/** Articles that the program finds under each of the words. */
function lookUp(language: Language, words: readonly string[], terms: readonly Term[] = tinyTerms): readonly string[] {
  const bytes = archive(`stardict-${language}.zip`, terms)
  return inFolder('dictionary.zip', bytes, (_, folder) => {
    for (const [path, content] of Object.entries(unzipSync(bytes))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    return words.map(
      word =>
        judge('sdcv', [
          '-2',
          folder,
          '--non-interactive',
          '--exact-search',
          '--json-output',
          '--utf8-output',
          '--',
          word,
        ]).out,
    )
  })
}

const definitions = (json: string): readonly string[] =>
  (JSON.parse(json) as readonly { readonly definition: string }[]).map(({ definition }) => definition)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

describe.skipIf(!has('sdcv')).each(LANGUAGES)('sdcv, given the dictionary %s,', language => {
  test('finds each entry by its title and by each alias.', () => {
    const asked = tinyTerms.flatMap(term =>
      [term[language].title, ...term[language].aliases].map(name => [name, term] as const),
    )
    const found = lookUp(
      language,
      asked.map(([name]) => name),
    )
    for (const [i, [, term]] of asked.entries())
      expect(definitions(found[i] ?? '').some(text => text.includes(`<p>${escaped(term[language].tagline)}</p>`))).toBe(
        true,
      )
  })

  test('finds nothing that is not there.', () => {
    expect(lookUp(language, ['qwxyz'])).toEqual(['[]\n'])
  })

  test('finds a term that means ill.', () => {
    const [json = ''] = lookUp(language, [hostile[language].title], [...tinyTerms, hostile])
    expect(definitions(json)[0]).toContain(escaped(hostile[language].tagline))
  })
})

describe.each(LANGUAGES)('The dictionary %s', language => {
  const files = Object.entries(unzipSync(archive(`stardict-${language}.zip`)))
  const read = (ending: string): Buffer => Buffer.from(files.find(([path]) => path.endsWith(ending))?.[1] ?? [])
  const about = Object.fromEntries(
    read('.ifo')
      .toString('utf8')
      .split('\n')
      .slice(1)
      .filter(line => line !== '')
      .map(line => line.split(/=(.*)/).slice(0, 2)),
  ) as Readonly<Record<string, string>>

  /** Words of a file, with the numbers after each. */
  function wordsIn(
    bytes: Buffer,
    numbers: number,
  ): readonly (readonly [word: string, ...numbers: readonly number[]])[] {
    const words: [string, ...number[]][] = []
    for (let at = 0; at < bytes.length; ) {
      const end = bytes.indexOf(0, at)
      const own = Array.from({ length: numbers }, (_, i) => bytes.readUInt32BE(end + 1 + i * 4))
      words.push([bytes.toString('utf8', at, end), ...own])
      at = end + 1 + numbers * 4
    }
    return words
  }

  test('says how many words and synonyms there are, and how large its index is.', () => {
    expect(read('.ifo').toString('utf8')).toMatch(/^StarDict's dict ifo file\nversion=2\.4\.2\n/)
    expect(Number(about.wordcount)).toBe(wordsIn(read('.idx'), 2).length)
    expect(Number(about.synwordcount)).toBe(wordsIn(read('.syn'), 1).length)
    expect(Number(about.idxfilesize)).toBe(read('.idx').length)
  })

  test('is sorted as programs search it, and its articles are all of its text.', () => {
    const order = (words: readonly (readonly [string, ...unknown[]])[]) =>
      words.map(([word]) => Buffer.from(word.replace(/[A-Z]/g, letter => letter.toLowerCase())))
    for (const keys of [order(wordsIn(read('.idx'), 2)), order(wordsIn(read('.syn'), 1))])
      for (const [i, key] of keys.entries())
        if (i > 0) expect(Buffer.compare(keys[i - 1] ?? key, key)).toBeLessThanOrEqual(0)
    const total = wordsIn(read('.idx'), 2).reduce((sum, [, , size]) => sum + Number(size), 0)
    expect(total).toBe(read('.dict').length)
  })
})
