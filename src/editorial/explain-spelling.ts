/**
 * Explains the issues of cspell to editors: the whole word, suggestions, and the list to which a correct word is added.
 * .cspell.yaml configures the dictionaries and the files.
 */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FACTS } from '../languages/facts-by-language.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { compareText } from '../text/compare-code-units.ts'

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

export const SPELLING_CODES = ['british-spelling', 'unknown-word'] as const

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
  return {
    code: 'british-spelling',
    message: `"${word}" is not how it is spelled in the United States`,
    hint: wanted ? `Write "${inCase(wanted)}".` : 'Use the American spelling.',
  }
}

/** The list of correct words in code. */
const CODE_LIST = '.cspell/code.txt'

/** The list of correct words in texts of a language. */
const listOf = (language: Language): string => `content/words/${language}.txt`

function unknown(issue: SpellingIssue, word: string, kind: SpellingKind, language: Language | undefined): Explained {
  const where = kind === 'prose' ? `not in the ${FACTS[language ?? 'en'].name} dictionary` : 'in neither dictionary'
  const lists = language === undefined && kind === 'mixed' ? LANGUAGES.map(listOf) : [listOf(language ?? 'en')]
  const list = kind === 'code' ? CODE_LIST : lists.join(' or ')
  const suggestions =
    word === issue.text ? (issue.suggestionsEx ?? []).slice(0, MAX_SUGGESTIONS).map(each => `"${inCase(each)}"`) : []
  const question = suggestions.length === 0 ? '' : `Did you mean ${suggestions.join(' or ')}? `
  return {
    code: 'unknown-word',
    message: `"${word}" is ${where}`,
    hint: `${question}If it is right, add it to ${list}.`,
  }
}

const MAX_SUGGESTIONS = 3

const inCase = ({ word, wordAdjustedToMatchCase }: Suggestion): string => wordAdjustedToMatchCase ?? word

/** The language in the name of a file; undefined if there is none. */
const languageOf = (file: string): Language | undefined => LANGUAGES.find(each => file.endsWith(`/${each}.md`))
