/** Words of a text: folding of case and accents, splitting, counting. */

/**
 * Lower case without accents, ligatures and full-width forms, for comparison.
 * @example fold('Código') // => 'codigo'
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  if (COMMON.test(lower)) return lower.replace(ACCENTED, letter => UNACCENTED[letter] ?? letter)
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Spanish letters and punctuation. Texts with nothing else are folded without Unicode normalization. */
const COMMON = /^[\x20-\x7eáéíóúüñ¿¡«»“”‘’–—]*$/
const ACCENTED = /[áéíóúüñ]/g
const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

/** The runs of letters and digits, folded. */
export function foldedWords(text: string): readonly string[] {
  const found: string[] = []
  eachWord(fold(text), word => found.push(word))
  return found
}

/** Visits the runs of letters and digits of lower-case text. Much faster than a Unicode pattern. */
export function eachWord(lower: string, visit: (word: string) => void): void {
  for (let i = 0; i < lower.length; i++) {
    const end = wordEnd(lower, i)
    if (end > i) visit(lower.slice(i, end))
    i = end
  }
}

/** Offset after the word that `from` stands in; `from` where it stands in none. */
export function wordEnd(text: string, from: number): number {
  let i = from
  while (i < text.length && isWordCode(text.charCodeAt(i))) i++
  return i
}

/** Whether a code unit is a letter or digit: beyond ASCII, all from À but × and ÷ and general punctuation. */
export function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
  return code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && !(code >= 0x2000 && code <= 0x206f)
}

const ASCII = /^[\x20-\x7e]*$/

/** Code units up to the space end a word. A no-break space is larger, so a number and its unit are one word. */
const SPACE = 0x20

/** Counts words as a reader does: runs between spaces or line ends with a letter or a digit in them. */
export function countWords(text: string): number {
  let count = 0
  let inWord = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code <= SPACE) inWord = false
    else if (!inWord && isWordCode(code)) {
      inWord = true
      count++
    }
  }
  return count
}
