/** What the files of other terms show of a term. They see nothing else of it, so nothing else decides what they say. */
import type { Language } from '../schema/language.ts'
import { oncePer } from './once.ts'
import type { Summary } from './summary.ts'

/** Where a text names it, and beside it in its topic: one language. */
export interface Gloss {
  readonly slug: string
  readonly title: string
  readonly tagline: string
}

/**
 * The gloss of each term. Each is a single object, because pages are compared by the objects they depend on.
 */
export function glossary(terms: readonly Summary[], language: Language): ReadonlyMap<string, Gloss> {
  return new Map(
    terms.map(term => {
      const { title, tagline } = term[language]
      return [term.slug, { slug: term.slug, title, tagline }]
    }),
  )
}

/** Where it is to be read before or after, or confused with the term: both languages. */
export class Brief {
  readonly slug: string
  readonly id: string
  readonly en: Pick<Summary['en'], 'title' | 'tagline'>
  readonly es: Pick<Summary['es'], 'title' | 'tagline' | 'article'>

  constructor({ slug, id, en, es }: Summary) {
    this.slug = slug
    this.id = id
    this.en = { title: en.title, tagline: en.tagline }
    this.es = { title: es.title, tagline: es.tagline, article: es.article }
  }
}

/** One object for each summary. */
export const briefOf = oncePer((summary: Summary) => new Brief(summary))
