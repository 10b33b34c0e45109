/** What a card says of a term in one language, and nothing else that it could depend on. */
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
  /** The site's mark as PNG in base64; none, and the name stands alone. */
  readonly mark?: string | undefined
}

/** @param mark the site's mark as PNG in base64 */
export function cardOf(term: Summary, language: Language, site: Frame, mark?: string): Card {
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
    mark,
  }
}
