/** Habits of writing that tire a reader of many entries: key points that begin alike, and words of translated texts. */
import { STYLE } from '../languages/style.ts'
import { limits } from '../schema/guide-limits.ts'
import { inBoth, type Language } from '../schema/language.ts'
import { foldedWords } from '../text/words.ts'
import type { LintEntry } from './entry.ts'
import type { Remark } from './finding.ts'

/** Remarks on the habits of one entry. */
export function* checkHabits(entry: LintEntry): Iterable<Remark> {
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
