/**
 * Unused words in the lists of correct words. They remain when an entry is removed or rewritten, and could hide a
 * misspelling.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { CODE_LIST, listOf, type Misspelling } from './spelling.ts'

/** Texts that are checked with the list of a language only. The English list also serves the project's documents. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['content/**/en.md', 'README.md', 'src/README.md', 'src/decisions/*.md'],
  es: ['content/**/es.md'],
}
const CODE = ['{src,scripts,tests}/**/*.{ts,mjs}', 'vitest.config.ts']
const SHARED = [
  'content/README.md',
  'content/REFERENCE.md',
  'content/DIAGRAMS.md',
  'content/site.yaml',
  'content/headwords.csv',
]

/**
 * Finds unused words in all lists.
 * @param root absolute path of the project's folder
 */
export const unusedWords = (root: string): readonly Misspelling[] => [
  ...LANGUAGES.flatMap(language => {
    const used = usedIn(root, language)
    return unusedIn(root, listOf(language), word => word.split(/[-:]/).every(part => isUsed(part, used)))
  }),
  ...unusedInCode(root),
]

/**
 * Removes unused words from the lists of the content, as after the removal of an entry.
 * @param root absolute path of the project's folder
 * @returns the lists that were changed, relative to the folder
 */
export function dropUnusedWords(root: string): readonly string[] {
  const unused = unusedWords(root).filter(({ file }) => file !== CODE_LIST)
  const files = [...new Set(unused.map(({ file }) => file))]
  for (const file of files) {
    const dropped = new Set(unused.flatMap(each => (each.file === file ? [each.line] : [])))
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    writeFileSync(join(root, file), lines.filter((_, i) => !dropped.has(i + 1)).join('\n'))
  }
  return files
}

function unusedIn(root: string, file: string, isWanted: (word: string) => boolean): readonly Misspelling[] {
  if (!existsSync(join(root, file))) return []
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((word, index): readonly Misspelling[] => {
      if (word === '' || word.startsWith('#') || isWanted(word)) return []
      const message = `no text uses "${word}" any more`
      return [
        {
          severity: 'error',
          code: 'unused-word',
          file,
          line: index + 1,
          column: 1,
          message,
          hint: 'Take the line out.',
        },
      ]
    })
}

/** Identifiers join words, so a listed word may be a part of one. */
function unusedInCode(root: string): readonly Misspelling[] {
  const files = fastGlob.sync(CODE, { cwd: root, absolute: true, ignore: ['**/node_modules/**'] })
  if (files.length === 0) return []
  const code = files.map(file => readFileSync(file, 'utf8').toLowerCase()).join('\n')
  return unusedIn(root, CODE_LIST, word => code.includes(word.toLowerCase()))
}

function usedIn(root: string, language: Language): ReadonlySet<string> {
  const files = fastGlob.sync([...TEXTS[language], ...SHARED], { cwd: root, absolute: true })
  return new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/[\p{L}\p{N}]+/gu) ?? []))
}

/** A listed word in lower case also allows it capitalized or in capitals. */
const isUsed = (part: string, used: ReadonlySet<string>): boolean =>
  used.has(part) || used.has(part.charAt(0).toUpperCase() + part.slice(1)) || used.has(part.toUpperCase())
