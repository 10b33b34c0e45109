/** The alphabetical index: all terms on one page, or one page for each letter in large dictionaries. */

import { STRINGS } from '../languages/strings.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Lemma, LetterGroup } from '../model/dictionary/letters.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { type InBoth, inBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { anchor, linkRow, section } from './elements.ts'
import { bullets, markdownTermLine, markdownTermLink } from './markdown.ts'
import { onePage, type PageKind } from './page-kind.ts'
import { termItem, termLink } from './term-list.ts'

/** Whether the index has a page for each letter. */
const isSplit = (dictionary: Dictionary): boolean => dictionary.terms.length > bounds.indexPage.max

/** Whether the index on one page has room for definitions. */
const isDefined = (dictionary: Dictionary): boolean => dictionary.terms.length <= bounds.indexDefinitions.max

export const INDEX: PageKind<true> = {
  ...onePage('the alphabetical index', page.index),
  isDated: true,
  view(_, { language, dictionary, site }) {
    const strings = STRINGS[language]
    const groups = dictionary.letters(language)
    const split = isSplit(dictionary)
    const letters = groups.map(({ letter, key }) =>
      anchor(split ? href(site, page.letter(language, key)) : `#letter-${key}`, letter),
    )
    return {
      title: strings.indexTitle,
      description: strings.indexDescription,
      trail: [],
      main: () => html`<h1>${strings.indexTitle}</h1>
<p class="tagline" data-count>${strings.count(dictionary.terms.length)}</p>
${
  !split &&
  html`<p class="filter needs-js"><label for="filter">${strings.filter}</label> <input id="filter" type="search" data-filter autocomplete="off" spellcheck="false"></p>
<p class="filter-none" role="status" data-filter-none="${strings.filterNone}"></p>
`
}${linkRow(strings.letters, letters, 'letters')}
${split ? undefined : groups.map(({ letter, key, lemmas }) => html`${section(`letter-${key}`, letter, lemmaList(lemmas, isDefined(dictionary), language, site))}\n`)}`,
      blocks: () =>
        split
          ? [
              bullets(
                groups.map(
                  ({ letter, key, terms }) =>
                    `[${letter}](${absolute(site, page.letter(language, key))}): ${strings.count(terms.length)}`,
                ),
              ),
            ]
          : groups.flatMap(({ letter, lemmas }) => [`## ${letter}`, markdownLemmas(lemmas, language, site)]),
    }
  },
}

/**
 * Terms, and aliases with a reference to their term, which readers can show or hide.
 * @param isDefined whether terms have their definitions
 */
function lemmaList(lemmas: readonly Lemma[], isDefined: boolean, language: Language, site: Site): Html {
  const { see, otherNames } = STRINGS[language]
  const item = isDefined ? termItem : termLink
  const terms = lemmas.filter(({ alias }) => alias === undefined)
  const others = lemmas.filter(({ alias }) => alias !== undefined)
  return html`${
    others.length > 0 &&
    html`<details class="others">
<summary>${otherNames(others.length)}</summary>
<ul class="terms lemmas">
${others.map(({ term, alias }) => html`<li class="see">${alias}, <em>${see}</em> ${termLink(term, language, site)}</li>\n`)}</ul>
</details>
`
  }${
    terms.length > 0 &&
    html`<ul class="terms lemmas">
${terms.map(({ term }) => html`<li class="lemma">${item(term, language, site)}</li>\n`)}</ul>`
  }`
}

/** Lines of the index: terms with their definitions, and aliases with a reference to their term. */
const markdownLemmas = (lemmas: readonly Lemma[], language: Language, site: Site): string =>
  bullets(
    lemmas.map(({ term, alias }) =>
      alias === undefined
        ? markdownTermLine(term, language, site)
        : `${escapeMarkdown(alias)}, *${STRINGS[language].see}* ${markdownTermLink(term, language, site)}`,
    ),
  )

/** A letter's own page; only where the index is split. */
export const LETTERS: PageKind<LetterGroup> = {
  items: (language, dictionary) => (isSplit(dictionary) ? dictionary.letters(language) : []),
  origin: ({ letter }) => `the letter ${letter}`,
  paths: letterPaths,
  twins: letterTwins,
  view({ letter, terms, lemmas }, { language, site }) {
    const strings = STRINGS[language]
    const title = strings.letterTitle(letter)
    const count = strings.count(terms.length)
    return {
      title,
      description: `${title}: ${count}.`,
      trail: [[strings.indexTitle, page.index(language)]],
      main: () => html`<h1>${title}</h1>
<p class="tagline">${count}</p>
${lemmaList(lemmas, true, language, site)}`,
      blocks: () => [markdownLemmas(lemmas, language, site)],
    }
  },
}

/** The page of a letter in each language; the index where a language has no such letter. */
function letterPaths(group: LetterGroup, dictionary: Dictionary): InBoth<string> {
  const twins = letterTwins(group, dictionary)
  return inBoth(language => twins[language] ?? page.index(language))
}

/** The pages of a letter that exist. */
function letterTwins({ key }: LetterGroup, dictionary: Dictionary): Partial<InBoth<string>> {
  const has = (language: Language) => dictionary.letters(language).some(group => group.key === key)
  return Object.fromEntries(LANGUAGES.filter(has).map(language => [language, page.letter(language, key)]))
}
