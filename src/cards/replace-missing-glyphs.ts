/**
 * Restricts a text to characters of the font. For others the renderer draws a crossed box, so they are replaced by an
 * equivalent or a dash. Characters that XML does not allow are removed too.
 */
import type { Face } from './fonts.ts'

/** Replaces characters that the font lacks. */
const SUBSTITUTE = '–'

/** Equivalents that Unicode normalization does not cover. */
const EQUIVALENTS: Readonly<Record<string, string>> = { '♯': '#', '♭': 'b', '‐': '-', '―': '—', '∕': '/', '⇒': '→' }

/**
 * The text in characters of the font: composed accents, plain forms of styled letters, no emoji, and a dash for every
 * other run of missing characters. The result is never empty.
 */
export function legible(text: string, font: Pick<Face, 'has'>): string {
  let made = ''
  for (const character of text.normalize('NFC')) made += inFont(character, font)
  return made.replace(/–{2,}/g, SUBSTITUTE).replace(/ +/g, ' ').trim() || SUBSTITUTE
}

function inFont(character: string, font: Pick<Face, 'has'>): string {
  if (/[\p{Cc}\s]/u.test(character)) return NO_BREAK.has(character) ? '\u00a0' : ' '
  if (/[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}\p{Emoji_Modifier}]/u.test(character)) return ''
  if (font.has(character)) return character
  const forms = [EQUIVALENTS[character] ?? character, character.normalize('NFD'), character.normalize('NFKC')]
  const known = forms.find(form => [...form].every(font.has))
  if (known !== undefined) return known
  if (/[\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(character)) return ''
  return SUBSTITUTE
}

const NO_BREAK: ReadonlySet<string> = new Set(['\u00a0', '\u202f'])
