/** Words of the cards for other sites in Spanish. */
import type { ENGLISH_EMBED } from '../en/embed.ts'

export const SPANISH_EMBED: typeof ENGLISH_EMBED = {
  read: site => `Leer la entrada en ${site}`,
  frame: 'Mostrar el marco',
  word: 'Esta es una palabra que se explica sola:',
  article: 'Y en este párrafo el script ha marcado la primera mención de cada término:',
  answer: 'Esto es lo que oEmbed responde sobre una entrada:',
}
