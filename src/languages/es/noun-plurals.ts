/** Regular plurals of Spanish names. */
import { splitHead } from '../split-head-noun.ts'

export function spanishPlurals(name: string): readonly string[] {
  const [head, tail] = splitHead(name, /\s(?:de|del|en|con|por|para|sin|a|al|como|y)\s/)
  const regular = head.split(' ').map(spanishWord).join(' ') + tail
  const loan = /^\p{Ll}*[bcdfghjklmnpqrtvw]$/u.test(head.slice(1)) ? [`${head}s${tail}`] : []
  return regular === name ? loan : [regular, ...loan]
}

function spanishWord(word: string): string {
  if (INVARIABLE.has(word.toLowerCase())) return word
  if (/^[\p{Lu}\p{N}]{2,}$/u.test(word) || /[sx]$/i.test(word) || !/\p{L}$/u.test(word)) return word
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`
  const accented = /([áéíóú])n$/.exec(word)
  if (accented) return `${word.slice(0, -2)}${UNACCENTED[accented[1] ?? ''] ?? ''}nes`
  return `${word}es`
}

/** Words that follow a noun unchanged: sitios web, cursos online. */
const INVARIABLE: ReadonlySet<string> = new Set(['web', 'online'])

const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }
