/**
 * The list of all files in dist/, by family. Files of a term are rendered by the thread that has read the term, files
 * of the dictionary from summaries, and streams from an item for each term. Copies, scripts, the worker and cards are
 * made with services that need Node.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import {
  type Artifact,
  contentOf,
  type Emitter,
  type LanguageEmitter,
  type PageContext,
  type Stream,
  streamed,
  type TermEmitter,
} from '../model/views/artifact.ts'
import { termPageInput } from '../model/views/term-page-input.ts'
import { LANGUAGES } from '../schema/language.ts'
import { once } from '../text/memoize.ts'
import { apiIndex, entries, jsonLines, list } from './api.ts'
import { ankiDecks } from './downloads/anki.ts'
import { csv } from './downloads/csv.ts'
import { books } from './downloads/epub.ts'
import { type FilePerEntryArchive, wholeArchive } from './downloads/file-per-entry-archive.ts'
import { turtle } from './downloads/skos.ts'
import { entriesOf, starDicts } from './downloads/stardict.ts'
import { tbx } from './downloads/tbx.ts'
import { embeds } from './embedded-cards-and-oembed.ts'
import { entryForm } from './entry-form-assets.ts'
import { feeds, newest } from './feeds.ts'
import { hosts, webServers } from './host-config-files.ts'
import { FULL_TEXTS, llms } from './llms.ts'
import { openapi } from './openapi.ts'
import { downloadPages, LISTS, PAGES, termHtml, termMarkdown } from './pages.ts'
import { publicFiles } from './public-files.ts'
import { redirectPages } from './redirect-pages.ts'
import type { NodeServices, ServiceEmitter } from './required-services.ts'
import { scripts } from './scripts.ts'
import { daily, namesFile, searchFile, slugs } from './search-files.ts'
import { isShell, serviceWorker } from './service-worker-file.ts'
import { crawlers } from './sitemap-and-robots.ts'
import { cards } from './social-card-files.ts'
import { speculation } from './speculation-rules.ts'
import { termImages } from './term-images.ts'
import { manifest } from './web-app-manifest.ts'
import { wellKnown } from './well-known-catalogs.ts'

/** Files of one term. */
export const PER_TERM: readonly TermEmitter[] = [entries, termHtml, termMarkdown, embeds]

/** Files with an item for every term, without those that the settings switch off. */
export const streamsOf = ({ llmsFull, downloads }: Pick<Site, 'llmsFull' | 'downloads'>): readonly Stream[] => [
  list,
  ...(llmsFull ? FULL_TEXTS : []),
  ...(downloads ? DOWNLOADS : []),
]

/** Those of the downloads that are archives. */
export const FILE_PER_ENTRY_ARCHIVES: readonly FilePerEntryArchive[] = books
const TEXTS: readonly Stream[] = [csv, jsonLines, tbx, turtle, ...ankiDecks]
export const DOWNLOADS: readonly Stream[] = [...TEXTS, ...FILE_PER_ENTRY_ARCHIVES]

const ofLanguage =
  (emit: (context: PageContext) => Iterable<Artifact>): LanguageEmitter =>
  language =>
  (dictionary, site) =>
    emit({ language, dictionary, site })

const guides = ofLanguage(llms)
const moved = ofLanguage(redirectPages)
const searchTexts = ofLanguage(searchFile)
const searchNames = ofLanguage(namesFile)

/** Files of the dictionary as a whole. */
const PER_DICTIONARY: readonly Emitter[] = [
  apiIndex,
  openapi,
  crawlers,
  speculation,
  wellKnown,
  feeds,
  manifest,
  hosts,
  slugs,
  daily,
]

/**
 * The files of the dictionary in shares, the largest first. A thread of a build that has made the files of its terms
 * takes the next share. Lists of a language are one share, because they use the same letters.
 */
export const SHARES: readonly (readonly Emitter[])[] = [
  ...LANGUAGES.map(language => [searchTexts(language), searchNames(language)]),
  ...LANGUAGES.map(language => LISTS.map(of => of(language))),
  PER_DICTIONARY,
  ...LANGUAGES.map(language => [guides(language)]),
  ...LANGUAGES.map(language => [...PAGES, moved].map(of => of(language))),
]

/** Files that are copied, bundled, or made from templates. */
export const COPIED: readonly ServiceEmitter[] = [publicFiles, termImages, scripts, entryForm, webServers]

/** Every artifact of a dictionary that has the bodies of all terms. */
export function* emitAll(dictionary: Dictionary, site: Site, services: NodeServices): Iterable<Artifact> {
  // First, so that they are drawn on other threads while this one makes the rest.
  yield* cards(dictionary, site, services)
  const shell: Artifact[] = []
  for (const family of [emitTexts(dictionary, site), ...COPIED.map(emit => emit(dictionary, site, services))]) {
    for (const artifact of family) {
      if (isShell(artifact)) shell.push(artifact)
      yield artifact
    }
  }
  yield serviceWorker(shell, site, services)
  const packed = [
    ...(site.downloads ? FILE_PER_ENTRY_ARCHIVES.map(stream => wholeArchive(stream, dictionary, site, services)) : []),
    ...starDicts(dictionary, site, () => entriesOf(dictionary, site)),
  ]
  yield* packed
  const files = [...packed, ...(site.downloads ? TEXTS.map(stream => streamed(stream, dictionary, site)) : [])]
  const sizes = new Map(files.map(each => [`/${each.path}`, once(() => byteLength(contentOf(each)))]))
  yield* downloadPages(dictionary, site, path => sizes.get(path)?.() ?? 0)
}

const byteLength = (content: string | Uint8Array): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.length

/** Every artifact that is rendered from the dictionary alone. */
export function* emitTexts(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const { slug } of dictionary.terms) {
    const term = dictionary.whole(slug)
    if (term) for (const emit of PER_TERM) yield* emit(termPageInput(term, dictionary), site)
  }
  for (const stream of streamsOf(site))
    if (!FILE_PER_ENTRY_ARCHIVES.some(({ path }) => path === stream.path)) yield streamed(stream, dictionary, site)
  for (const emit of SHARES.flat()) yield* emit(dictionary, site)
}

/** The terms whose bodies the files of the dictionary need: examples, and the entries of feeds. */
export function wholeTermsFor(dictionary: Dictionary, site: Site): readonly string[] {
  const shown = [...dictionary.terms.slice(0, 1), ...newest(dictionary)].map(({ slug }) => slug)
  return [...new Set([site.example ?? [], shown].flat())]
}
