/** Words of the cards for other sites, by language. */
import type { InBoth } from '../schema/language.ts'
import { ENGLISH_EMBED } from './en/embed.ts'
import { SPANISH_EMBED } from './es/embed.ts'

export const EMBED_STRINGS: InBoth<typeof ENGLISH_EMBED> = { en: ENGLISH_EMBED, es: SPANISH_EMBED }
