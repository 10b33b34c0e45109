/**
 * Explains the issues of cspell to editors: the whole word, suggestions, and the list to which a correct word is added; and
 * finds words in these lists that nothing uses. They remain when an entry is removed or rewritten, and could hide a
 * misspelling. .cspell.yaml configures the dictionaries and the files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastGlob from 'fast-glob'
import { FACTS } from '../languages/facts.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { compareText } from '../text/compare-text.ts'

/** The fields of a cspell issue that are used here. */
export interface SpellingIssue {
  readonly uri: string
  readonly row: number
  readonly col: number
  /** The word, or the unknown part of it. */
  readonly text: string
  /** Whether the word is forbidden, rather than unknown. */
  readonly isFlagged?: boolean
  readonly line: { readonly text: string }
  readonly suggestionsEx?: readonly Suggestion[]
}

interface Suggestion {
  readonly word: string
  readonly wordAdjustedToMatchCase?: string
  readonly isPreferred?: boolean
}

export const SPELLING_CODES = ['british-spelling', 'unknown-word', 'unused-word'] as const

/** A diagnostic with codes of its own, since files outside of the content are checked too. */
export interface Misspelling extends Omit<Diagnostic, 'code'> {
  readonly code: (typeof SPELLING_CODES)[number]
}

/** `prose` is checked in the language of its file, `mixed` and `code` with both dictionaries. */
export const SPELLING_KINDS = ['prose', 'mixed', 'code'] as const
export type SpellingKind = (typeof SPELLING_KINDS)[number]

/**
 * Turns issues into diagnostics.
 * @param issues by kind of text
 * @param root absolute path of the folder from which files are named
 * @returns each word once, by file and place
 */
export function explainSpelling(
  issues: Readonly<Record<SpellingKind, readonly SpellingIssue[]>>,
  root: string,
): readonly Misspelling[] {
  const found = new Map<string, Misspelling>()
  for (const kind of SPELLING_KINDS) {
    for (const issue of issues[kind]) {
      const file = relative(root, fileURLToPath(issue.uri)).replaceAll('\\', '/')
      const { word, column } = wholeWord(issue)
      const place = `${file}:${issue.row}:${column}`
      const explained = issue.isFlagged ? unwanted(issue, word) : unknown(issue, word, kind, languageOf(file))
      if (!found.has(place)) found.set(place, { ...explained, severity: 'error', file, line: issue.row, column })
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column)
}

/** cspell splits words at capitals and digits and reports a part; editors search for the whole word. */
function wholeWord({ line, col, text }: SpellingIssue): { readonly word: string; readonly column: number } {
  const start = col - 1
  const before = /[\p{L}\p{N}]*$/u.exec(line.text.slice(0, start))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(line.text.slice(start + text.length))?.[0] ?? ''
  return { word: before + text + after, column: col - before.length }
}

type Explained = Pick<Misspelling, 'code' | 'message' | 'hint'>

function unwanted({ suggestionsEx = [] }: SpellingIssue, word: string): Explained {
  const wanted = suggestionsEx.find(({ isPreferred }) => isPreferred)
  return british(word, wanted ? `Write "${inCase(wanted)}".` : 'Use the American spelling.')
}

const british = (word: string, hint: string): Explained => ({
  code: 'british-spelling',
  message: `"${word}" is not how it is spelled in the United States`,
  hint,
})

/** The list of correct words in code. */
const CODE_LIST = '.cspell/code.txt'

/** The list of correct words in texts of a language. */
const listOf = (language: Language): string => `content/words/${language}.txt`

function unknown(issue: SpellingIssue, word: string, kind: SpellingKind, language: Language | undefined): Explained {
  const where = kind === 'prose' ? `not in the ${FACTS[language ?? 'en'].name} dictionary` : 'in neither dictionary'
  const lists = language === undefined && kind === 'mixed' ? LANGUAGES.map(listOf) : [listOf(language ?? 'en')]
  const list = kind === 'code' ? CODE_LIST : lists.join(' or ')
  const near =
    word === issue.text ? (issue.suggestionsEx ?? []).slice(0, MAX_SUGGESTIONS).map(each => `"${inCase(each)}"`) : []
  const meant = near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `
  const inAmerica = kind === 'prose' && language ? SPELLED[language]?.(issue, word) : undefined
  if (inAmerica !== undefined) return british(word, `Write "${inAmerica}".`)
  return {
    code: 'unknown-word',
    message: `"${word}" is ${where}`,
    hint: `${meant}If it is right, add it to ${list}.`,
  }
}

/** British endings and the American ones, for words that the American dictionary has in this spelling alone. */
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/our(?=(?:s|ed|ing|ful|less|ite|able|er|ers|ism|ist)?$)/, 'or'],
  [/is(?=(?:e|es|ed|ing|er|ers|ation|ations|able)$)/, 'iz'],
  [/ys(?=(?:e|es|ed|ing|er)$)/, 'yz'],
  [/ll(?=(?:ed|ing|er|ers|ation)$)/, 'l'],
  [/ence(?=s?$)/, 'ense'],
  [/re(?=s?$)/, 'er'],
  [/ogue(?=s?$)/, 'og'],
  [/^tyre/, 'tire'],
  [/inium$/, 'inum'],
]

/** Corrections that a language has beyond those of its dictionary. */
const SPELLED: Readonly<Partial<Record<Language, (issue: SpellingIssue, word: string) => string | undefined>>> = {
  en: spelledInAmerica,
}

/** The American spelling of a British word, if the dictionary suggests it. */
function spelledInAmerica({ suggestionsEx = [] }: SpellingIssue, word: string): string | undefined {
  const suggested = new Map(suggestionsEx.map(each => [each.word.toLowerCase(), inCase(each)]))
  for (const [pattern, ending] of AMERICAN) {
    const found = suggested.get(word.toLowerCase().replace(pattern, ending))
    if (found !== undefined && found.toLowerCase() !== word.toLowerCase()) return found
  }
  return undefined
}

const MAX_SUGGESTIONS = 3

const inCase = ({ word, wordAdjustedToMatchCase }: Suggestion): string => wordAdjustedToMatchCase ?? word

/** The language in the name of a file; undefined if there is none. */
const languageOf = (file: string): Language | undefined => LANGUAGES.find(each => file.endsWith(`/${each}.md`))

/** Texts that are checked with the list of a language only. The English list also serves the project's documents. */
const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['content/**/en.md', 'README.md', 'scripts/README.md', 'src/README.md', 'src/decisions/*.md'],
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
