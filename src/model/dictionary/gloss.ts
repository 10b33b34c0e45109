/** What the files of other terms show of a term. They see nothing else of it, so nothing else decides what they say. */
import type { Language } from '../../schema/language.ts'
import { oncePer } from './once.ts'
import type { Summary } from './summary.ts'

/** A term to read before or after another, or confused with it, in both languages. */
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

/** A term that a text names, or that stands beside another in its topic: a part of its brief, in one language. */
export class Gloss {
  readonly slug: string
  readonly title: string
  readonly tagline: string

  constructor(brief: Brief, language: Language) {
    const { title, tagline } = brief[language]
    this.slug = brief.slug
    this.title = title
    this.tagline = tagline
  }
}
