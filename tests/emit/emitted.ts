/** What one family of outputs makes of the tiny dictionary, or of other terms, without the rest of the site. */

import type { Site } from '../../src/model/dictionary/site.ts'
import { type Emitter, type Stream, streamed, type TermEmitter } from '../../src/model/views/artifact.ts'
import { termPageInput } from '../../src/model/views/term-page-input.ts'
import type { Term } from '../../src/schema/term.ts'
import { makeDictionary, type WholeDictionary } from '../model/make-dictionary.ts'
import { tinySite, terms as tinyTerms } from '../model/site.ts'
import { type Files, renderAll } from './rendered.ts'

export interface Emitted {
  readonly dictionary: WholeDictionary
  readonly site: Site
  readonly files: Files
}

export interface Made {
  readonly terms?: readonly Term[]
  readonly baseUrl?: string
  /** What differs from the tiny site. */
  readonly site?: Partial<Site>
}

export function emitted(emitter: Emitter | Stream, { terms = tinyTerms, baseUrl, site: changes }: Made = {}): Emitted {
  const site = { ...tinySite(baseUrl), ...changes }
  const dictionary = makeDictionary(terms)
  const artifacts = typeof emitter === 'function' ? emitter(dictionary, site) : [streamed(emitter, dictionary, site)]
  return { dictionary, site, files: renderAll(artifacts) }
}

/** The files of all terms, as an emitter of the dictionary would give them. */
export const ofTerms = (emit: TermEmitter): Emitter =>
  function* emitTerms(dictionary, site) {
    for (const { slug } of dictionary.terms) {
      const term = dictionary.whole(slug)
      if (term) yield* emit(termPageInput(term, dictionary), site)
    }
  }
