/**
 * From what cspell reports to what an editor reads: the whole word and its place, what may have been meant, and the list
 * to which a right word is added. Dictionaries, and what is checked with which of them, are in .cspell.yaml.
 */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareText, type Diagnostic } from '../model/diagnostic.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'

/** An issue as cspell reports it, as far as it is read here. */
export interface SpellingIssue {
  readonly uri: string
  readonly row: number
  readonly col: number
  /** The word, or the part of it that no dictionary has. */
  readonly text: string
  /** Whether it is a word that is not wanted, rather than one that is not known. */
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

/** A diagnostic under codes of its own: other files than those of the content are checked too. */
export interface Misspelling extends Omit<Diagnostic, 'code'> {
  readonly code: (typeof SPELLING_CODES)[number]
}

/** Prose is in the language of its file; what may be in either, and code, is checked with both dictionaries. */
export const KINDS = ['prose', 'mixed', 'code'] as const
export type Kind = (typeof KINDS)[number]

/**
 * @param issues by how they were found
 * @param root absolute path of the folder from which files are named
 * @returns each word once, by file and place
 */
export function explainSpelling(
  issues: Readonly<Record<Kind, readonly SpellingIssue[]>>,
  root: string,
): readonly Misspelling[] {
  const found = new Map<string, Misspelling>()
  for (const kind of KINDS) {
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

/** cspell takes words apart where capitals or figures begin, and complains of a part; an editor looks for the whole. */
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

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' }

/** Where words of the code are listed that the dictionaries lack. */
export const CODE_LIST = '.cspell/code.txt'

/** Where right words are listed that a dictionary lacks. */
export const listOf = (language: Language): string => `content/words/${language}.txt`

function unknown(issue: SpellingIssue, word: string, kind: Kind, language: Language | undefined): Explained {
  const where = kind === 'prose' ? `not in the ${NAMES[language ?? 'en']} dictionary` : 'in neither dictionary'
  const lists = language === undefined && kind === 'mixed' ? LANGUAGES.map(listOf) : [listOf(language ?? 'en')]
  const list = kind === 'code' ? CODE_LIST : lists.join(' or ')
  const near =
    word === issue.text ? (issue.suggestionsEx ?? []).slice(0, SUGGESTIONS).map(each => `"${inCase(each)}"`) : []
  const meant = near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `
  return {
    code: 'unknown-word',
    message: `"${word}" is ${where}`,
    hint: `${meant}If it is right, add it to ${list}.`,
  }
}

const SUGGESTIONS = 3

const inCase = ({ word, wordAdjustedToMatchCase }: Suggestion): string => wordAdjustedToMatchCase ?? word

/** The language that a file of content has in its name; undefined for files that have none. */
const languageOf = (file: string): Language | undefined => LANGUAGES.find(each => file.endsWith(`/${each}.md`))
