/**
 * All entries for translation software: TermBase eXchange (ISO 30042:2019), dialect TBX-Basic, data categories as
 * attributes (DCA), the style that such software imports. An entry is a concept; its title is the preferred term, its
 * aliases are admitted terms, and its tagline is the definition. What the dialect has no category for, such as the
 * pronunciation, stands in notes.
 */

import { wordOf } from '../../model/dictionary/parse-word-facts.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Brief, Summary } from '../../model/dictionary/summary.ts'
import type { Stream } from '../../model/views/artifact.ts'
import { absolute, file, fileOf, page } from '../../model/web/address.ts'
import { factsOf } from '../../pages/word-fact-lines.ts'
import type { Word } from '../../schema/api-responses.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Link, Term } from '../../schema/term.ts'
import type { PartOfSpeech } from '../../schema/word-fact-formats.ts'
import { DECLARATION, escapeXml } from '../../text/escape-xml.ts'
import { plain } from '../../text/parse-inline-markup.ts'

export const tbx: Stream = {
  path: fileOf(file.tbx),
  origin: 'the term base',
  head: (_, site) => `${DECLARATION}<tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader>
<fileDesc>
<titleStmt><title>${escapeXml(site.name)}</title></titleStmt>
<publicationStmt><p>${escapeXml(`${site.license.name}: ${site.license.url}`)}</p></publicationStmt>
<sourceDesc><p>${escapeXml(`${absolute(site, page.home('en'))}, ${site.generated}`)}</p></sourceDesc>
</fileDesc>
</tbxHeader>
<text>
<body>
`,
  item: ({ term, related }, site) => `${concept(term, related, site)}\n`,
  between: '',
  tail: '</body>\n</text>\n</tbx>\n',
}

/** An XML id cannot begin with a digit. */
const conceptId = ({ id }: Pick<Summary, 'id'>): string => `term-${id}`

function concept(term: Term, related: readonly Brief[], site: Site): string {
  return lines(
    `<conceptEntry id="${conceptId(term)}">`,
    transaction('origination', term.date),
    term.updated !== undefined && transaction('modification', term.updated),
    ...term.subjects.map(subject => `<descrip type="subjectField">${escapeXml(site.subjects[subject].en)}</descrip>`),
    term.image &&
      external('xGraphic', term.en.imageAlt ?? term.en.title, absolute(site, file.image(term.slug, term.image))),
    ...related.map(
      other => `<ref type="crossReference" target="${conceptId(other)}">${escapeXml(other.en.title)}</ref>`,
    ),
    ...LANGUAGES.map(language => languageSection(term, language, site)),
    '</conceptEntry>',
  )
}

const transaction = (type: string, date: string): string =>
  `<transacGrp><transac type="transactionType">${type}</transac><date>${date}</date></transacGrp>`

function languageSection(term: Term, language: Language, site: Site): string {
  const { title, aliases, tagline } = term[language]
  const word = wordOf(term[language], language)
  return lines(
    `<langSec xml:lang="${language}">`,
    `<descripGrp><descrip type="definition">${escapeXml(tagline)}</descrip><admin type="source">${escapeXml(absolute(site, page.term(language, term.slug)))}</admin></descripGrp>`,
    preferred(title, word, term[language].links, language),
    ...aliases.map(alias => admitted(alias, word)),
    '</langSec>',
  )
}

/** The title, and all that is said of the word. */
const preferred = (title: string, word: Word | undefined, links: readonly Link[], language: Language): string =>
  lines(
    '<termSec>',
    `<term>${escapeXml(title)}</term>`,
    status('preferred'),
    word && termNote('partOfSpeech', PARTS_OF_SPEECH[word.partOfSpeech]),
    ...GENDERS[word?.gender ?? ''].map(gender => termNote('grammaticalGender', gender)),
    word?.example && `<descrip type="context">${escapeXml(plain(word.example))}</descrip>`,
    ...(word ? notesOn(word, language) : []),
    ...links.map(({ label, url }) => external('externalCrossReference', label, url)),
    '</termSec>',
  )

const admitted = (alias: string, word: Word | undefined): string =>
  lines(
    '<termSec>',
    `<term>${escapeXml(alias)}</term>`,
    status('admitted'),
    ...(word?.variants?.find(({ form }) => form === alias)?.regions ?? []).map(region =>
      termNote('geographicalUsage', region),
    ),
    '</termSec>',
  )

const termNote = (type: string, text: string): string => `<termNote type="${type}">${text}</termNote>`

const status = (value: 'preferred' | 'admitted'): string => termNote('administrativeStatus', `${value}Term-admn-sts`)

/** The dialect knows no proper nouns. */
const PARTS_OF_SPEECH: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'noun',
  'proper noun': 'noun',
  adjective: 'adjective',
  verb: 'verb',
}

/** Where both are in use, both are named. */
const GENDERS: Readonly<Record<NonNullable<Word['gender']> | '', readonly string[]>> = {
  '': [],
  m: ['masculine'],
  f: ['feminine'],
  mf: ['masculine', 'feminine'],
}

/** What no category holds, as it stands in the Markdown of the entry. */
const notesOn = (word: Word, language: Language): readonly string[] =>
  factsOf(word, language)
    .filter(({ field }) => !IN_CATEGORIES.has(field))
    .map(({ label, text }) => `<note>${escapeXml(`${label}: ${text}`)}</note>`)

const IN_CATEGORIES: ReadonlySet<keyof Word> = new Set(['partOfSpeech', 'gender', 'example'])

/** A link with its normalized address: the schema of TBX requires a lower-case scheme and encoded characters. */
const external = (type: string, label: string, url: string): string =>
  `<xref type="${type}" target="${escapeXml(new URL(url).href)}">${escapeXml(label)}</xref>`

const lines = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter(part => part !== undefined && part !== false).join('\n')
