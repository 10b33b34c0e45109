/**
 * Habits of writing that show only over many entries: the same ending, the same kind of analogy, key points that begin
 * alike. `npm run check -- --stats` counts them; in a single entry they are notes for reviewers.
 */
import { STYLE } from '../languages/style.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { limits } from '../schema/limits.ts'
import type { Term } from '../schema/term.ts'
import { type LintEntry, lintEntryOf } from './entry.ts'
import type { Remark } from './finding.ts'
import { foldedWords } from './words.ts'

/** How many entries of a language have each habit. */
export interface Habits {
  readonly language: Language
  readonly entries: number
  /** Entries whose last paragraph names a year. */
  readonly closingYears: number
  /** Entries of whose key points more than two begin with the same word. */
  readonly alikeKeyPoints: number
  /** Entries whose analogy says what stands for what. */
  readonly decodedAnalogies: number
  /** Entries whose last key point denies something. */
  readonly negativeEndings: number
  /** Of those, the ones of the form "A is not B: …". */
  readonly moldedEndings: number
  /** Words such as "often" in all entries. */
  readonly hedges: number
  /** Words of rhythm in all entries. */
  readonly rhythmWords: number
}

/** Counts habits over all entries of a language. */
export function habitsOf(terms: readonly Term[], language: Language): Habits {
  const entries = terms.map(term => lintEntryOf(term, language))
  const count = (has: (entry: LintEntry) => boolean): number => entries.filter(has).length
  return {
    language,
    entries: entries.length,
    closingYears: count(entry => closingYear(entry) !== undefined),
    alikeKeyPoints: count(entry => sharedOpening(entry) !== undefined),
    decodedAnalogies: count(entry => decodingOf(entry) !== undefined),
    negativeEndings: count(entry => STYLE[language].negation.test(endingOf(entry))),
    moldedEndings: count(entry => STYLE[language].mold.test(endingOf(entry))),
    hedges: entries.reduce(
      (sum, { passages }) =>
        sum + passages.reduce((own, { spoken }) => own + countOf(STYLE[language].hedges, spoken), 0),
      0,
    ),
    rhythmWords: entries.reduce((sum, entry) => sum + rhythmWordsIn(entry).length, 0),
  }
}

/** Remarks on the habits of one entry. */
export function checkHabits(entry: LintEntry): readonly Remark[] {
  return [
    ...checkEnding(entry),
    ...checkLastPoint(entry),
    ...checkAnalogy(entry),
    ...checkKeyPoints(entry),
    ...checkRhythm(entry),
  ]
}

/** The last key point, which corrects a mistake. */
const endingOf = ({ text }: LintEntry): string => text.keyPoints.at(-1) ?? ''

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

function checkLastPoint(entry: LintEntry): readonly Remark[] {
  const words = STYLE[entry.language].mold.exec(endingOf(entry))?.[0]
  if (words === undefined) return []
  return [
    {
      rule: 'molded-ending',
      path: ['keyPoints', entry.text.keyPoints.length - 1],
      words,
      message: `the last key point has the form "A is not B:", like many others`,
      hint: 'Say what is so: by a number, a consequence, an example; at most a tenth of the entries end in this form.',
    },
  ]
}

function checkEnding(entry: LintEntry): readonly Remark[] {
  const year = closingYear(entry)
  if (year === undefined) return []
  return [
    {
      ...year,
      rule: 'closing-year',
      message: `the explanation ends with a date, ${year.words}`,
      hint: 'Keep it where history explains something; at most a quarter of the entries end so.',
    },
  ]
}

function closingYear({ passages }: LintEntry): Pick<Remark, 'path' | 'start' | 'words'> | undefined {
  const last = passages.findLast(({ part }) => part === 'explanation')
  const found = last && /(?<![\p{L}\p{N}.,-])(?:1[5-9]|20)\d\d(?![\p{L}\p{N}-]|[.,]\d)/u.exec(last.spoken)
  return found ? { path: last.path, start: found.index, words: found[0] } : undefined
}

function checkAnalogy(entry: LintEntry): readonly Remark[] {
  const decoding = decodingOf(entry)
  if (!decoding) return []
  return [
    {
      rule: 'decoded-analogy',
      path: ['analogy'],
      ...decoding,
      message: `the analogy explains itself: "${decoding.words} …"`,
      hint: 'Leave that out where the reader sees what stands for what; at most a third of the entries need it.',
    },
  ]
}

function decodingOf({ passages, language }: LintEntry): { readonly start: number; readonly words: string } | undefined {
  const analogy = passages.find(({ part }) => part === 'analogy')
  for (const { text, start } of analogy?.sentences ?? []) {
    const found = STYLE[language].decoding.exec(text)
    if (found) return { start: start + found.index, words: found[0] }
  }
  return undefined
}

function checkKeyPoints(entry: LintEntry): readonly Remark[] {
  const shared = sharedOpening(entry)
  if (!shared) return []
  return [
    {
      rule: 'key-points-alike',
      path: ['keyPoints', shared.at],
      words: shared.word,
      message: `${shared.count} key points begin with "${shared.word}"; at most ${limits.alikeKeyPoints.max} may`,
      hint: 'Begin one of them with another word.',
    },
  ]
}

/** The word with which too many key points begin, and the index of the first beyond the limit. */
function sharedOpening({
  text,
  language,
}: LintEntry): { readonly word: string; readonly count: number; readonly at: number } | undefined {
  const openings = text.keyPoints.map(point => openingOf(point, language))
  const { max } = limits.alikeKeyPoints
  for (const opening of new Set(openings)) {
    const places = openings.flatMap((other, i) => (other === opening ? [i] : []))
    const at = places[max]
    if (at !== undefined) return { word: wordsLike(text.keyPoints[at] ?? '', opening), count: places.length, at }
  }
  return undefined
}

/** The beginning of a key point as it is written, with as many words as its opening has. */
const wordsLike = (point: string, opening: string): string => point.split(' ', opening.split(' ').length).join(' ')

/** The first word, with the next one where the first is an article: «La copia». */
function openingOf(point: string, language: Language): string {
  const [first = '', second = ''] = foldedWords(point)
  return ARTICLES[language].includes(first) ? `${first} ${second}` : first
}

const ARTICLES = inBoth<readonly string[]>(language => STYLE[language].articles.split(' '))

function checkRhythm(entry: LintEntry): readonly Remark[] {
  const found = rhythmWordsIn(entry)
  const extra = found[limits.rhythmWords.max]
  if (!extra) return []
  return [
    {
      rule: 'rhythm-word',
      ...extra,
      message: `"${extra.words}" is the second of the words that every entry seems to use: «suele», «así que», «de modo que», «por lo que», «(u ordenador)»`,
      hint: 'Divide the sentence, or join it in another way.',
    },
  ]
}

function rhythmWordsIn({
  language,
  passages,
}: LintEntry): readonly Required<Pick<Remark, 'path' | 'start' | 'words'>>[] {
  const { rhythm } = STYLE[language]
  if (!rhythm) return []
  return passages
    .filter(({ part }) => part !== 'title')
    .flatMap(({ path, spoken }) =>
      [...spoken.matchAll(rhythm)].map(({ 0: words, index }) => ({ path, start: index, words })),
    )
}
