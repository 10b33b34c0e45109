/**
 * A fast reader for usual bodies: paragraphs, the three sections, lists with one item a line, plain bold and code. It
 * returns undefined for anything else, which parse-body.ts then reads by markdown-it, with places.
 * `tests/source/fast-paths.test.ts` compares the two.
 */
import { bounds } from '../../schema/bounds.ts'
import { isWebAddress } from '../../schema/field-types.ts'
import { type Language, SECTION_HEADINGS, SECTIONS, type Section } from '../../schema/language.ts'
import type { Body, Link } from '../../schema/term.ts'

/** @returns undefined for an incomplete or unusual body, and for one that the schema refuses */
export function parseBodyFast(body: string, language: Language): Body | undefined {
  if (UNUSUAL.test(body)) return undefined
  const headings = SECTION_HEADINGS[language]
  const seen = new Set<Section>()
  const explanation: string[] = []
  const analogy: string[] = []
  const keyPoints: string[] = []
  const links: Link[] = []
  let part: Section | 'explanation' = 'explanation'
  let paragraph = ''
  let listEnded = false

  const endParagraph = (): boolean => {
    if (paragraph === '') return true
    const isGood = part === 'analogy' ? isPlain(paragraph) : isMarked(paragraph)
    ;(part === 'analogy' ? analogy : explanation).push(paragraph)
    paragraph = ''
    return isGood
  }
  for (const line of body.split('\n')) {
    if (line === '') {
      if (!endParagraph()) return undefined
      listEnded = (part === 'links' ? links : keyPoints).length > 0
      continue
    }
    if (ENDS_IN_SPACE.test(line)) return undefined
    if (line.startsWith('## ')) {
      if (!endParagraph()) return undefined
      const title = line.slice(3)
      const section = SECTIONS.find(each => headings[each] === title)
      if (section === undefined || section !== SECTIONS[seen.size]) return undefined
      seen.add(section)
      part = section
      listEnded = false
      continue
    }
    if (part === 'explanation' || part === 'analogy') {
      if (!BEGINS_TEXT.test(line)) return undefined
      paragraph = paragraph === '' ? line : `${paragraph} ${line}`
      continue
    }
    if (!line.startsWith('- ') || listEnded) return undefined
    const item = line.slice(2)
    if (part === 'keyPoints') {
      if (!BEGINS_TEXT.test(item) || !isPlain(item)) return undefined
      keyPoints.push(item)
      continue
    }
    const link = readLink(item)
    if (!link) return undefined
    links.push(link)
  }
  if (!endParagraph() || seen.size < SECTIONS.length || analogy.length !== 1) return undefined
  // No text is empty: a paragraph or item has at least the sign that it begins with.
  if (!isWithin(bounds.explanation, explanation) || !isWithin(bounds.keyPoints, keyPoints)) return undefined
  if (!isWithin(bounds.links, links) || !links.every(({ url }) => isWebAddress(url))) return undefined
  return { explanation, analogy: analogy[0] as string, keyPoints, links }
}

const isWithin = ({ min, max }: { readonly min: number; readonly max: number }, items: readonly unknown[]): boolean =>
  items.length >= min && items.length <= max

const UNUSUAL = /[\t\r\u2028\u2029]/
const ENDS_IN_SPACE = /[\s\\]$/
/** A letter, quotation mark or opening parenthesis; bold or code; a number that does not begin a list. */
const BEGINS_TEXT = /^(?:[\p{L}"“‘«(¿¡]|\*\*[\p{L}\p{N}]|`[^`\s]|\d+(?![\d.)]))/u
/** Characters that begin markup; `!` does so only before a bracket. */
const MARKUP = /[*_`[\]<\\]|&[#\w]/

const isPlain = (text: string): boolean => !MARKUP.test(text)

/** Whether all markup is closed bold and code, with the marks directly at words. */
function isMarked(text: string): boolean {
  if (isPlain(text)) return true
  let plainText = text
  if (text.includes('`')) {
    if (!CODE_CLOSED.test(text)) return false
    // A placeholder: bold beside it is accepted only where it would be accepted beside a letter.
    plainText = text.replace(CODE, CODE_PLACE)
  }
  if (OTHER_MARKUP.test(plainText)) return false
  return !plainText.includes('*') || BOLD_CLOSED.test(plainText)
}

const CODE = /`[^`]+`/g
const CODE_PLACE = '`'
/** Pairs of single backticks, without spaces or backticks at their inner sides. */
const CODE_CLOSED = /^[^`]*(?:`[^`\s](?:[^`]*[^`\s])?`(?!`)[^`]*)*$/
const OTHER_MARKUP = /[_[\]<\\]|&[#\w]/
const BOLD_CLOSED =
  /^[^*]*(?:(?<=^|[\s("“«'‘¿¡–—/-])\*\*[\p{L}\p{N}](?:[^*]*[\p{L}\p{N})])?\*\*(?=$|[\s.,;:)!?"”»'’…–—/-])[^*]*)*$/u

const LINK =
  /^\[([\p{L}\p{N}(“«"¿¡](?:[^[\]*_`<\\&\n]|&(?=[\s,.]))*)\]\((https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/(?:[A-Za-z0-9._~/?=:,+-]|%[0-9A-F]{2})*)?)\)$/u

function readLink(item: string): Link | undefined {
  const found = LINK.exec(item)
  if (!found) return undefined
  const [, label = '', url = ''] = found
  return ENDS_IN_SPACE.test(label) ? undefined : { label, url }
}
