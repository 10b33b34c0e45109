/** Parses what an entry says of the word itself: the lines of its front matter as other programs read them. */
import type { Word } from '../../schema/api-responses.ts'
import type { Language } from '../../schema/language.ts'
import type { FrontMatter, Translation } from '../../schema/term.ts'
import { NO_PLURAL, type Region } from '../../schema/word-fact-formats.ts'
import { splitTitle } from '../../text/term-names.ts'
import { fold } from '../../text/words.ts'
import { type EveryField, presentFields } from './copy-present-fields.ts'

const BETWEEN: Readonly<Record<Language, RegExp>> = { en: / or /, es: / o / }

/** Pronunciations, or their transcriptions, that stand in one line. */
export const alternatives = (line: string | undefined, language: Language): readonly string[] =>
  line === undefined ? [] : line.split(BETWEEN[language])

/** Everything that an entry says of the word; undefined if it says nothing. */
export function wordOf(text: Translation, language: Language): Word | undefined {
  const { partOfSpeech, article, plural, standsFor, variants, example, origin, senses } = text
  const facts: Omit<EveryField<Word>, 'partOfSpeech'> = {
    gender: article && GENDERS[article],
    plural: plural === NO_PLURAL ? '' : plural,
    pronunciation: pronunciations(text, language),
    standsFor: standsFor === undefined ? undefined : takeStandsForApart(standsFor),
    variants: variants?.map(takeVariantApart),
    example,
    origin,
    senses: senses?.map(takeSenseApart),
  }
  const isEmpty = partOfSpeech === undefined && Object.values(facts).every(fact => fact === undefined)
  return isEmpty ? undefined : presentFields<Word>({ partOfSpeech: partOfSpeech ?? 'noun', ...facts })
}

/** By the article: no title is a feminine noun with `el`, such as `el agua`. */
const GENDERS: Readonly<Record<NonNullable<Translation['article']>, Word['gender']>> = {
  el: 'm',
  los: 'm',
  la: 'f',
  las: 'f',
  'el o la': 'mf',
  'la o el': 'mf',
}

function pronunciations({ pronunciation, ipa }: FrontMatter, language: Language): Word['pronunciation'] {
  if (pronunciation === undefined) return undefined
  const transcriptions = alternatives(ipa, language)
  return alternatives(pronunciation, language).map((respelling, i) => ({ respelling, ipa: transcriptions[i] ?? '' }))
}

function takeStandsForApart(line: string): Word['standsFor'] {
  const colon = line.indexOf(': ')
  return { lang: line.slice(0, colon), text: line.slice(colon + 2) }
}

/** `sign-in token: A code: …` → what it is called, and what it is. */
function takeSenseApart(line: string): { label: string; text: string } {
  const colon = line.indexOf(': ')
  return { label: line.slice(0, colon), text: line.slice(colon + 2) }
}

/** `ordenador: ES, MX` → the word, and where it is said. */
export function takeVariantApart(line: string): { form: string; regions: Region[] } {
  const colon = line.lastIndexOf(': ')
  return { form: line.slice(0, colon), regions: line.slice(colon + 2).split(', ') as Region[] }
}

/** The variants of a text that are names of their own: not those that only say where the title or an alias is used. */
export function variantNames({ title, aliases, variants = [] }: FrontMatter): readonly string[] {
  const { bare, inner = '' } = splitTitle(title)
  const known = new Set([title, bare, inner, ...aliases].map(fold))
  return variants.map(line => takeVariantApart(line).form).filter(form => known.size !== known.add(fold(form)).size)
}

/** The aliases that an editor has written as such, in their order; those of variants stand behind them. */
export function ownAliases({ aliases, variants = [] }: FrontMatter): readonly string[] {
  const forms = new Set(variants.map(line => takeVariantApart(line).form))
  return aliases.filter(alias => !forms.has(alias))
}
