/**
 * Rules about what an entry says of the word itself: what must be there, how examples are made, and what origins are.
 */
import { FACTS } from '../languages/facts-by-language.ts'
import { limits } from '../schema/recommended-lengths.ts'
import type { FrontMatter } from '../schema/term.ts'
import { plain } from '../text/parse-inline-markup.ts'
import { acronym, isInitialism, splitTitle } from '../text/term-names.ts'
import { yearsOf } from './cross-language-facts.ts'
import { isFormOf, ownNames } from './own-name-inflections.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

export function* checkWord(entry: LintEntry): Iterable<Remark> {
  const { example, origin } = entry.text
  yield* missingFields(entry)
  if (example !== undefined) yield* checkExample(example, entry)
  if (origin !== undefined) yield* checkOrigin(origin, entry)
}

type Field = keyof FrontMatter & ('example' | 'plural' | 'pronunciation' | 'standsFor' | 'partOfSpeech')

const CURES: Readonly<Record<Field, string>> = {
  example: 'Write a sentence with the word at work: example: "The **router** stands behind the television."',
  plural: 'Write it as it is used (Spanish: with its article), or "–" if there is none.',
  pronunciation: 'Write how it is said, and the same as "ipa".',
  standsFor: 'Write the language and the words: standsFor: "en: Domain Name System"',
  partOfSpeech: 'Add a line: partOfSpeech: proper noun',
}

/** Fields that an entry must have, by what its title is. */
function* missingFields(entry: LintEntry): Iterable<Remark> {
  const { text, term } = entry
  const isName = text.partOfSpeech === 'proper noun'
  const isNoun = (text.partOfSpeech ?? 'noun') === 'noun'
  const isCompany = term.subjects[0] === 'companies' && term.es.article === undefined
  const reasons: Readonly<Record<Field, string | undefined>> = {
    example: 'every entry has one',
    partOfSpeech: isCompany ? 'a company has a proper noun' : undefined,
    plural: isNoun ? (initials(entry) ?? english(entry)) : undefined,
    pronunciation: initials(entry) ?? foreignInitials(entry) ?? (isName ? undefined : english(entry)),
    // A company may have given up the words behind its name.
    standsFor: isName ? undefined : (initials(entry) ?? foreignInitials(entry)),
  }
  for (const field of Object.keys(reasons) as Field[]) {
    const reason = reasons[field]
    if (reason === undefined || text[field] !== undefined) continue
    const message = `the field "${field}" is missing; ${reason}`
    yield { rule: 'missing-word-field', path: ['title'], words: field, message, hint: CURES[field] }
  }
}

/** Says that a title is initials. */
function initials({ text: { title } }: LintEntry): string | undefined {
  const { bare, inner } = splitTitle(title)
  const isInitials = INITIALS.test(bare) || (inner !== undefined && isInitialism(bare, inner))
  return isInitials ? `"${bare}" is initials` : undefined
}

/** Two to five capitals and digits. */
const INITIALS = /^(?=.*\p{Lu}.*\p{Lu})\p{Lu}[\p{Lu}\p{N}/]{1,4}$/u

/** Says that the initials behind a Spanish title are those of the English words. */
function foreignInitials({ text: { title }, term, language }: LintEntry): string | undefined {
  const short = acronym(term, language)
  if (!FACTS[language].borrows || short === undefined || isInitialism(short, splitTitle(title).bare)) return undefined
  return `"${short}" is initials of other words`
}

/** Says that a Spanish title is an English word. */
function english({ text, other, language }: LintEntry): string | undefined {
  const { bare } = splitTitle(text.title)
  const isSame = bare.toLowerCase() === splitTitle(other.title).bare.toLowerCase()
  return FACTS[language].borrows && isSame && !SPANISH_ENDING.test(bare) ? `"${bare}" is an English word` : undefined
}

/** Endings of words that both languages have from Latin: transistor, virus. */
const SPANISH_ENDING = /(?:[ao]|al|or|us)$/

function* checkExample(example: string, { text }: LintEntry): Iterable<Remark> {
  const { min, max } = limits.example
  const { length } = plain(example)
  const at = { rule: 'example-form', path: ['example'] } as const
  if (length < min || length > max) {
    const message = `the example has ${length} characters; from ${min} to ${max} read best`
    yield { ...at, message, hint: length < min ? 'Say who does what with it, and where.' : 'Keep one scene.' }
  }
  const names = ownNames(text)
  for (const [, marked = ''] of example.matchAll(/\*\*([^*]+)\*\*/g)) {
    if (names.some(name => isFormOf(marked, name))) continue
    const message = `"${marked}" is in bold and is no form of a name of this entry`
    yield { ...at, words: marked, message, hint: 'Use the title or another of its names, and mark that.' }
  }
}

/** A year that the text has is history, which an origin does not tell again. */
function* checkOrigin(origin: string, { text }: LintEntry): Iterable<Remark> {
  const years = yearsOf([...text.explanation, ...text.keyPoints].join('\n'))
  for (const year of yearsOf(origin)) {
    if (!years.has(year)) continue
    const message = `"origin" names ${year}, and so does the text`
    const hint = 'Keep the history in the text, and where the word comes from in the origin.'
    yield { rule: 'year-in-origin', path: ['origin'], start: origin.indexOf(year), words: year, message, hint }
  }
}
