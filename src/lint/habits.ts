/**
 * Habits of writing that show only over many entries: the same ending, the same kind of analogy, key points that begin
 * alike. `npm run check -- --stats` counts them; in a single entry they are notes for reviewers.
 */
import { STYLE } from '../languages/style.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { limits } from '../schema/limits.ts'
import type { Term } from '../schema/term.ts'
import { foldedWords } from '../text/words.ts'
import { type LintEntry, lintEntryOf } from './entry.ts'
import type { Remark } from './finding.ts'
import { namesItself } from './opening.ts'
import { isMirror } from './two-languages.ts'

/** How many entries of a language have each habit. */
export type Habits = ReturnType<typeof habitsOf>

/** Counts habits over all entries of a language. */
export function habitsOf(terms: readonly Term[], language: Language) {
  const style = STYLE[language]
  const entries = terms.map(term => lintEntryOf(term, language))
  const count = (has: (entry: LintEntry) => boolean): number => entries.filter(has).length
  const sum = (of: (entry: LintEntry) => number): number => entries.reduce((all, entry) => all + of(entry), 0)
  return {
    language,
    entries: entries.length,
    /** Entries whose last paragraph names a year. */
    closingYears: count(entry => closingYear(entry) !== undefined),
    /** Entries of whose key points more than two begin with the same word. */
    alikeKeyPoints: count(entry => sharedOpening(entry) !== undefined),
    /** Entries whose analogy says what stands for what. */
    decodedAnalogies: count(entry => decodingOf(entry) !== undefined),
    /** Entries whose last key point denies something. */
    negativeEndings: count(entry => style.negation.test(endingOf(entry))),
    /** Of those, the ones of the form "A is not B: …". */
    moldedEndings: count(entry => style.mold.test(endingOf(entry))),
    /** Entries whose last key point is a pair joined by a semicolon. */
    pairedEndings: count(entry => pairIn(entry) !== undefined),
    /** Entries whose first sentence does not name the term. */
    namelessOpenings: count(entry => !namesItself(entry)),
    /** Entries whose analogy has two sentences. */
    twoSentenceAnalogies: count(
      ({ passages }) => passages.find(({ part }) => part === 'analogy')?.sentences.length === 2,
    ),
    /** Entries that follow the other language clause by clause. */
    mirrors: count(isMirror),
    /** Keywords of all entries. */
    keywords: sum(({ text }) => text.keywords.length),
    /** Words such as "often" in all entries. */
    hedges: sum(({ passages }) => passages.flatMap(({ spoken }) => spoken.match(style.hedges) ?? []).length),
    /** Words of rhythm in all entries. */
    rhythmWords: sum(entry => rhythmWordsIn(entry).length),
  }
}

/** Remarks on the habits of one entry. */
export function* checkHabits(entry: LintEntry): Iterable<Remark> {
  const year = closingYear(entry)
  if (year)
    yield {
      ...year,
      rule: 'closing-year',
      message: `the explanation ends with a date, ${year.words}`,
      hint: 'Keep it where history explains something; at most a quarter of the entries end so.',
    }
  const molded = STYLE[entry.language].mold.exec(endingOf(entry))?.[0]
  if (molded !== undefined)
    yield {
      rule: 'molded-ending',
      path: ['keyPoints', entry.text.keyPoints.length - 1],
      words: molded,
      message: `the last key point has the form "A is not B:", like many others`,
      hint: 'Say what is so: by a number, a consequence, an example; at most a tenth of the entries end in this form.',
    }
  const pair = pairIn(entry)
  if (pair !== undefined)
    yield {
      rule: 'paired-ending',
      path: ['keyPoints', entry.text.keyPoints.length - 1],
      start: pair,
      words: ';',
      message: 'the last key point is a pair joined by a semicolon, like many others',
      hint: 'Say what is true of this term; at most a quarter of the entries end in a pair.',
    }
  const decoding = decodingOf(entry)
  if (decoding)
    yield {
      ...decoding,
      rule: 'decoded-analogy',
      message: `the analogy explains itself: "${decoding.words} …"`,
      hint: 'Leave that out where the reader sees what stands for what; at most a third of the entries need it.',
    }
  const shared = sharedOpening(entry)
  if (shared)
    yield {
      rule: 'key-points-alike',
      path: ['keyPoints', shared.at],
      words: shared.word,
      message: `${shared.count} key points begin with "${shared.word}"; at most ${limits.alikeKeyPoints.max} may`,
      hint: 'Begin one of them with another word.',
    }
  const extra = rhythmWordsIn(entry)[limits.rhythmWords.max]
  if (extra)
    yield {
      ...extra,
      rule: 'rhythm-word',
      message: `"${extra.words}" is the second of the words that every entry seems to use: «suele», «así que», «de modo que», «por lo que», «(u ordenador)»`,
      hint: 'Divide the sentence, or join it in another way.',
    }
}

/** The last key point, which corrects a mistake. */
const endingOf = ({ text }: LintEntry): string => text.keyPoints.at(-1) ?? ''

/** Where the semicolon stands that joins the two halves of the last key point. */
function pairIn(entry: LintEntry): number | undefined {
  const at = endingOf(entry).indexOf(';')
  return at === -1 ? undefined : at
}

type Found = Required<Pick<Remark, 'path' | 'start' | 'words'>>

function closingYear({ passages }: LintEntry): Found | undefined {
  const last = passages.findLast(({ part }) => part === 'explanation')
  const found = last && /(?<![\p{L}\p{N}.,-])(?:1[5-9]|20)\d\d(?![\p{L}\p{N}-]|[.,]\d)/u.exec(last.spoken)
  return found ? { path: last.path, start: found.index, words: found[0] } : undefined
}

function decodingOf({ passages, language }: LintEntry): Found | undefined {
  const analogy = passages.find(({ part }) => part === 'analogy')
  for (const { text, start } of analogy?.sentences ?? []) {
    const found = STYLE[language].decoding.exec(text)
    if (found) return { path: ['analogy'], start: start + found.index, words: found[0] }
  }
  return undefined
}

/** The word with which too many key points begin, and the index of the first beyond the limit. */
function sharedOpening({ text: { keyPoints }, language }: LintEntry) {
  const openings = keyPoints.map(point => openingOf(point, language))
  for (const opening of new Set(openings)) {
    const places = openings.flatMap((other, i) => (other === opening ? [i] : []))
    const at = places[limits.alikeKeyPoints.max]
    if (at === undefined) continue
    const word = (keyPoints[at] ?? '').split(' ', opening.split(' ').length).join(' ')
    return { word, count: places.length, at }
  }
  return undefined
}

/** The first word, with the next one where the first is an article: «La copia». */
function openingOf(point: string, language: Language): string {
  const [first = '', second = ''] = foldedWords(point)
  return ARTICLES[language].includes(first) ? `${first} ${second}` : first
}

const ARTICLES = inBoth<readonly string[]>(language => STYLE[language].articles.split(' '))

function rhythmWordsIn({ language, passages }: LintEntry): readonly Found[] {
  const { rhythm } = STYLE[language]
  if (!rhythm) return []
  return passages
    .filter(({ part }) => part !== 'title')
    .flatMap(({ path, spoken }) =>
      [...spoken.matchAll(rhythm)].map(({ 0: words, index }) => ({ path, start: index, words })),
    )
}
