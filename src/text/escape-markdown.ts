/** Text of entries as Markdown, in which no character is read as markup. */

/**
 * Escapes the characters that Markdown would read as markup, including those of headings and lists at the ends.
 * @example escapeMarkdown('[x]') // => '\\[x\\]'
 */
export function escapeMarkdown(text: string): string {
  if (!MARKUP.test(text) && !MARKER.test(text)) return text
  return text
    .replace(/[\\`*_[\]<>]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(?:#{1,6}|[-+])(?=\s|$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/(?<=\s)#+$/, '\\$&')
}

/** Cheap tests, one of which is true for every text to escape. As one expression they take four times as long. */
const MARKUP = /[\\`*_[\]<>&#]/
const MARKER = /^(?:[-+]|\d{1,9}[.)])/

/** An address as the target of a Markdown link. Parentheses need angle brackets. */
export const linkTarget = (address: string): string => (/[()]/.test(address) ? `<${address}>` : address)
