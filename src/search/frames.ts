/**
 * What people wrap around the thing they ask about: "what is a …", "how does … work", "¿para qué sirve …?", and the two
 * sides of a comparison.
 */
import { fold } from '../text/words.ts'

const FRAMES: ReadonlySet<string> = new Set(
  `what whats what's who whos who's how how's is are was were do does did a an the define defined definition describe explain
explained mean means meaning of stand stands for work works working tell me about can could you please
que quiere decir quien quienes cual cuales como es son era fue un una unos unas el la los las lo significa significan significado
definicion define explica explicame explicar dime funciona funcionan sirve sirven para de del sobre favor`.split(/\s+/),
)

/** Words that announce a comparison. */
const BETWEEN =
  /(?:^|\s)(?:differences?|diferencias?)\s+(?:between|entre)\s+(.+)$|^(?:compare|compara(?:r|cion de|ción de)?)\s+(.+)$/iu

/** What stands between two things that are compared. */
const VERSUS = /\s+(?:vs\.?|versus|frente a|compared (?:to|with)|en comparaci[oó]n con)\s+/iu
const AND = /\s+(?:and|y|e|with|con|to)\s+|\s*,\s*/iu
const OR = /\s+(?:or|o|u)\s+/iu

/** Signs around a word that are no part of a name. */
const AROUND = /^[\s¿¡"“«'(]+|[\s?!"”»').,;:]+$/gu

const bare = (word: string): string => word.replace(AROUND, '')

/** `¿Qué es un cortafuegos?` → `cortafuegos`; at least one word stays. */
export function unframed(text: string): string {
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
  const whole = bare(announced?.[1] ?? announced?.[2] ?? text)
  const separators = announced ? [VERSUS, AND, OR] : [VERSUS, OR]
  for (const separator of separators) {
    const sides = whole.split(separator).map(unframed).filter(Boolean)
    if (sides.length === 2) return { sides, isSure: announced !== null || separator === VERSUS }
  }
  return undefined
}
