/** What kind of file some bytes are, by how they begin: a name and an extension can be given to anything. */

/** Formats by their first bytes, written as Latin-1 text; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG\r\n.\n/s, 'PNG'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^\xff\xd8\xff/s, 'JPEG'],
  [/^GIF8[79]a/s, 'GIF'],
  [/^....ftypavi[fs]/s, 'AVIF'],
  [/^....ftyp(?:hei|hev|mif1|msf1)/s, 'HEIC'],
  [/^BM....\0\0\0\0/s, 'BMP'],
  [/^(?:II\*\0|MM\0\*)/s, 'TIFF'],
  [/^\0\0.\0/s, 'ICO'],
  [/^8BPS/s, 'Photoshop'],
  [/^%PDF-/s, 'PDF'],
  [/^PK../s, 'ZIP'],
  [/^version https:\/\/git-lfs/s, 'Git LFS pointer'],
]

/** Bytes of a file that decide its format. */
const HEAD_BYTES = 4096

/** @returns `PNG`, `WebP`, `SVG`, the name of another format, or undefined for bytes that tell nothing */
export function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  const known = SIGNATURES.find(([signature]) => signature.test(head))
  if (known) return known[1]
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (/^(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(text)) return /<svg[\s>:]/i.test(text) ? 'SVG' : 'XML'
  return /^<(?:!DOCTYPE html|html|head|body)\b/i.test(text) ? 'HTML' : undefined
}
