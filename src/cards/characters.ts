/**
 * Text in characters that the font has. In the place of any other the renderer draws a crossed box, which says less than
 * a near equivalent or a dash; and a drawing is XML, which some characters would break.
 */
import type { FontFile } from './font-file.ts'

/** Stands for a letter or sign that the font lacks, as a dash stands for a word in print. */
const SUBSTITUTE = '–'

/** Near equivalents that Unicode does not know as such. */
const EQUIVALENTS: Readonly<Record<string, string>> = { '♯': '#', '♭': 'b', '‐': '-', '―': '—', '∕': '/', '⇒': '→' }

/**
 * The text as the font can write it: accents on their letters, plain forms of fancy ones, no pictures (emoji), and a dash for
 * every other run of characters that it lacks. It is never empty.
 */
export function legible(text: string, font: FontFile): string {
  let made = ''
  for (const character of text.normalize('NFC')) made += inFont(character, font)
  return made.replace(/–{2,}/g, SUBSTITUTE).replace(/ +/g, ' ').trim() || SUBSTITUTE
}

function inFont(character: string, font: FontFile): string {
  if (/[\p{Cc}\s]/u.test(character)) return NO_BREAK.has(character) ? '\u00a0' : ' '
  if (/[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}\p{Emoji_Modifier}]/u.test(character)) return ''
  if (isDrawn(character, font)) return character
  const forms = [EQUIVALENTS[character] ?? character, character.normalize('NFD'), character.normalize('NFKC')]
  const known = forms.find(form => [...form].every(each => isDrawn(each, font)))
  if (known !== undefined) return known
  if (/[\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(character)) return ''
  return SUBSTITUTE
}

const NO_BREAK: ReadonlySet<string> = new Set(['\u00a0', '\u202f'])

const isDrawn = (character: string, font: FontFile): boolean => font.has(character.codePointAt(0) ?? 0)
