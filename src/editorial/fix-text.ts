/**
 * Fixes in a text what needs no judgment: its encoding, invisible characters, trailing spaces, and the typography of
 * prose. Code and addresses are not changed, nor is front matter but for its prose.
 */
import { isMap, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml'
import { FACTS } from '../languages/facts-by-language.ts'
import type { Replacement, Typographer, TypographyRule } from '../languages/shapes/typography-fixes.ts'
import { MASK, TYPOGRAPHY } from '../languages/typography-fixes-by-language.ts'
import { LANGUAGES } from '../schema/language.ts'
import { FRONT_TEXTS } from '../schema/term.ts'
import { MEANINGLESS } from '../source/files/check-characters.ts'

export type Repair =
  | 'byte-order-mark'
  | 'invisible-character'
  | 'line-ends'
  | 'no-break-space'
  | 'not-nfc'
  | 'quoted-name'
  | 'trailing-spaces'
  | TypographyRule

export interface Fixed {
  readonly text: string
  /** Changes with their lines; without lines for changes of the whole file. */
  readonly repairs: ReadonlyMap<Repair, readonly number[]>
}

/** Of `stored` files only the encoding is fixed; a `page` may hold any Markdown. */
export type TextKind = 'stored' | 'page' | 'yaml' | 'en' | 'es'

/**
 * Fixes a text.
 * @param original decoded, with its byte order mark and line ends
 */
export function fixText(original: string, kind: TextKind): Fixed {
  const repairs = new Map<Repair, number[]>()
  let text = original
  for (const [repair, pattern, by] of WHOLE) {
    const fixed = text.replace(pattern, by)
    if (fixed !== text) repairs.set(repair, [])
    text = fixed
  }
  // Of the whole file, code and addresses too, since the check refuses it anywhere.
  const composed = text.normalize('NFC')
  if (composed !== text) repairs.set('not-nfc', [])
  text = composed
  const invisible = [...text.matchAll(INVISIBLE)]
  if (invisible.length > 0) {
    repairs.set('invisible-character', [...new Set(invisible.map(found => lineOf(text, found.index)))])
    text = text.replace(INVISIBLE, '')
  }
  if (kind === 'stored' || text.includes(MASK) || CONFLICT.test(text)) return { text, repairs }
  const length = kind === 'yaml' ? text.length : (FRONT_MATTER.exec(text)?.[0].length ?? 0)
  let [front, body] = [text.slice(0, length), text.slice(length)]
  const bodyLine = lineOf(text, length) - 1
  const fix = (repair: Repair, inFront: readonly Replacement[], inBody: readonly Replacement[]) => {
    const lines = [...linesOf(front, inFront), ...linesOf(body, inBody).map(line => line + bodyLine)]
    if (lines.length === 0) return
    repairs.set(
      repair,
      [...new Set([...(repairs.get(repair) ?? []), ...lines])].sort((a, b) => a - b),
    )
    front = replace(front, inFront)
    body = replace(body, inBody)
  }
  // In a page of the site, two spaces at the end of a line break it.
  if (kind !== 'page') fix('trailing-spaces', inYaml(front, trailing), trailing(maskUntouched(body)))
  // All rules look at the same text until one changes it.
  const masks = new Map<string, string>()
  const maskOf = (part: string): string => {
    const masked = masks.get(part) ?? maskUntouched(part)
    masks.set(part, masked)
    return masked
  }
  const language = LANGUAGES.find(each => each === kind)
  if (language) {
    fix('quoted-name', quotedNames(front), [])
    // They come along from word processors; in Spanish they belong behind figures.
    const find = replacing(FACTS[language].strayNoBreakSpace, ' ')
    fix('no-break-space', inTexts(front, find), find(maskOf(body)))
  }
  for (const [rule, find] of language ? TYPOGRAPHY[language] : []) {
    const findIn: Typographer = part => {
      const masked = maskOf(part)
      return find(rule === 'quotation-marks' ? masked : maskQuotations(masked))
    }
    fix(rule, inTexts(front, findIn), findIn(body))
  }
  return { text: front + body, repairs }
}

/** Repairs of a whole file. */
const WHOLE = [
  ['byte-order-mark', /^\ufeff/, ''],
  ['line-ends', /\r\n?/g, '\n'],
] as const
const INVISIBLE = new RegExp(MEANINGLESS, 'g')
const CONFLICT = /^<{7}(?: .*)?$/m
const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** The lines of replacements, which come in the order of the text. */
function linesOf(text: string, replacements: readonly Replacement[]): readonly number[] {
  let [line, end] = [1, 0]
  return replacements.map(({ start }) => {
    line += text.slice(end, start).split('\n').length - 1
    end = start
    return line
  })
}

function replace(text: string, replacements: readonly Replacement[]): string {
  let [result, end] = ['', 0]
  for (const each of replacements) {
    result += text.slice(end, each.start) + each.text
    end = each.end
  }
  return result + text.slice(end)
}

const replacing =
  (pattern: RegExp, text: string): Typographer =>
  masked =>
    [...masked.matchAll(pattern)].map(({ 0: old, index }) => ({ start: index, end: index + old.length, text }))

const trailing = replacing(/(?<![ \t])[ \t]+$/gm, '')

/** Names and lines that stand between curly quotation marks get straight ones, which YAML understands. */
const quotedNames: Typographer = front =>
  [...front.matchAll(/^(?:(?:aliases|keywords):.*|(?:title|tagline|imageAlt): “[^“”"]*”)$/gm)].flatMap(
    ({ 0: line, index }) =>
      [...line.matchAll(/(?<=[[,:]\s*)“([^“”"]*)”(?=\s*(?:[\],]|$))/g)].map(({ 0: quoted, 1: name, index: at }) => ({
        start: index + at,
        end: index + at + quoted.length,
        text: `"${name}"`,
      })),
  )

const yamlOf = (front: string): string => front.replace(/^---[ \t]*\n/, '').replace(/(?:^|\n)---[ \t]*\n?$/, '\n')

/** Replacements in YAML, if it stays valid and keeps its values. */
function inYaml(front: string, find: Typographer): readonly Replacement[] {
  const replacements = find(front)
  if (replacements.length === 0) return replacements
  const [before, after] = [front, replace(front, replacements)].map(text => parseDocument(yamlOf(text)))
  if (!before || !after || before.errors.length > 0 || after.errors.length > 0) return []
  return JSON.stringify(after.toJS()) === JSON.stringify(before.toJS()) ? replacements : []
}

/** Fields of front matter that hold names and words. */
const NAME_FIELDS: readonly string[] = [
  'aliases',
  'keywords',
  'plural',
  'pronunciation',
  'ipa',
  'standsFor',
  'variants',
]
const PROSE_FIELDS: readonly string[] = FRONT_TEXTS.filter(field => !NAME_FIELDS.includes(field))

/** Replacements within the prose of front matter; quotation marks of YAML are kept. */
function inTexts(front: string, find: Typographer): readonly Replacement[] {
  const yaml = yamlOf(front)
  const offset = front.indexOf('\n') + 1
  const document = parseDocument(yaml)
  if (front === '' || document.errors.length > 0 || !isMap(document.contents)) return []
  const texts = document.contents.items.flatMap(({ key, value }): readonly unknown[] => {
    if (!isScalar(key) || !PROSE_FIELDS.includes(String(key.value))) return []
    return isSeq(value) ? value.items : [value]
  })
  return texts.flatMap(value => {
    if (!isScalar(value) || typeof value.value !== 'string') return []
    const [start, end] = value.range ?? [0, 0]
    const text = replace(value.value, find(value.value))
    if (text === value.value || yaml.slice(start, end).includes('\n')) return []
    const written = Object.assign(new Scalar(text), { type: value.type })
    return [{ start: offset + start, end: offset + end, text: stringify(written, { lineWidth: 0 }).trimEnd() }]
  })
}

/** Masks code, addresses, links with their labels, and HTML. The length stays the same. */
function maskUntouched(markdown: string): string {
  let masked = markdown
  for (const [signs, pattern] of UNTOUCHED) if (masked.includes(signs)) masked = masked.replace(pattern, blank)
  // It is unknown where the code of an unpaired backtick ends, so its paragraph is masked.
  if (!masked.includes('`')) return masked
  return masked
    .split(/(\n[ \t]*\n)/)
    .map(paragraph => (paragraph.includes('`') ? blank(paragraph) : paragraph))
    .join('')
}

const blank = (found: string): string => MASK.repeat(found.length)

/**
 * In this order: fences and indented lines, code in text, lines of links and links, HTML, addresses. A pattern is tried
 * only where the text has the signs before it.
 */
const UNTOUCHED: readonly (readonly [signs: string, pattern: RegExp])[] = [
  ['', /^ {0,3}(`{3,}|~{3,})(?![`~])[^\n]*\n(?:[\s\S]*?\n {0,3}\1[`~]*[ \t]*$|[\s\S]*)/gm],
  ['', /^(?: {4}|\t)[^\n]*/gm],
  ['`', /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g],
  ['[', /^[ \t]{0,20}[-*+] \[.*\S/gm],
  ['](', /!?\[[^\]\n]{0,300}\]\([^)\n]{0,2000}\)/g],
  ['<', /<[^<>\n]*>/g],
  ['://', /(?<![\p{L}\p{N}])[a-z][a-z\d+.-]{0,30}:\/\/[^\s"»”)]+/giu],
  ['', /www\.[^\s"»”)]+/gi],
  ['@', /[^\s"«“(@]{1,100}@[^\s"»”)]+/g],
  ['/', /(?<![\p{L}\p{N}])(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,20}\/[^\s"»”)]*/giu],
]

/** Masks quotations too. */
const maskQuotations = (masked: string): string => masked.replace(/«[^«»]*»|“[^“”]*”|"[^"\n]*"/g, blank)
