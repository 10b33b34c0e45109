/**
 * Fingerprints of what a rendering depends on: the code, the site, and the objects an artifact names as its inputs.
 * Equal fingerprints mean equal bytes, so the work can be passed over.
 */
import { hash } from 'node:crypto'
import { oncePer } from '../../model/dictionary/once.ts'

const digest = (text: string): string => hash('sha256', text, 'base64url')

/**
 * Fingerprints artifacts of one build.
 * @param ground what all of them depend on: version of the code, and the site
 */
export function fingerprinter(...ground: readonly unknown[]): (inputs: readonly object[]) => string {
  const base = digest(JSON.stringify(ground))
  const of = oncePer((input: object) => digest(JSON.stringify(input)))
  return inputs => digest(inputs.reduce((text: string, input) => text + of(input), base))
}
