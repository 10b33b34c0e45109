/**
 * What people wrap around the thing they ask about: "what is a …", "how does … work", "¿para qué sirve …?", and the two
 * sides of a comparison.
 */
import { fold } from '../text/words.ts'
import { joined } from './stop-words.ts'

const FRAMES: ReadonlySet<string> = new Set(joined('frames', ' ').split(/\s+/))

/** Words that announce a comparison. */
const BETWEEN = new RegExp(`(?:^|\\s)(?:${joined('compares', '|')})\\s+(.+)$`, 'iu')

/** What stands between two things that are compared. */
const VERSUS = new RegExp(`\\s+(?:${joined('versus', '|')})\\s+`, 'iu')
const AND = new RegExp(`\\s+(?:${joined('and', '|')})\\s+|\\s*,\\s*`, 'iu')
const OR = new RegExp(`\\s+(?:${joined('or', '|')})\\s+`, 'iu')

/** Signs around a word that are no part of a name. */
const AROUND = /^[\s¿¡"“«'(]+|[\s?!"”»').,;:]+$/gu

const bare = (word: string): string => word.replace(AROUND, '')

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

export interface Comparison {
  readonly sides: readonly string[]
  /** Whether the words leave no doubt; "a or b" may be a name or a description. */
  readonly isSure: boolean
}

/** `difference between SQL and NoSQL`, `Docker vs Kubernetes`, `contenedor o máquina virtual`: the things compared. */
export function comparison(text: string): Comparison | undefined {
  const announced = BETWEEN.exec(text)
  const whole = bare(announced?.[1] ?? text)
  const separators = announced ? [VERSUS, AND, OR] : [VERSUS, OR]
  for (const separator of separators) {
    const sides = whole.split(separator).map(stripQuestionWords).filter(Boolean)
    if (sides.length === 2) return { sides, isSure: announced !== null || separator === VERSUS }
  }
  return undefined
}
