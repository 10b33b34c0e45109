/**
 * Decks for Anki, as its import of text files reads them: lines of cells with tabs between, and headers that name the
 * deck, the format and the columns (https://docs.ankiweb.net/importing/text-files.html). Cells are HTML. The first
 * column identifies a card, so that a later import updates it and the learner's progress stays.
 */

import { DOWNLOADED_FILE_STRINGS } from '../../languages/strings-by-language.ts'
import { wordOf } from '../../model/dictionary/parse-word-facts.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { ITEMS_ALONE, type Stream } from '../../model/views/artifact.ts'
import type { TermPageInput } from '../../model/views/term-page-input.ts'
import { absolute, file, fileOf, page } from '../../model/web/address.ts'
import { spoken } from '../../pages/headword-in-sentence.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { escapeXml } from '../../text/escape-xml.ts'
import { splitTitle } from '../../text/term-names.ts'

/** For each language a deck that asks what a word means. */
export const ankiDecks: readonly Stream[] = LANGUAGES.map(language => ({
  ...ITEMS_ALONE,
  path: fileOf(file.anki(language)),
  origin: `the Anki deck (${language})`,
  head: (_, site) =>
    [
      '#separator:tab',
      '#html:true',
      `#deck:${oneLine(`${site.name}: ${DOWNLOADED_FILE_STRINGS[language].deck}`)}`,
      '#notetype:Basic',
      '#guid column:1',
      '#tags column:4',
      '',
    ].join('\n'),
  item: (input, site) => line(input, language, site),
}))

function line(input: TermPageInput, language: Language, site: Site): string {
  const { term } = input
  const link = `<a href="${escapeXml(absolute(site, page.term(language, term.slug)))}">${escapeXml(DOWNLOADED_FILE_STRINGS[language].entry)}</a>`
  const cells = [
    // As in the first decks that were published, so that progress is kept.
    `term-${term.id}-word-definition-${language}`,
    word(term, language).join('<br>'),
    [escapeXml(term[language].tagline), link].join('<br>'),
    tags(input, language),
  ]
  return `${cells.map(oneLine).join('\t')}\n`
}

/** The word with its article, what its initials stand for, and how it is said. */
function word(term: Term, language: Language): readonly string[] {
  const { inner } = splitTitle(term[language].title)
  const said = wordOf(term[language], language)?.pronunciation
  return [
    `<b>${escapeXml(spoken(term, language))}</b>${inner === undefined ? '' : ` (${escapeXml(inner)})`}`,
    ...(said
      ? [`<i>${said.map(({ respelling, ipa }) => escapeXml(`${respelling} ${ipa}`.trim())).join(' · ')}</i>`]
      : []),
  ]
}

/** Tags of Anki have levels of their own, with two colons between, and no spaces. */
function tags({ term, paths }: TermPageInput, language: Language): string {
  const { topic, level, path } = DOWNLOADED_FILE_STRINGS[language].tags
  return [
    ...term.subjects.map(subject => `${topic}::${subject}`),
    `${level}::${term.level}`,
    ...paths.map(({ slug }) => `${path}::${slug}`),
  ].join(' ')
}

/**
 * Tabs and line breaks end cells and lines. Anki also reads `[latex]`, `[sound:…]` and `{{…}}`, in HTML too, so these signs
 * are written as references.
 */
const oneLine = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .replaceAll('[', '&#91;')
    .replaceAll('{', '&#123;')
