/** The place of a part of a file of a term, or of words in it. Runs anywhere. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Language } from '../../schema/language.ts'
import { Body } from '../../schema/term.ts'
import { escapePattern } from '../../text/escape-pattern.ts'
import { once } from '../../text/memoize.ts'
import { readBody } from '../body/parse-body.ts'
import { type Finding, placeOf, START } from '../source-finding.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'
import { locator } from '../yaml/yaml.ts'

/** Words within a text, and where they begin in it. */
export interface Words {
  readonly words: string
  readonly start: number
}

export type PlaceIn = (path: readonly PropertyKey[], words?: Words) => Finding['place']

/** Finds the line and column of a field, or of a part of the body, or of words in it. */
export type Where = (
  slug: string,
  file: string,
  path: readonly PropertyKey[],
  words?: Words,
) => Pick<Diagnostic, 'file' | 'line' | 'column'>

/** The place of a part of a file, or of words in it. */
export const placeIn = (text: string, file: string, path: readonly PropertyKey[], words?: Words): Finding['place'] =>
  placesIn(text, file)(path, words)

/** Places in one file, which is parsed once for all of them. */
export function placesIn(text: string, file: string): PlaceIn {
  const placeOfPath = file.endsWith('.yaml') ? locator(text) : placesInMarkdown(text, file.slice(0, 2) as Language)
  return (path, words) => {
    const place = placeOfPath(path)
    return words === undefined || words.words === '' ? place : nearestOccurrence(text, place, words)
  }
}

function placesInMarkdown(text: string, language: Language): PlaceIn {
  const { value } = splitDocument(text)
  if (!value) return () => START
  const { yaml, body, bodyOffset } = value
  const [locate, read] = [locator(yaml, YAML_OFFSET), once(() => readBody(body, bodyOffset, language))]
  return path => (String(path[0]) in Body.shape ? read().placeOf(path) : locate(path))
}

/** Characters of words that are looked for; more do not find a better place, and a pattern of any length is refused. */
const SOUGHT = 200

/**
 * The occurrence of the words nearest to where they should be. Quotes and escapes of YAML and the markup of links shift
 * them, and a line may end where the text has a space.
 */
function nearestOccurrence(text: string, place: Finding['place'], { words, start }: Words): Finding['place'] {
  const lines = text.split('\n').slice(0, place.line - 1)
  const begin = lines.reduce((sum, line) => sum + line.length + 1, 0) + place.column - 1
  const pattern = words.slice(0, SOUGHT).split(/\s+/).map(escapePattern).join('\\s{1,80}')
  const offsets = [...text.slice(begin).matchAll(new RegExp(pattern, 'gu'))].map(({ index }) => index)
  const [first, ...others] = offsets
  if (first === undefined) return place
  const distance = (offset: number) => Math.abs(offset - start)
  const best = others.reduce((near, offset) => (distance(offset) < distance(near) ? offset : near), first)
  return placeOf(text, begin + best)
}
