/** What pages of other terms show of a term, besides the titles in steps of paths. */
import type { Language } from '../../schema/language.ts'
import type { Summary } from './summary.ts'

/** A term that is needed by another, related to it or compared with it, in both languages; glosses are parts of it. */
export interface Brief extends Pick<Summary, 'slug' | 'id'> {
  readonly en: Pick<Summary['en'], 'title' | 'tagline'>
  readonly es: Pick<Summary['es'], 'title' | 'tagline' | 'article'>
}

export const briefOf = ({ slug, id, en, es }: Summary): Brief => ({
  slug,
  id,
  en: { title: en.title, tagline: en.tagline },
  es: { title: es.title, tagline: es.tagline, article: es.article },
})

/** A term that a text names, or that stands beside another in its topic: a part of its brief, in one language. */
export interface Gloss extends Pick<Brief, 'slug'>, Readonly<Pick<Brief[Language], 'title' | 'tagline'>> {}

export function glossOf(brief: Brief, language: Language): Gloss {
  const { title, tagline } = brief[language]
  return { slug: brief.slug, title, tagline }
}
