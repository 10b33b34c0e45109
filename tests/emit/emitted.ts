/** What one family of outputs makes of the tiny dictionary, or of other terms, without the rest of the site. */
import type { Emitter } from '../../src/emit/index.ts'
import { type Dictionary, makeDictionary } from '../../src/model/dictionary.ts'
import type { Site } from '../../src/model/site.ts'
import type { Term } from '../../src/schema/term.ts'
import { tinySite, terms as tinyTerms } from '../model/site.ts'
import { type Files, renderAll } from './rendered.ts'

export interface Emitted {
  readonly dictionary: Dictionary
  readonly site: Site
  readonly files: Files
}

export interface Made {
  readonly terms?: readonly Term[]
  readonly baseUrl?: string
  /** What differs from the tiny site. */
  readonly site?: Partial<Site>
}

export function emitted(emitter: Emitter, { terms = tinyTerms, baseUrl, site: changes }: Made = {}): Emitted {
  const site = { ...tinySite(baseUrl), ...changes }
  const dictionary = makeDictionary(terms)
  return { dictionary, site, files: renderAll(emitter(dictionary, site)) }
}
