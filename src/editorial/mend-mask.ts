/** What of a Markdown text is not to be touched: code, addresses, links with their labels, HTML, accepted words, quotations. */
import { MASK } from '../text/typography-es.ts'

/** Same length, with every character that belongs to one of these masked. */
export function maskUntouchable(markdown: string): string {
  let masked = markdown
  for (const pattern of UNTOUCHABLE) masked = masked.replace(pattern, blank)
  // A backtick without a partner: where its code ends is for a person to say.
  if (!masked.includes('`')) return masked
  return masked
    .split(/(\n[ \t]*\n)/)
    .map(paragraph => (paragraph.includes('`') ? blank(paragraph) : paragraph))
    .join('')
}

const blank = (found: string): string => MASK.repeat(found.length)

/** In this order: fences and indented lines, code in text, lines of links and links, HTML, addresses. */
const UNTOUCHABLE: readonly RegExp[] = [
  /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n {0,3}\1[`~]*[ \t]*$|[\s\S]*)/gm,
  /^(?: {4}|\t)[^\n]*/gm,
  /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g,
  /^\s*[-*+] \[.*[^\s]/gm,
  /!?\[[^\]\n]*\]\([^)\n]*\)/g,
  /<[^<>\n]*>/g,
  /(?<![\p{L}\p{N}])[a-z][a-z\d+.-]*:\/\/[^\s"»”)]+/giu,
  /www\.[^\s"»”)]+/gi,
  /[^\s"«“(]+@[^\s"»”)]+/g,
  /(?<![\p{L}\p{N}])(?:[a-z\d-]+\.)+[a-z]{2,}\/[^\s"»”)]*/giu,
]

/** Besides, what somebody else has said. */
export const maskQuotations = (masked: string): string => masked.replace(/«[^«»]*»|“[^“”]*”|"[^"\n]*"/g, blank)

/** Besides, words about which reviewers have found a rule wrong. */
export const maskWords = (masked: string, words: readonly string[]): string =>
  words.reduce((left, each) => (each === '' ? left : left.replaceAll(each, blank)), masked)
