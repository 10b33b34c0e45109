/**
 * Habits of writing that tire a reader of many entries: the same ending, the same kind of analogy, key points that
 * begin alike. In a single entry most of them are notes for reviewers.
 */
import { STYLE } from '../languages/style-rules-by-language.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { limits } from '../schema/recommended-lengths.ts'
import { foldedWords } from '../text/words.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

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
