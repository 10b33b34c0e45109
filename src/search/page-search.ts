/**
 * Pages that are no entries, as a query finds them: comparisons by the names of their two entries, paths and topics by
 * their words. A page is found where its title or its keywords have a good part of the query, and its texts have most of it.
 */
import type { Language } from '../schema/language.ts'
import type { StemmedPage, SearchedPage } from './file.ts'
import type { Question, QuestionWord } from './question.ts'
import { isGenericWord } from './stop-words.ts'
import { contentWords, openStemmers, type Stemmer } from './words.ts'

/** The same with the words and the text by which it is found. */
export interface PageToIndex extends SearchedPage {
  readonly keywords: readonly string[]
  readonly text: string
}

export function stemPages(pages: readonly PageToIndex[], language: Language): readonly StemmedPage[] {
  const [own] = openStemmers(language)
  const stems = (text: string) => [...new Set(contentWords(text).map(own))].sort().join(' ')
  return pages.map(page => ({ ...page, keywords: stems(page.keywords.join(' ')), text: stems(page.text) }))
}

/** The parts of a query, by weight, that title, description and keywords of a page, and that all its texts have at least. */
const MIN_PARTS = { head: 0.5, text: 0.65 } as const
/** The same where people speak of themselves ("my phone is slow"), of pages that answer a problem. */
const MIN_PARTS_PERSONAL = { head: 0.3, text: 0.35 } as const
/** The part by weight that title and keywords have where they have one word alone. */
const MIN_NAMED = 0.6
/** The part of the title that a query has at least, unless the page answers a problem. */
const MIN_OF_TITLE = 0.5
/** What a word is worth in the description or a keyword, and in the text; and another form of the one asked. */
const DESCRIPTION_WEIGHT = 0.8
const TEXT_WEIGHT = 0.6
const FORM_WEIGHT = 0.8

interface IndexedPage {
  readonly page: SearchedPage
  readonly title: ReadonlySet<string>
  readonly description: ReadonlySet<string>
  readonly keywords: ReadonlySet<string>
  readonly text: ReadonlySet<string>
}

/**
 * @param stemmed sorted as they are to stand where they fit as well
 * @returns for a question, the paths and topics that answer it, best first; `idf` is the inverse frequency of a word
 */
export function openPages(
  stemmed: readonly StemmedPage[],
  language: Language,
): (question: Question, idf: (word: string) => number) => readonly SearchedPage[] {
  const [own] = openStemmers(language)
  const pages = stemmed.map((one): IndexedPage => indexed(one, own))
  return (question, idf) =>
    pages
      .map(each => ({ page: each.page, score: scoreOf(each, question, idf) }))
      .filter(each => each.score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page)
}

/** How well a page fits the words of a question; 0 where it does not. */
function scoreOf(
  { page, title, description, keywords, text }: IndexedPage,
  question: Question,
  idf: (word: string) => number,
): number {
  let [total, inHead, inText, inNames, common, named] = [0, 0, 0, 0, 0, 0]
  for (const { word, stems } of question.words) {
    const [ofTitle, ofKeywords, ofText] = [bestOf(stems, title), bestOf(stems, keywords), bestOf(stems, text)]
    const ofName = Math.max(ofTitle, ofKeywords)
    const ofDescription = Math.max(bestOf(stems, description), ofKeywords)
    if (ofTitle + ofDescription === 0 && isGenericWord(word)) continue
    const weight = idf(word)
    const ofHead = Math.max(ofTitle, DESCRIPTION_WEIGHT * ofDescription)
    total += weight
    inHead += weight * ofHead
    inText += weight * Math.max(ofHead, TEXT_WEIGHT * ofText)
    if (ofTitle > 0) common++
    inNames += weight * ofName
    if (ofName === 1) named++
  }
  const ofTitle = Math.min(1, common / title.size)
  const isPersonal = page.isProblem && question.isPersonal
  const { head, text: whole } = isPersonal ? MIN_PARTS_PERSONAL : MIN_PARTS
  // One word of a path that answers a problem may be about anything: "who made the iPhone" has lost none.
  const isNamed = named > 1 || (isPersonal ? inNames >= MIN_NAMED * total : named > 0 && !page.isProblem)
  const isFound = isNamed && inHead >= head * total && inText >= whole * total
  const isProblem = page.isProblem && question.words.length > 1
  return isFound && (isProblem || ofTitle >= MIN_OF_TITLE) ? (inHead + inText) / total + ofTitle : 0
}

function indexed({ keywords, text, ...page }: StemmedPage, own: Stemmer): IndexedPage {
  return {
    page,
    title: new Set(contentWords(page.title).map(own)),
    description: new Set(contentWords(page.description).map(own)),
    keywords: new Set(keywords.split(' ')),
    text: new Set(text.split(' ')),
  }
}

/** What the best of some stems is worth that a text has. */
function bestOf(stems: QuestionWord['stems'], text: ReadonlySet<string>): number {
  let best = 0
  for (const [stem, form] of stems) if (text.has(stem)) best = Math.max(best, form === 'own' ? 1 : FORM_WEIGHT)
  return best
}
