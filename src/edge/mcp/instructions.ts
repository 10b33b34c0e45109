/** The instructions that the server sends to a model when a client connects. */
import { file } from '../../model/address.ts'
import type { McpSettings } from './settings.ts'

export const instructions = ({ name, base, card }: McpSettings): string =>
  [
    `${name}: ${card.description}`,
    'Everything is free, read-only and available in English (en) and Spanish (es); set lang to the language of the reader.',
    'Start with get_term when you know the term or one of its names, and with search_terms when you do not. Use list_topic to browse a subject and term_of_the_day for one entry a day.',
    'When you show an entry, link to its url.',
    `Guide to everything else here: ${base}${file.llms('en')}`,
  ].join('\n')
