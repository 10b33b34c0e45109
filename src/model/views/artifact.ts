/**
 * Files of the site before they are rendered. The path of an artifact is known at once; its bytes are made only when
 * `render` is called, so the development server renders a single page and a build renders all of them.
 */
import type { Language } from '../../schema/language.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Site } from '../dictionary/site.ts'
import type { Card } from './social-card-text.ts'
import { type TermPageInput, termPageInput } from './term-page-input.ts'

export interface Artifact {
  /** Path below the root of the site, without a leading slash, with forward slashes. */
  readonly path: string
  /** What the file belongs to, in words that an editor understands; shown when two artifacts have the same path. */
  readonly origin: string
  /**
   * For a picture: the card that `render` draws. Drawing is slow, so the build caches the pictures and makes them on
   * several threads; other callers use `render` as for any other file.
   */
  readonly card?: Card
  /** The bytes, whole or in parts, which are for outputs that grow with the dictionary. */
  render(): string | Uint8Array | Iterable<string>
}

export type TermEmitter = (input: TermPageInput, site: Site) => Iterable<Artifact>

/** What a page of the dictionary is rendered from. */
export interface PageContext {
  readonly language: Language
  readonly dictionary: Dictionary
  readonly site: Site
}

/** Makes files of the whole dictionary from the summaries of its terms. */
export type Emitter = (dictionary: Dictionary, site: Site) => Iterable<Artifact>

/** Makes files of the whole dictionary in one language. */
export type LanguageEmitter = (language: Language) => Emitter

/**
 * A file with an item for every term, sorted by slug. Each thread of a build renders the items of its own terms, so an
 * item depends only on its term and on the site.
 */
export interface Stream extends Pick<Artifact, 'path' | 'origin'> {
  head(dictionary: Dictionary, site: Site): string
  /** In parts if it holds texts that are files of the term as well, which builds have encoded already. */
  item(input: TermPageInput, site: Site): string | readonly string[] | Uint8Array
  readonly between: string
  readonly tail: string
}

/** What a stream has around its items that has nothing there. */
export const ITEMS_ALONE = { head: () => '', between: '', tail: '' } as const

/** A stream as one artifact, for callers that have every term with its body. */
export const streamed = (stream: Stream, dictionary: Dictionary, site: Site): Artifact => ({
  path: stream.path,
  origin: stream.origin,
  *render() {
    yield stream.head(dictionary, site)
    let between = ''
    for (const item of itemsOf(stream, dictionary, site)) {
      yield between + (typeof item === 'string' ? item : item.join(''))
      between = stream.between
    }
    yield stream.tail
  },
})

export function* itemsOf(stream: Stream, dictionary: Dictionary, site: Site): Iterable<ReturnType<Stream['item']>> {
  for (const { slug } of dictionary.terms) {
    const term = dictionary.whole(slug)
    if (!term) throw new Error(`The dictionary has no body of "${slug}".`)
    yield stream.item(termPageInput(term, dictionary), site)
  }
}

export function contentOf(artifact: Artifact): string | Uint8Array {
  const content = artifact.render()
  return typeof content === 'string' || content instanceof Uint8Array ? content : [...content].join('')
}
