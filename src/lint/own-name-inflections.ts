/** Forms of the names of an entry, as sentences have them: inflected, in part, or as another part of speech. */
import type { FrontMatter } from '../schema/term.ts'
import { splitTitle } from '../text/term-names.ts'
import { fold } from '../text/words.ts'

/** All names of an entry, and the words that its initials stand for. */
export function ownNames({ title, aliases, standsFor = '' }: FrontMatter): readonly string[] {
  const { bare, inner = '' } = splitTitle(title)
  return [bare, inner, ...aliases, standsFor.replace(/^\w+: /, '')].filter(name => name !== '')
}

/** Whether words are a form of a name, or of a part of it: "certificates" of "Digital certificate", "backed up" of "Backup". */
export function isFormOf(words: string, name: string): boolean {
  if (isInflected(squeezed(words), squeezed(name))) return true
  const parts = partsOf(name)
  const own = partsOf(words).filter(part => part.length > SMALL_WORD)
  return partsOf(words).length > 0 && own.every(word => parts.some(part => isInflected(word, part)))
}

const squeezed = (name: string): string => partsOf(name).join('')
const partsOf = (name: string): readonly string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Letters of words such as "de" and "la", which may change within a name. */
const SMALL_WORD = 2
/** Letters at the end of a word that inflection may change, and those that stay: "encrypted" and "encryption". */
const ENDING = 4
const STEM = 3

/** Whether two words begin alike up to their endings. */
function isInflected(a: string, b: string): boolean {
  const same = lettersAlike(a, b)
  return same >= Math.min(STEM, b.length) && same >= Math.max(a.length, b.length) - ENDING
}

/** Whether a sentence has a form of a whole name: "encrypts" of "Encryption", "bases de datos" of "Base de datos". */
export function holdsName(sentence: string, names: readonly string[]): boolean {
  const words = partsOf(sentence)
  return names.some(name => {
    const parts = partsOf(name)
    return parts.length > 0 && words.some((_, i) => parts.every((part, j) => isSameWord(words[i + j] ?? '', part)))
  })
}

/** Letters with which two forms of a word of a name begin alike. */
const ALIKE = 4

function isSameWord(word: string, part: string): boolean {
  if (word === part || word === `${part}s` || word === `${part}es`) return true
  const same = lettersAlike(word, part)
  return same >= ALIKE && same >= Math.max(word.length, part.length) - ENDING
}

/** How many letters two words share at their beginning. */
function lettersAlike(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same
}
