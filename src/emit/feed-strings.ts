/** What feeds are called, as the pages that link them call them, and what they say of themselves. */
import type { FeedName } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { STRINGS } from '../pages/strings.ts'
import type { Language } from '../schema/language.ts'

export function feedTitle(name: FeedName, language: Language, site: Site): string {
  const strings = STRINGS[language]
  return `${site.name}: ${name === 'new' ? strings.newest : strings.today}`
}

export const FEED_DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<FeedName, string>>>> = {
  en: {
    new: 'The newest terms of the dictionary, each with its definition and the beginning of its explanation.',
    today: 'One term a day, with its definition and the beginning of its explanation.',
  },
  es: {
    new: 'Los términos más recientes del diccionario, cada uno con su definición y el comienzo de su explicación.',
    today: 'Un término cada día, con su definición y el comienzo de su explicación.',
  },
}
