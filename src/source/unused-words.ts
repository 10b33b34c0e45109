/**
 * Words in the lists for spelling that no text uses any more: each of them would let a misspelling pass one day. They
 * are left behind when an entry is merged or written anew.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { listOf, type Misspelling } from './spelling.ts'

/** What is checked with a list: texts of its language, what both share, and the project's own documents in English. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['content/**/en.md', 'README.md', 'src/README.md', 'src/decisions/*.md'],
  es: ['content/**/es.md'],
}
const SHARED = ['content/README.md', 'content/REFERENCE.md', 'content/site.yaml', 'content/headwords.csv']

/** @param root absolute path of the project's folder */
export const unusedWords = (root: string): readonly Misspelling[] =>
  LANGUAGES.flatMap(language => {
    const file = listOf(language)
    if (!existsSync(join(root, file))) return []
    const used = usedIn(root, language)
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((word, index): readonly Misspelling[] => {
        if (word === '' || word.startsWith('#') || word.split(/[-:]/).every(part => isUsed(part, used))) return []
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
  })

function usedIn(root: string, language: Language): ReadonlySet<string> {
  const files = fastGlob.sync([...TEXTS[language], ...SHARED], { cwd: root, absolute: true })
  return new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/[\p{L}\p{N}]+/gu) ?? []))
}

/** A small letter at the beginning stands for a capital too. */
const isUsed = (part: string, used: ReadonlySet<string>): boolean =>
  used.has(part) || used.has(part.charAt(0).toUpperCase() + part.slice(1)) || used.has(part.toUpperCase())
