/** The two sides of a comparison that a query asks for. */
import { joined, stripQuestionWords } from './stop-words.ts'

/** Words that announce a comparison. */
const BETWEEN = new RegExp(`(?:^|\\s)(?:${joined('compares', '|')})\\s+(.+)$`, 'iu')

/** The same at the end: "HTML CSS difference". */
const DIFFERENCE = new RegExp(`^(.+?)\\s+(?:${joined('differs', '|')})\\s*\\??$`, 'iu')

/** What stands between two things that are compared. */
const VERSUS = new RegExp(`\\s+(?:${joined('versus', '|')})\\s+`, 'iu')
const AND = new RegExp(`\\s+(?:${joined('and', '|')})\\s+|\\s*,\\s*`, 'iu')
const SPACE = /\s+/u
const OR = new RegExp(`\\s+(?:${joined('or', '|')})\\s+`, 'iu')

export interface Comparison {
  readonly sides: readonly string[]
  /** Whether the words leave no doubt; "a or b" may be a name or a description. */
  readonly isSure: boolean
}

/** `difference between SQL and NoSQL`, `Docker vs Kubernetes`, `contenedor o máquina virtual`: the things compared. */
export function comparison(text: string): Comparison | undefined {
  const announced = BETWEEN.exec(text) ?? DIFFERENCE.exec(text)
  const whole = stripQuestionWords(announced?.[1] ?? text)
  const separators = announced ? [VERSUS, AND, OR, SPACE] : [VERSUS, OR]
  for (const separator of separators) {
    const sides = whole.split(separator).map(stripQuestionWords).filter(Boolean)
    if (sides.length === 2) return { sides, isSure: announced !== null || separator === VERSUS }
  }
  return undefined
}
