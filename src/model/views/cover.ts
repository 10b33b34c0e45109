/** What the cover of the book says. */
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import type { Site } from '../dictionary/site.ts'

export interface Cover {
  readonly title: string
  readonly subtitle: string
  /** Colors of the thumb index, from the top. */
  readonly subjects: readonly Subject[]
}

export const coverOf = (site: Site, language: Language, subjects: readonly Subject[]): Cover => ({
  title: site.name,
  subtitle: site.description[language],
  subjects,
})
