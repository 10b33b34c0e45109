/**
 * The box of the form that a line of a file comes from. Boxes are named after the parts of an entry: `level`, `en.title`,
 * `es.explanation.1`.
 */
import { type BodyPart, type Language, SECTION_HEADINGS, SECTIONS } from '../schema/language.ts'
import type { EntryDraft } from './draft-fields.ts'

/** The box for what concerns the whole of a file. */
const FIRST = 'title'

/**
 * @param name of the file: `term.yaml`, `en.md` or `es.md`
 * @param text of the file; undefined if it is missing
 * @param line from 1
 */
export function boxAt(name: string, text: string | undefined, line: number, draft: EntryDraft): string {
  const lines = (text ?? '').split('\n').slice(0, line)
  if (name === 'term.yaml') return factAt(lines)
  const language = name.slice(0, 2) as Language
  const end = lines.indexOf('---', 1)
  if (end === -1) return `${language}.${lastMatch(lines, /^([A-Za-z]+):/) ?? FIRST}`
  return `${language}.${partAt(lines.slice(end + 1), language, draft)}`
}

/** The facts that have a box; the others follow from the address of the entry. */
const FACTS: readonly string[] = ['level', 'subjects', 'needs']

function factAt(lines: readonly string[]): string {
  const field = lastMatch(lines, /^([A-Za-z]+):/) ?? ''
  return FACTS.includes(field) ? field : 'slug'
}

const lastMatch = (lines: readonly string[], pattern: RegExp): string | undefined =>
  lines.flatMap(each => pattern.exec(each)?.[1] ?? []).at(-1)

/** @param lines of the body, as far as the one that is asked for */
function partAt(lines: readonly string[], language: Language, { text }: EntryDraft): string {
  const sections = new Map(SECTIONS.map(section => [`## ${SECTION_HEADINGS[language][section]}`, section]))
  const at = lines.findLastIndex(each => sections.has(each))
  const part: BodyPart = sections.get(lines[at] ?? '') ?? 'explanation'
  const own = lines.slice(at + 1)
  const { explanation, keyPoints, links } = text[language]
  if (part === 'analogy') return part
  if (part === 'explanation') return itemOf(part, explanation, countParagraphs(own))
  const boxes = part === 'keyPoints' ? keyPoints : links.map(({ label, url }) => label + url)
  return itemOf(part, boxes, own.filter(each => /^\s*[-*+]\s/.test(each)).length)
}

const countParagraphs = (lines: readonly string[]): number =>
  lines.filter((each, i) => each.trim() !== '' && (lines[i - 1] ?? '').trim() === '').length

/** The box of an item by its number in the file, in which boxes that are empty have none. */
function itemOf(part: string, boxes: readonly string[], number: number): string {
  const filled = boxes.flatMap((text, i) => (text.trim() === '' ? [] : [i]))
  return `${part}.${filled[number - 1] ?? filled.at(-1) ?? 0}`
}
