/**
 * The dictionary for StarDict 2.4.2 (https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat).
 * In each of its few files are all entries, so it is packed last, from the entries as the JSON Lines have them.
 */

import { FACTS } from '../../languages/facts-by-language.ts'
import { DOWNLOADED_FILE_STRINGS } from '../../languages/strings-by-language.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { apiEntry } from '../../model/views/api-entry.ts'
import type { Artifact } from '../../model/views/artifact.ts'
import { termPageInput } from '../../model/views/term-page-input.ts'
import { absolute, file, page } from '../../model/web/address.ts'
import type { Entry, LanguageBlock } from '../../schema/api-responses.ts'
import { LANGUAGES, type Language, SECTION_HEADINGS } from '../../schema/language.ts'
import { withoutControls } from '../../text/escape-xml.ts'
import { type Html, html } from '../../text/html.ts'
import { joinBytes } from '../../text/join-bytes.ts'
import { linkedHtml } from '../../text/render-linked-paragraphs.ts'
import { acronym, splitTitle } from '../../text/term-names.ts'
import { artifact } from '../make-artifact.ts'
import { type Packed, zip } from './zip.ts'

/**
 * One archive for each language, if the site has downloads.
 * @param entries all entries, sorted by slug, anew on each call
 */
export function* starDicts(dictionary: Dictionary, site: Site, entries: () => Iterable<Entry>): Iterable<Artifact> {
  if (!site.downloads) return
  for (const language of LANGUAGES)
    yield artifact(file.starDict(language), `the StarDict dictionary (${language})`, () =>
      zip(starDict(language, entries(), dictionary, site)),
    )
}

/** The entries of a dictionary that has the bodies of all terms. */
export function* entriesOf(dictionary: Dictionary, site: Site): Iterable<Entry> {
  for (const { slug } of dictionary.terms) {
    const term = dictionary.whole(slug)
    if (term) yield apiEntry(termPageInput(term, dictionary), site)
  }
}

/** Bytes of a word, with the one that ends it. */
const MAX_WORD_BYTES = 255

const encoder = new TextEncoder()

/** Articles are HTML; other names of an entry are synonyms, which lead to its article. */
function starDict(language: Language, entries: Iterable<Entry>, dictionary: Dictionary, site: Site): Packed {
  const articles: Uint8Array[] = []
  const words: Word[] = []
  let at = 0
  for (const entry of entries) {
    const [head, ...others] = namesIn(entry, language)
    if (head === undefined) continue
    const article = encoder.encode(withoutControls(articleOf(entry, language, dictionary, site).toString()))
    articles.push(article)
    words.push({ key: keyOf(head), others: others.map(keyOf), start: at, size: article.length })
    at += article.length
  }
  words.sort((a, b) => compareKeys(a.key, b.key))
  const synonyms = words
    .flatMap(({ others }, index) => others.map(key => ({ key, index })))
    .sort((a, b) => compareKeys(a.key, b.key) || a.index - b.index)
  const index = joinBytes(words.map(({ key, start, size }) => line(key, start, size)))
  const name = `${site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${language}`
  const about = [
    "StarDict's dict ifo file",
    'version=2.4.2',
    `bookname=${site.name} (${FACTS[language].ownName})`,
    `wordcount=${words.length}`,
    `synwordcount=${synonyms.length}`,
    `idxfilesize=${index.length}`,
    'sametypesequence=h',
    `website=${absolute(site, page.home(language))}`,
    `description=${withoutControls(site.description[language]).replace(/\s+/g, ' ')} ${site.license.name}: ${site.license.url}`,
    `date=${site.generated.replaceAll('-', '.')}`,
    '',
  ]
  return new Map<string, string | Uint8Array>([
    [`${name}/${name}.ifo`, about.join('\n')],
    [`${name}/${name}.idx`, index],
    [`${name}/${name}.syn`, joinBytes(synonyms.map(({ key, index: word }) => line(key, word)))],
    [`${name}/${name}.dict`, joinBytes(articles)],
  ])
}

interface Word {
  readonly key: Uint8Array
  readonly others: readonly Uint8Array[]
  /** Where its article stands. */
  readonly start: number
  readonly size: number
}

/** The headword first, then all other names of the entry, each once. */
function namesIn(entry: Entry, language: Language): readonly string[] {
  const { slug, aliases, en, es } = entry
  const { title, word } = entry[language]
  const named = { slug, en: { title: en.title, aliases: [] }, es: { title: es.title, aliases: [] } }
  const { bare } = splitTitle(title)
  const names = [
    bare,
    title,
    acronym(named, language),
    ...(aliases[language] ?? []),
    ...(word?.variants ?? []).map(({ form }) => form),
    ...(word?.standsFor ? [word.standsFor.text] : []),
  ]
  return [...new Set(names.flatMap(name => (name === undefined ? [] : withoutControls(name).trim())))].filter(Boolean)
}

function articleOf(entry: Entry, language: Language, dictionary: Dictionary, site: Site): Html {
  const text = entry[language]
  const link = html`<p><a href="${entry.urls[language] ?? absolute(site, page.term(language, entry.slug))}">${DOWNLOADED_FILE_STRINGS[language].entry}</a></p>`
  const definition = html`<p><b>${text.title}</b>${saidOf(text)}</p><p>${text.tagline}</p>`
  const paragraphs = linkedHtml(text.explanation, [], () => '')
  const related = (entry.related ?? []).flatMap(slug => dictionary.get(slug)?.[language].title ?? [])
  return html`${definition}${paragraphs.map(each => html`<p>${each}</p>`)}<p><i>${SECTION_HEADINGS[language].analogy}:</i> ${text.analogy}</p><ul>${text.keyPoints.map(
    point => html`<li>${point}</li>`,
  )}</ul>${
    related.length > 0 &&
    html`<p>${related.map((title, i) => html`${i > 0 && ' · '}<a href="bword://${splitTitle(title).bare}">${splitTitle(title).bare}</a>`)}</p>`
  }${link}`
}

const saidOf = ({ word }: LanguageBlock): Html | undefined =>
  word?.pronunciation &&
  html` <i>${word.pronunciation.map(({ respelling, ipa }) => `${respelling} ${ipa}`.trim()).join(' · ')}</i>`

/** A word as UTF-8, cut between characters if it is longer than the format allows. */
function keyOf(word: string): Uint8Array {
  const bytes = new Uint8Array(MAX_WORD_BYTES)
  return bytes.subarray(0, encoder.encodeInto(word, bytes).written)
}

/** A word, the byte that ends it, and numbers of 32 bits, the most significant byte first. */
function line(key: Uint8Array, ...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(key.length + 1 + numbers.length * 4)
  bytes.set(key)
  const view = new DataView(bytes.buffer)
  for (const [i, number] of numbers.entries()) view.setUint32(key.length + 1 + i * 4, number)
  return bytes
}

/** The order that the format asks for: without regard to case in ASCII, then by bytes. */
function compareKeys(a: Uint8Array, b: Uint8Array): number {
  return compareBytes(a, b, lower) || compareBytes(a, b, byte => byte)
}

function compareBytes(a: Uint8Array, b: Uint8Array, of: (byte: number) => number): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = of(a[i] as number) - of(b[i] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

const lower = (byte: number): number => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte)
