/**
 * Checks the characters of a source text: control and invisible characters, conflicts that git left, and letters that
 * are not in Normalization Form C are refused before it is parsed. Runs anywhere.
 */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type Finding, placeOf, type Read, refuse, toDiagnostics } from '../source-finding.ts'

/**
 * @param files names and texts
 * @param folder how the folder is named in messages
 * @returns the texts by name, and what is wrong with those that cannot be read
 */
export function textsOf(
  files: readonly (readonly [string, Read<string>])[],
  folder: string,
): { readonly texts: ReadonlyMap<string, string>; readonly broken: readonly Diagnostic[] } {
  const readable = files.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const]))
  const broken = files.flatMap(([name, { findings }]) => toDiagnostics(`${folder}/${name}`, findings))
  return { texts: new Map(readable), broken }
}

/** Control characters that HTML and XML do not allow; tab and line feed are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/
/** Nearly every text has nothing but visible characters that are composed: those below U+0300, dashes and quotation marks. */
const CLEAN = /^[\t\n\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027]*$/
/** The first line of a conflict that git left in a file. */
const CONFLICT = /^<{7}(?: .*)?$/m

/**
 * Checks the characters of a text.
 * @param raw the text with its line ends
 * @returns the text with line ends `\n`, or what is wrong with it
 */
export function checkCharacters(raw: string): Read<string> {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw
  if (text.trim() === '')
    return refuse('empty-file', 'the file is empty', 'Run "npm run new" to see what a complete file looks like.')
  const misread = findMisread(text)
  if (misread) return { findings: [misread] }
  const isClean = CLEAN.test(text)
  const control = isClean ? null : CONTROL.exec(text)
  if (control) {
    const message = `there is an invisible control character (${codePoint(control[0].charCodeAt(0))})`
    const hint = 'Delete it; it often comes along with copied text.'
    return refuse('control-character', message, hint, placeOf(text, control.index))
  }
  const invisible = isClean ? null : INVISIBLE.exec(text)
  if (invisible) {
    const message = `there is an invisible character (${codePoint(invisible[0].codePointAt(0) ?? 0)})`
    const cure = MEANINGLESS.test(invisible[0]) ? ' "npm run check -- --fix" does it.' : ''
    const hint = `Delete it; it often comes along with copied text.${cure}`
    return refuse('invisible-character', message, hint, placeOf(text, invisible.index))
  }
  const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null
  if (conflict) {
    const message = 'two versions of this file were joined by git and not settled'
    const hint =
      'From "<<<<<<<" to ">>>>>>>" stand both, with "=======" between them. Keep one, and delete the three lines.'
    return refuse('conflict-marker', message, hint, placeOf(text, conflict.index))
  }
  const composed = isClean ? text : text.normalize('NFC')
  if (composed === text) return { value: text, findings: [] }
  let difference = 0
  while (text[difference] === composed[difference]) difference++
  return refuse(
    'not-nfc',
    'an accented letter is stored as two characters',
    'Type the letter again, or convert the file to Unicode Normalization Form C (NFC).',
    placeOf(text, difference),
  )
}

const codePoint = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`

/** Letters of UTF-8 that were read as Windows-1252; between quotation marks they are an example. */
export const MISREAD = /(?<![\p{L}"“«])\p{L}*(?:Ã[\u00a0-\u00bf‘’“”‰‹›]|Â[¡¿ªº°·«»]|â€[œ™˜"”“¦])\p{L}*/u
const MISREADS = new RegExp(MISREAD, 'gu')

/** Text of which several words were read in another encoding; other findings would follow from them. */
function findMisread(text: string): Finding | undefined {
  if (!text.includes('Ã')) return undefined
  const spoken = text.replace(/`[^`\n]*`/g, code => ' '.repeat(code.length))
  const [first, ...others] = [...spoken.matchAll(MISREADS)]
  if (!first || others.length === 0) return undefined
  return {
    code: 'wrong-encoding',
    place: placeOf(text, first.index),
    message: `"${first[0]}" and ${others.length} more ${others.length === 1 ? 'word' : 'words'} were read in another encoding: letters with accents have become two signs`,
    hint: 'Copy the whole text again from where it came, and paste it.',
  }
}

/**
 * Soft hyphen, zero-width and filler characters, bidirectional controls, variation selectors, tags, interlinear and
 * private-use characters, and the replacement character. No-break spaces are allowed.
 */
export const INVISIBLE =
  /\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2028\u2029\u3164\ufeff\uffa0\u2800\ufff9-\uffff\ue000-\uf8ff]|[\udb40\udb80-\udbff][\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Those that mean nothing in our languages: soft hyphens, spaces without width, marks of direction. */
export const MEANINGLESS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/
