/** What people wrap around the thing they ask about: "what is a …", "how does … work", "¿para qué sirve …?". */
import { fold } from '../text/words.ts'
import { joined } from './stop-words.ts'

const FRAMES: ReadonlySet<string> = new Set(joined('frames', ' ').split(/\s+/))

/** Signs around a word that are no part of a name. */
const AROUND = /^[\s¿¡"“«'(]+|[\s?!"”»').,;:]+$/gu

/** A word or a text without the signs around it. */
export const bare = (word: string): string => word.replace(AROUND, '')

/** `¿Qué es un cortafuegos?` → `cortafuegos`; at least one word stays. */
export function stripQuestionWords(text: string): string {
  const words = text.split(/\s+/).filter(word => bare(word) !== '')
  let from = 0
  let to = words.length
  const isFrame = (at: number): boolean => FRAMES.has(fold(bare(words[at] as string)).replace('’', "'"))
  while (from < to - 1 && isFrame(from)) from++
  while (to > from + 1 && isFrame(to - 1)) to--
  return bare(words.slice(from, to).join(' '))
}
