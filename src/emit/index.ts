/**
 * The list of all files in dist/, by family. Files of a term are rendered by the shard that holds the term, files of the
 * dictionary from summaries, and streams from an item for each term. Copies, scripts, the worker and cards are made of
 * materials that the build hands over.
 */
import {
  type Artifact,
  type Emitter,
  type LanguageEmitter,
  type Stream,
  streamed,
  type TermEmitter,
} from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { termPageInput } from '../model/term-page-input.ts'
import { LANGUAGES } from '../schema/language.ts'
import { apiIndex, entries, jsonLines, list } from './api.ts'
import { cards } from './cards.ts'
import { collections } from './collections.ts'
import { copies } from './copies.ts'
import { crawlers } from './crawlers.ts'
import { csv } from './csv.ts'
import { feeds, newest, termsOfDays } from './feeds.ts'
import { hosts } from './hosts.ts'
import { html, termHtml } from './html.ts'
import { FULL_TEXTS, llms } from './llms.ts'
import { markdown, termMarkdown } from './markdown.ts'
import type { MaterialEmitter, Materials } from './materials.ts'
import { openapi } from './openapi.ts'
import { openSearch } from './opensearch.ts'
import { isShell, scripts, worker } from './scripts.ts'
import { search, slugs, textsAreSearched } from './search.ts'
import { tbx } from './tbx.ts'
import { manifest } from './web-app-manifest.ts'
import { wellKnown } from './well-known.ts'

/** Files of one term. */
export const PER_TERM: readonly TermEmitter[] = [entries, termHtml, termMarkdown]

/** Files with an item for every term, without those that the settings switch off. */
export const streamsOf = ({ llmsFull, downloads }: Pick<Site, 'llmsFull' | 'downloads'>): readonly Stream[] => [
  list,
  ...(llmsFull ? FULL_TEXTS : []),
  ...(downloads ? DOWNLOADS : []),
]

export const DOWNLOADS: readonly Stream[] = [csv, jsonLines, tbx]

/** Files of the dictionary in each language. */
const PER_LANGUAGE: readonly LanguageEmitter[] = [html, markdown, collections, llms]

/** Files of the dictionary as a whole. */
const PER_DICTIONARY: readonly Emitter[] = [
  apiIndex,
  openapi,
  crawlers,
  wellKnown,
  feeds,
  openSearch,
  manifest,
  hosts,
  slugs,
]

/**
 * The files of the dictionary in shares, the largest first. A part of a build that has made the files of its terms
 * takes the next share, so that a change in one language keeps all of them busy. Pages of a language are one share,
 * because they use the same sorted lists.
 */
export const SHARES: readonly Emitter[] = [
  ...LANGUAGES.map(
    (language): Emitter =>
      (dictionary, site) =>
        search(language, dictionary, site),
  ),
  ...LANGUAGES.map(
    (language): Emitter =>
      function* (dictionary, site) {
        for (const emit of PER_LANGUAGE) yield* emit({ language, dictionary, site })
      },
  ),
  function* (dictionary, site) {
    for (const emit of PER_DICTIONARY) yield* emit(dictionary, site)
  },
]

/** Files that are copied or bundled. */
export const COPIED: readonly MaterialEmitter[] = [copies, scripts]

/** Every artifact of a dictionary that has the bodies of all terms. */
export function* emitAll(dictionary: Dictionary, site: Site, materials: Materials): Iterable<Artifact> {
  // First, so that they are drawn on other threads while this one makes the rest.
  yield* cards(dictionary, site, materials)
  const shell: Artifact[] = []
  for (const family of [emitTexts(dictionary, site), ...COPIED.map(emit => emit(dictionary, site, materials))]) {
    for (const artifact of family) {
      if (isShell(artifact)) shell.push(artifact)
      yield artifact
    }
  }
  yield worker(shell, site, materials)
}

/** Every artifact that is rendered from the dictionary alone. */
export function* emitTexts(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const { slug } of dictionary.terms) {
    const term = dictionary.whole(slug)
    if (term) for (const family of PER_TERM) yield* family.emit(termPageInput(term, dictionary), family.ground(site))
  }
  for (const stream of streamsOf(site)) yield streamed(stream, dictionary, site)
  for (const emit of SHARES) yield* emit(dictionary, site)
}

/**
 * The terms whose bodies the files of the dictionary need: examples, and the entries of feeds.
 * @returns undefined if the search needs the bodies of all terms
 */
export function wholeTermsFor(dictionary: Dictionary, site: Site): readonly string[] | undefined {
  if (textsAreSearched(dictionary.terms)) return undefined
  const shown = [...newest(dictionary), ...termsOfDays(dictionary, site)].map(({ term }) => term.slug)
  return [...new Set(['api', ...dictionary.terms.slice(0, 1).map(({ slug }) => slug), ...shown])]
}
