/**
 * Words in the lists for spelling that no text uses any more: each of them would let a misspelling pass one day. They
 * are left behind when an entry is merged or written anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { CODE_LIST, listOf, type Misspelling } from './spelling.ts'

/** What is checked with a list: texts of its language, what both share, and the project's own documents in English. */
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

/** @param root absolute path of the project's folder */
export const unusedWords = (root: string): readonly Misspelling[] => [
  ...LANGUAGES.flatMap(language => {
    const used = usedIn(root, language)
    return unusedIn(root, listOf(language), word => word.split(/[-:]/).every(part => isUsed(part, used)))
  }),
  ...unusedInCode(root),
]

/**
 * Takes words out of the lists of the content that no text uses any more, as after the removal of an entry.
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

/** Names in code join words, so a listed word may stand anywhere in one. */
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

/** A small letter at the beginning stands for a capital too. */
const isUsed = (part: string, used: ReadonlySet<string>): boolean =>
  used.has(part) || used.has(part.charAt(0).toUpperCase() + part.slice(1)) || used.has(part.toUpperCase())
