/**
 * Reading source files within bounds: never more bytes than the limit enter memory. Text that is not UTF-8, begins with a
 * byte order mark, has invisible characters or is not in Normalization Form C is refused before it is parsed.
 */
import { isUtf8 } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { bounds } from '../../schema/bounds.ts'
import { placeOf, type Read, refuse } from '../source-finding.ts'
import { checkCharacters } from './check-characters.ts'

const MAX_BYTES = bounds.sourceFile.max
const buffer = Buffer.allocUnsafe(MAX_BYTES + 1)

/** The bytes of a file, at most one more than the limit. */
export function readBounded(path: string, limit: number = MAX_BYTES): Buffer {
  const room = limit === MAX_BYTES ? buffer : Buffer.allocUnsafe(limit + 1)
  const descriptor = openSync(path, 'r')
  try {
    let length = 0
    while (length <= limit) {
      const read = readSync(descriptor, room, length, limit + 1 - length, null)
      if (read === 0) break
      length += read
    }
    return Buffer.from(room.subarray(0, length))
  } finally {
    closeSync(descriptor)
  }
}

/** Reads a source file as text, or says what is wrong with its encoding or characters. */
export const readSource = (path: string): Read<string> => decode(readBounded(path))

/** Decodes the bytes of a source file. */
export function decode(bytes: Buffer, limit: number = MAX_BYTES): Read<string> {
  if (bytes.length > limit) {
    const message = `the file is larger than ${limit / 1024} KiB`
    return refuse('file-too-large', message, 'An entry is a page of text; remove what does not belong to it.')
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const message = 'the file begins with a byte order mark'
    return refuse('byte-order-mark', message, 'Save it as "UTF-8", not as "UTF-8 with BOM".')
  }
  const text = bytes.toString('utf8')
  if (isUtf8(bytes)) return checkCharacters(text)
  const foreign = decodeForeign(bytes)
  return refuse(
    'not-utf-8',
    `the file is not UTF-8 text${foreign ? `, but ${foreign.name}` : ''}`,
    `Save it with the encoding UTF-8${foreign ? '; "npm run check -- --fix" does it' : ''}.`,
    placeOf(text, text.indexOf('\ufffd')),
  )
}

/**
 * Recognizes text that is not UTF-8 by what it must be instead: UTF-16 by its mark, and Windows-1252 if nothing but
 * letters of our languages and typographic marks comes of it.
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
