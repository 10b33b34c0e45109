/**
 * Recognizes files that are not UTF-8 by what they must be instead: UTF-16 by its mark, and Windows-1252 if nothing but
 * letters of our languages and typographic marks comes of it.
 */

/**
 * @param bytes that are not UTF-8
 * @returns the text, and how programs call the encoding when they save a file
 */
export function decodeForeign(bytes: Uint8Array): { readonly name: string; readonly text: string } | undefined {
  const decoded = (encoding: string): string => new TextDecoder(encoding).decode(bytes)
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff)
    return {
      name: 'UTF-16, which Windows also calls "Unicode"',
      text: decoded(mark === 0xfffe ? 'utf-16le' : 'utf-16be'),
    }
  const text = decoded('windows-1252')
  return EXPECTED.test(text) ? { name: 'Windows-1252, which Windows also calls "ANSI"', text } : undefined
}

/** Letters of English and Spanish, and marks of word processors. */
const EXPECTED = /^[\t\n\r\x20-\x7eáéíóúüñçÁÉÍÓÚÜÑÇ¡¿«»“”‘’–—…€ºª°·×±\u00a0]*$/
