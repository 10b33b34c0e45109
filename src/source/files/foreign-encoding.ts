/**
 * Recognizes files that are not UTF-8 by what they must be instead: UTF-16 by its mark, and Windows-1252 if nothing but
 * letters of our languages and typographic marks comes of it.
 */

export interface ForeignText {
  /** As programs call the encoding when they save a file. */
  readonly name: string
  readonly text: string
}

/** @param bytes that are not UTF-8 */
export function decodeForeign(bytes: Uint8Array): ForeignText | undefined {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  if (mark === 0xfffe) return { name: 'UTF-16, which Windows also calls "Unicode"', text: decoded(bytes, 'utf-16le') }
  if (mark === 0xfeff) return { name: 'UTF-16, which Windows also calls "Unicode"', text: decoded(bytes, 'utf-16be') }
  const text = decoded(bytes, 'windows-1252')
  return EXPECTED.test(text) ? { name: 'Windows-1252, which Windows also calls "ANSI"', text } : undefined
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)

/** Letters of English and Spanish, and marks of word processors. */
const EXPECTED = /^[\t\n\r\x20-\x7eáéíóúüñçÁÉÍÓÚÜÑÇ¡¿«»“”‘’–—…€ºª°·×±\u00a0]*$/
