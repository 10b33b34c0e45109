/**
 * Files of the site before they exist: a path is cheap to know, bytes are made only when they are asked for. A build
 * renders all of them, the development server one, a test two.
 */
import type { Language } from '../schema/language.ts'
import type { Dictionary } from './dictionary.ts'
import { type Reading, readingOf } from './reading.ts'
import { type Labels, partsOf, type Site } from './site.ts'

/** One file. */
export interface Artifact {
  /** Path below the root of the site, without a leading slash, with forward slashes. */
  readonly path: string
  /** Who makes it, in words an editor understands; named when two artifacts claim one path. */
  readonly origin: string
  /**
   * Everything that `render` looks at besides the code. When none of it has changed since the last build, neither have
   * the bytes, and `render` is not called. Absent: always rendered.
   */
  readonly inputs?: readonly object[]
  /**
   * What `inputs` are taken from, in few objects that many artifacts share: as long as none of it has changed, neither have
   * the inputs, and nobody asks for them.
   */
  readonly scope?: readonly object[]
  /**
   * For a picture: the SVG that `render` makes it from. Drawing is slow, so the build keeps what it has drawn and draws
   * on several threads; a caller that wants one picture calls `render` as for any other file.
   */
  readonly drawing?: () => string
  /** The bytes, whole or in pieces; pieces are for outputs that grow with the dictionary. */
  render(): string | Uint8Array | Iterable<string>
}

/** What makes files of one term, from what its readers see and a part of the site: both are all that they depend on. */
export interface TermEmitter<Ground extends object = object> {
  /** The part of the site that the files show. */
  ground(site: Site): Ground
  emit(reading: Reading, ground: Ground): Iterable<Artifact>
}

/** What makes files of the dictionary in one language. */
export type LanguageEmitter = (language: Language, dictionary: Dictionary, site: Site) => Iterable<Artifact>

/** What makes files of the dictionary as a whole, from the summaries of its terms. */
export type Emitter = (dictionary: Dictionary, site: Site) => Iterable<Artifact>

/**
 * A file with a part for every term, in the order of their slugs: parts of a build make parts of it. What it says of a
 * term depends on the reading and the labels of the site alone.
 */
export interface Stream extends Pick<Artifact, 'path' | 'origin'> {
  head(dictionary: Dictionary, site: Site): string
  item(reading: Reading, site: Labels): string
  /** Stands between two items. */
  readonly between: string
  readonly tail: string
}

/** A stream as one artifact, for those who have the whole dictionary in hand. */
export const streamed = (stream: Stream, dictionary: Dictionary, site: Site): Artifact => ({
  path: stream.path,
  origin: stream.origin,
  *render() {
    yield stream.head(dictionary, site)
    let between = ''
    for (const { slug } of dictionary.terms) {
      const term = dictionary.whole(slug)
      if (!term) throw new Error(`The dictionary has no body of "${slug}".`)
      yield between + stream.item(readingOf(term, dictionary), partsOf(site).labels)
      between = stream.between
    }
    yield stream.tail
  },
})

/** The content of an artifact in one piece, for those who want no more than one of them. */
export function contentOf(artifact: Artifact): string | Uint8Array {
  const content = artifact.render()
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  let text = ''
  for (const piece of content) text += piece
  return text
}
