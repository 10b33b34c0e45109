/** The lists of words that spelling is checked with: in order, and holding nothing that no text uses any more. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareText } from '../../src/model/diagnostic.ts'
import { LANGUAGES, type Language } from '../../src/schema/language.ts'
import { fold } from '../../src/text/words.ts'
import { ROOT, read } from './source.ts'

const listed = (language: Language): readonly string[] =>
  read(`content/words/${language}.txt`)
    .trimEnd()
    .split('\n')
    .filter(line => !line.startsWith('#'))

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name))

/** What is checked with a list: texts of its language, what both share, and the project's own documents in English. */
function textsIn(language: Language): string {
  const shared = ['content/README.md', 'content/site.yaml', 'content/headwords.csv']
  const documents = language === 'en' ? ['README.md', 'src/README.md', ...filesIn('src/decisions', '.md')] : []
  return [...filesIn('content', `/${language}.md`), ...shared, ...documents].map(read).join('\n')
}

describe.each(LANGUAGES)('content/words/%s.txt', language => {
  const words = listed(language)

  test('is in alphabetical order, accents and capitals apart, and has no word twice.', () => {
    const sorted = [...new Set(words)].sort((a, b) => compareText(fold(a), fold(b)) || compareText(a, b))
    expect(words).toEqual(sorted)
  })

  test('has one word to a line, as it is written in running text.', () => {
    expect(words.filter(word => !/^[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*$/u.test(word))).toEqual([])
    expect(words.filter(word => word !== word.normalize('NFC'))).toEqual([])
  })

  test('has only words that a text uses; a small letter at the beginning stands for a capital too.', () => {
    const used = new Set(textsIn(language).match(/[\p{L}\p{N}]+/gu))
    const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)
    const isUsed = (part: string) => used.has(part) || used.has(capital(part)) || used.has(part.toUpperCase())
    expect(words.filter(word => !word.split(/[-:]/).every(isUsed))).toEqual([])
  })
})
