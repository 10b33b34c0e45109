/** Facts that both languages must share: years and billions; dates in the future. */
import { FACTS } from '../languages/facts-by-language.ts'
import { inBoth, LANGUAGES, otherLanguage } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import { fieldTexts, READ_FIELDS } from '../text/field-texts.ts'
import type { StyleFinding } from './style-finding.ts'

/**
 * Checks facts of one term.
 * @param today YYYY-MM-DD; dates compare as text
 */
export function* checkFacts(term: Term, today: string): Iterable<StyleFinding> {
  for (const field of ['date', 'updated'] as const) {
    const day = term[field]
    if (day === undefined || day <= today) continue
    const message = `"${field}" is ${day}, which has not come yet (today is ${today})`
    const at = { slug: term.slug, language: undefined, path: [field], start: 0, words: day }
    yield { ...at, rule: 'future-date', message, hint: 'Check the year and the month.' }
  }
  yield* checkYears(term)
  yield* checkBillions(term)
}

/** Years that only one language names. */
function* checkYears(term: Term): Iterable<StyleFinding> {
  const years = inBoth(language => yearsIn(term[language]))
  for (const language of LANGUAGES) {
    const lacking = otherLanguage(language)
    const text = factsOf(term[lacking])
    for (const year of years[language]) {
      if (years[lacking].has(year) || text.includes(withComma(year))) continue
      const message = `the ${FACTS[language].name} text names ${year}, and this one does not`
      const hint = 'Both languages give the same facts; add it here or remove it there.'
      const at = { slug: term.slug, language: lacking, path: ['explanation', 0], start: 0, words: '' }
      yield { ...at, rule: 'facts-differ', message, hint }
    }
  }
}

const yearsIn = (translation: Translation): ReadonlySet<string> => yearsOf(factsOf(translation))

/** The years that a text names. */
export const yearsOf = (text: string): ReadonlySet<string> => new Set([...text.matchAll(YEAR)].map(([year]) => year))

const YEAR = /(?<![\p{L}\p{N}.,/-])(?:1[6-9]|20)\d\d(?![\p{L}\p{N}/-]|[.,]\d)/gu

const factsOf = ({ explanation, keyPoints }: Translation): string =>
  [...explanation, ...keyPoints].join('\n').replace(/`[^`]*`/g, ' ')

/** A quantity such as `2000` in Spanish is `2,000` in English, and not a year. */
const withComma = (year: string): string => `${year.slice(0, 1)},${year.slice(1)}`

/** A billion is «mil millones»; «un billón» is a trillion. */
function* checkBillions({ slug, en, es }: Term): Iterable<StyleFinding> {
  if (fieldTexts(en, READ_FIELDS).some(([, text]) => /\b(?:tr|quadr)illion/i.test(text))) return
  for (const [path, text] of fieldTexts(es, READ_FIELDS))
    for (const { 0: words, index: start } of text.matchAll(/(?<!\p{L})bill(?:ón|ones)(?!\p{L})/giu)) {
      const message = `"${words}" is a million millions, and the English text has no trillion`
      const hint = 'An English billion is «mil millones».'
      yield { rule: 'false-friend', slug, language: 'es', path, start, words, message, hint }
    }
}
