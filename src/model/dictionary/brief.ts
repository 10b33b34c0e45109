/** What pages of other terms show of a term, besides the titles in steps of paths. */
import type { Summary } from './summary.ts'

/** A term that another needs, names, is related to or is compared with. */
export interface Brief extends Pick<Summary, 'slug' | 'id'> {
  readonly en: Pick<Summary['en'], 'title' | 'tagline'>
  readonly es: Pick<Summary['es'], 'title' | 'tagline' | 'article'>
}
