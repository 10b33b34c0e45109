/** The alphabetical index: all terms on one page, or one page for each letter in large dictionaries. */

import { STRINGS } from '../languages/strings-by-language.ts'
import type { Lemma, LetterGroup } from '../model/dictionary/alphabetical-index.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { absolute, href, page } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { type InBoth, inBoth, LANGUAGES, type Language } from '../schema/language.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'
import { type Html, html } from '../text/html.ts'
import { onePage, type PageKind } from './define-page-kind.ts'
import { anchor, linkRow, section } from './elements.ts'
import { bullets, markdownTermLine, markdownTermLink } from './markdown-builders.ts'
import { headwordOf, termLink } from './term-links.ts'

/** Whether the index has a page for each letter. */
const isSplit = (dictionary: Dictionary): boolean => dictionary.terms.length > bounds.indexPage.max

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
<p class="tagline">${strings.count(dictionary.terms.length)}</p>
${linkRow(strings.letters, letters, 'letters')}
${split ? undefined : groups.map(({ letter, key, lemmas }) => html`${section(`letter-${key}`, letter, lemmaList(lemmas, language, site))}\n`)}`,
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

/** Names in alphabetical order; those that are no titles, with the entry that they stand for. */
const lemmaList = (lemmas: readonly Lemma[], language: Language, site: Site): Html =>
  html`<ul class="lemmas">
${lemmas.filter(({ term, alias }) => alias !== headwordOf(term, language)).map(({ term, alias }) => (alias === undefined ? html`<li>${termLink(term, language, site)}</li>\n` : html`<li class="see">${alias} → ${termLink(term, language, site, headwordOf(term, language))}</li>\n`))}</ul>`

/** Lines of the index: terms with their definitions, and aliases with a reference to their term. */
const markdownLemmas = (lemmas: readonly Lemma[], language: Language, site: Site): string =>
  bullets(
    lemmas.map(({ term, alias }) =>
      alias === undefined
        ? markdownTermLine(term, language, site)
        : `${escapeMarkdown(alias)} → ${markdownTermLink(term, language, site)}`,
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
${lemmaList(lemmas, language, site)}`,
      blocks: () => [markdownLemmas(lemmas, language, site)],
    }
  },
}

/** The page of a letter in each language; the index where a language has no such letter. */
function letterPaths(group: LetterGroup, dictionary: Dictionary): InBoth<string> {
  const twins = letterTwins(group, dictionary)
  return inBoth(language => twins[language] ?? page.index(language))
}

function letterTwins({ key }: LetterGroup, dictionary: Dictionary): Partial<InBoth<string>> {
  const has = (language: Language) => dictionary.letters(language).some(group => group.key === key)
  return Object.fromEntries(LANGUAGES.filter(has).map(language => [language, page.letter(language, key)]))
}
