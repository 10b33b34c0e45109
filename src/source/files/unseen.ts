/** Characters that a reader does not see, and that change what is read, found, or copied. */

/**
 * Soft hyphen, zero-width and filler characters, bidirectional controls, variation selectors, tags, interlinear and
 * private characters, and the mark that stands for what could not be decoded. No-break spaces are wanted in numbers.
 */
const UNSEEN =
  /\u034f|[\u17b4-\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2028\u2029\u3164\ufeff\uffa0\ufff9-\ufffd\ue000-\uf8ff]|\udb40[\udc00-\udfff]/

/** Whether a text may hold one of them; most texts have nothing beyond Latin letters and punctuation. */
const SUSPECT = /\u034f|[\u00ad\u061c\u115f-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\udb40\ue000-\uffff]/

const NAMES: Readonly<Record<number, string>> = {
  173: 'soft hyphen',
  8203: 'zero-width space',
  8204: 'zero-width non-joiner',
  8205: 'zero-width joiner',
  8288: 'word joiner',
  65279: 'zero-width no-break space',
  65533: 'replacement character',
}

/** @returns the first of them, with its code point and what it is */
export function findUnseen(text: string): { readonly index: number; readonly name: string } | undefined {
  if (!SUSPECT.test(text)) return undefined
  const found = UNSEEN.exec(text)
  if (!found) return undefined
  const point = found[0].codePointAt(0) ?? 0
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  return { index: found.index, name: `${NAMES[point] ?? kindOf(point)} (${code})` }
}

function kindOf(point: number): string {
  if (point === 0x61c || (point >= 0x200e && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069))
    return 'mark that turns the direction of the text'
  if (point >= 0xe000 && point <= 0xf8ff) return 'character without a meaning of its own'
  return 'invisible character'
}
