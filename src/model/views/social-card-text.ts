/** What pictures of cards and covers say. */
import type { Subject } from '../../schema/field-types.ts'
import type { Language } from '../../schema/language.ts'
import type { Site } from '../dictionary/site.ts'
import type { Summary } from '../dictionary/summary.ts'

export type Card = Readonly<ReturnType<typeof cardOf>>

/** The card of a term: the picture that networks and chats show beside a link to it. */
export function cardOf(term: Summary, language: Language, site: Site) {
  // The first topic of the term.
  const [subject = 'software'] = term.subjects
  return {
    language,
    title: term[language].title,
    tagline: term[language].tagline,
    level: term.level,
    levelLabel: site.levels[term.level][language],
    subject,
    subjectLabel: site.subjects[subject][language],
    siteName: site.name,
  }
}

export interface Cover {
  readonly title: string
  readonly subtitle: string
  /** Colors of the thumb index, from the top. */
  readonly subjects: readonly Subject[]
}
