/** Size and completeness of PNG (third edition, section 5) and WebP (RFC 9649) files. Pixels are not decoded. */

/** What the inspection of a picture found. */
type Inspection =
  | { readonly width: number; readonly height: number }
  /** Words that follow "the file is damaged:". */
  | { readonly damage: string }
  | { readonly isAnimated: true }

const CUT_SHORT = { damage: 'it ends before the picture does' } as const
const NO_SIZE = { damage: 'it does not say how large it is' } as const

/** The last chunk of every PNG, which holds nothing. */
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex')

/** Checks a PNG file, whose signature the caller has checked; its first chunk is the header. */
export function inspectPng(bytes: Buffer): Inspection {
  if (!bytes.subarray(-PNG_END.length).equals(PNG_END)) return CUT_SHORT
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return NO_SIZE
  // The control chunk of an animation stands before the picture.
  if (bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')) return { isAnimated: true }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Bytes up to the size of a lossless picture; the other kinds need more. */
const MIN_WEBP_BYTES = 25
const ANIMATION = 0x02

/** Checks a WebP file, whose signature the caller has checked; its first chunk has the size of the canvas. */
export function inspectWebp(bytes: Buffer): Inspection {
  if (bytes.length < MIN_WEBP_BYTES || bytes.readUInt32LE(4) + 8 > bytes.length) return CUT_SHORT
  const data = bytes.subarray(20)
  const name = bytes.toString('latin1', 12, 16)
  if (name !== 'VP8L' && data.length < 10) return NO_SIZE
  switch (name) {
    case 'VP8X':
      if (((data[0] ?? 0) & ANIMATION) !== 0) return { isAnimated: true }
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
    case 'VP8 ':
      if (data.readUIntBE(3, 3) !== 0x9d012a) return NO_SIZE
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    case 'VP8L': {
      const packed = data.readUInt32LE(1)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    default:
      return NO_SIZE
  }
}
