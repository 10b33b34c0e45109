/** The place of a part of a file of a term, or of words in it. Runs anywhere. */
import type { Language } from '../../schema/language.ts'
import { Body } from '../../schema/term.ts'
import { escapePattern } from '../../text/escape-pattern.ts'
import { readBody } from '../body/body.ts'
import { type Finding, placeOf, START } from '../finding.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'
import { locator } from '../yaml/yaml.ts'

/** Words within a text, and where they begin in it. */
export interface Words {
  readonly words: string
  readonly start: number
}

/** The place of a part of a file, or of words in it. */
export function placeIn(text: string, file: string, path: readonly PropertyKey[], words?: Words): Finding['place'] {
  const place = placeOfPath(text, file, path)
  return words === undefined || words.words === '' ? place : nearestOccurrence(text, place, words)
}

function placeOfPath(text: string, file: string, path: readonly PropertyKey[]): Finding['place'] {
  if (file.endsWith('.yaml')) return locator(text)(path)
  const split = splitDocument(text)
  if ('findings' in split) return START
  const { yaml, body, bodyOffset } = split.document
  if (String(path[0]) in Body.shape) return readBody(body, bodyOffset, file.slice(0, 2) as Language).placeOf(path)
  const place = locator(yaml)(path)
  return { line: place.line + YAML_OFFSET, column: place.column }
}

/**
 * The occurrence of the words nearest to where they should be. Quotes and escapes of YAML and the markup of links shift
 * them, and a line may end where the text has a space.
 */
function nearestOccurrence(text: string, place: Finding['place'], { words, start }: Words): Finding['place'] {
  const lines = text.split('\n').slice(0, place.line - 1)
  const begin = lines.reduce((sum, line) => sum + line.length + 1, 0) + place.column - 1
  const pattern = words.split(/\s+/).map(escapePattern).join('\\s+')
  const offsets = [...text.slice(begin).matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => index)
  const [first, ...others] = offsets
  if (first === undefined) return place
  const distance = (offset: number) => Math.abs(offset - start)
  const best = others.reduce((near, offset) => (distance(offset) < distance(near) ? offset : near), first)
  return placeOf(text, begin + best)
}
