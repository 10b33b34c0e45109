/** Facts that both languages must share: years and billions; and dates in the future. */
import { FACTS } from '../languages/facts.ts'
import { LANGUAGES, otherLanguage } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import type { StyleFinding } from './finding.ts'

/**
 * Checks facts of one term.
 * @param today YYYY-MM-DD; dates compare as text
 */
export function checkFacts(term: Term, today: string): readonly StyleFinding[] {
  return [...checkDates(term, today), ...checkYears(term), ...checkBillions(term)]
}

function checkDates(term: Term, today: string): readonly StyleFinding[] {
  return (['date', 'updated'] as const).flatMap(field => {
    const day = term[field]
    if (day === undefined || day <= today) return []
    const message = `"${field}" is ${day}, which has not come yet (today is ${today})`
    return [
      {
        ...inFacts(term),
        rule: 'future-date',
        path: [field],
        words: day,
        message,
        hint: 'Check the year and the month.',
      },
    ]
  })
}

const inFacts = ({ slug }: Term) => ({ slug, language: undefined, start: 0 })

/** Years that only one language names. */
function checkYears(term: Term): readonly StyleFinding[] {
  const years = { en: yearsIn(term.en), es: yearsIn(term.es) }
  return LANGUAGES.flatMap(language => {
    const lacking = otherLanguage(language)
    const text = factsOf(term[lacking])
    return [...years[language]]
      .filter(year => !years[lacking].has(year) && !text.includes(withComma(year)))
      .map(year => ({
        rule: 'facts-differ',
        slug: term.slug,
        language: lacking,
        path: ['explanation', 0],
        start: 0,
        words: '',
        message: `the ${FACTS[language].name} text names ${year}, and this one does not`,
        hint: 'Both languages give the same facts; add it here or remove it there.',
      }))
  })
}

const yearsIn = (translation: Translation): ReadonlySet<string> =>
  new Set([...factsOf(translation).matchAll(YEAR)].map(([year]) => year))

const YEAR = /(?<![\p{L}\p{N}.,/-])(?:1[6-9]|20)\d\d(?![\p{L}\p{N}/-]|[.,]\d)/gu

const factsOf = ({ explanation, keyPoints }: Translation): string =>
  [...explanation, ...keyPoints].join('\n').replace(/`[^`]*`/g, ' ')

/** A quantity such as `2000` in Spanish is `2,000` in English, and not a year. */
const withComma = (year: string): string => `${year.slice(0, 1)},${year.slice(1)}`

/** A billion is «mil millones»; «un billón» is a trillion. */
function checkBillions(term: Term): readonly StyleFinding[] {
  if (/\b(?:tr|quadr)illion/i.test(allOf(term.en))) return []
  const passages: readonly (readonly [string, readonly (string | number)[]])[] = [
    [term.es.tagline, ['tagline']],
    ...term.es.explanation.map((text, i) => [text, ['explanation', i]] as const),
    [term.es.analogy, ['analogy']],
    ...term.es.keyPoints.map((text, i) => [text, ['keyPoints', i]] as const),
  ]
  return passages.flatMap(([text, path]) =>
    [...text.matchAll(/(?<!\p{L})bill(?:ón|ones)(?!\p{L})/giu)].map(({ 0: words, index }) => ({
      rule: 'false-friend' as const,
      slug: term.slug,
      language: 'es' as const,
      path,
      start: index,
      words,
      message: `"${words}" is a million millions, and the English text has no trillion`,
      hint: 'An English billion is «mil millones».',
    })),
  )
}

const allOf = ({ tagline, explanation, analogy, keyPoints }: Translation): string =>
  [tagline, ...explanation, analogy, ...keyPoints].join('\n')
