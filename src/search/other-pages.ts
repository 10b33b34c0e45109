/**
 * Pages that are no entries, as a query finds them: comparisons by the names of their two entries, paths and topics by
 * their words. A page is found where its title, and the keywords that are in the query as a whole, have most of the query;
 * less is enough of one that answers a problem if such a keyword has several words.
 */
import type { Language } from '../schema/language.ts'
import { contentWords, openStemmers } from './analyzer.ts'
import type { PageWithKeywords, SearchedPage } from './index-format.ts'
import type { Question } from './parse-query.ts'
import { isGenericWord } from './stop-words.ts'

/** The pages with the stems of their keywords. */
export function stemPages(pages: readonly PageWithKeywords[], language: Language): readonly PageWithKeywords[] {
  const [own] = openStemmers(language)
  const stems = (text: string) => [...new Set(contentWords(text).map(own))].sort().join(' ')
  return pages.map(page => ({ ...page, keywords: page.keywords.map(stems) }))
}

/** The part of a query, by weight, that title and keywords of a page have at least. */
const MIN_PART = 0.7
/** The same where people speak of themselves ("my phone is slow"), of pages that answer a problem. */
const MIN_PART_PERSONAL = 0.5
/** The same where one of them is in the query as a whole: "slow wifi upstairs". */
const MIN_PART_WITH_PHRASE = 0.45
/** The part of a query of people about themselves that one word is, to name a page alone: "my computer is slow" is no phone. */
const MIN_PART_OF_ONE = 0.75
/** The part of the title that a query has at least, unless the page answers a problem. */
const MIN_OF_TITLE = 0.5

interface IndexedPage {
  readonly page: SearchedPage
  readonly title: ReadonlySet<string>
  /** The title and each keyword. */
  readonly names: readonly (readonly string[])[]
}

/**
 * @param stemmed sorted as they are to stand where they fit as well
 * @returns for a question, the paths and topics that answer it, best first; `idf` is the inverse frequency of a word
 */
export function openPages(
  stemmed: readonly PageWithKeywords[],
  language: Language,
): (question: Question, idf: (word: string) => number) => readonly SearchedPage[] {
  const [own] = openStemmers(language)
  const pages = stemmed.map(({ keywords, ...page }): IndexedPage => {
    const title = contentWords(page.title).map(own)
    return { page, title: new Set(title), names: [title, ...keywords.map(keyword => keyword.split(' '))] }
  })
  return (question, idf) => {
    const asked = new Set(question.words.flatMap(({ stems }) => [...stems.keys()]))
    const hasWord = ({ page, names }: IndexedPage) => page.isProblem && names.flat().some(stem => asked.has(stem))
    // "Phone" alone is no problem: several begin so.
    const isOpen = question.said === 1 && pages.filter(hasWord).length > 1
    return pages
      .filter(({ page }) => !(isOpen && page.isProblem))
      .map(each => ({ page: each.page, score: scoreOf(each, question, asked, idf) }))
      .filter(each => each.score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page)
  }
}

/** How well a page fits the words of a question; 0 where it does not. */
function scoreOf(
  { page, title, names }: IndexedPage,
  question: Question,
  asked: ReadonlySet<string>,
  idf: (word: string) => number,
): number {
  // Words of several keywords add up to nothing: "Android to iPhone" has lost neither.
  const whole = names.filter(name => name.every(stem => asked.has(stem)))
  const head = new Set([...title, ...whole.flat()])
  let [total, inHead, inTitle, named] = [0, 0, 0, 0]
  for (const { word, stems } of question.words) {
    const isIn = (texts: ReadonlySet<string>) => [...stems.keys()].some(stem => texts.has(stem))
    const isInHead = isIn(head)
    if (!isInHead && isGenericWord(word)) continue
    const weight = idf(word)
    total += weight
    if (isInHead) {
      inHead += weight
      named++
    }
    if (isIn(title)) inTitle++
  }
  const ofTitle = Math.min(1, inTitle / title.size)
  const isPersonal = page.isProblem && question.isPersonal
  const least = isPersonal ? MIN_PART_PERSONAL : MIN_PART
  // One word of a path that answers a problem may be about anything: "who made the iPhone" has lost none.
  const isNamed = named > 1 || (named === 1 && (isPersonal ? inHead >= MIN_PART_OF_ONE * total : !page.isProblem))
  const isPart = isNamed && inHead >= least * total
  const isPhrase = whole.some(name => name.length > 1)
  const isFound = isPart || (page.isProblem && isPhrase && inHead >= MIN_PART_WITH_PHRASE * total)
  const isProblem = page.isProblem && question.said !== 1
  return isFound && (isProblem || ofTitle >= MIN_OF_TITLE) ? inHead / total + ofTitle : 0
}
