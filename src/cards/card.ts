/** The fields that the card of a term depends on. */
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import type { Level, Subject } from '../schema/classification.ts'
import type { Language } from '../schema/language.ts'

export interface Card {
  readonly language: Language
  readonly title: string
  readonly tagline: string
  readonly level: Level
  readonly levelLabel: string
  /** The first topic of the term. */
  readonly subject: Subject
  readonly subjectLabel: string
  readonly siteName: string
  /** The logo of the site as PNG in base64; without it, the card shows only the name. */
  readonly logo?: string | undefined
}

/** @param logo the logo of the site as PNG in base64 */
export function cardOf(term: Summary, language: Language, site: Frame, logo?: string): Card {
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
    logo,
  }
}
