/** Checks of illustrations: the format is that of the name, the file is complete, and the size is within bounds. */

import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { IMAGES, type Image, type ImageSize } from '../../schema/term.ts'
import { decode } from '../files/read.ts'
import { type Finding, START, toDiagnostic } from '../finding.ts'
import { type Drawing, readDrawing } from './drawing.ts'
import { type Inspection, inspectPng, inspectWebp } from './raster.ts'
import { inspectSvg } from './svg.ts'

export type PictureResult = { readonly size: ImageSize } | { readonly findings: readonly Finding[] }

const FORMATS: Readonly<Record<Image, string>> = { 'image.png': 'PNG', 'image.svg': 'SVG', 'image.webp': 'WebP' }

const INSPECT: Readonly<Record<Image, (bytes: Buffer) => Inspection | { readonly findings: readonly Finding[] }>> = {
  'image.png': inspectPng,
  'image.svg': inspectDrawing,
  'image.webp': inspectWebp,
}

/**
 * Checks one illustration.
 * @param bytes all of them, or at least one more than an illustration may have
 */
export function inspectPicture(name: Image, bytes: Buffer): PictureResult {
  if (bytes.length > bounds.image.max)
    return refuse(
      'file-too-large',
      `the illustration is larger than ${bounds.image.max / 1024 / 1024} MiB`,
      'Make it smaller: readers load it on a phone.',
    )
  if (bytes.length === 0) return refuse('empty-file', 'the illustration is empty', 'Save the picture again.')
  const format = formatOf(bytes)
  if (format !== FORMATS[name]) return wrongFormat(name, format)
  const inspected = INSPECT[name](bytes)
  if ('findings' in inspected) return inspected
  if ('damage' in inspected)
    return refuse('image-damaged', `the illustration is damaged: ${inspected.damage}`, 'Save or download it again.')
  if ('isAnimated' in inspected)
    return refuse('image-content', 'the illustration moves', 'Save a single picture; readers cannot stop it.')
  return checkSize(inspected)
}

function wrongFormat(name: Image, format: string | undefined): PictureResult {
  if (format === 'Git LFS pointer')
    return refuse('image-format', `${name} is not the picture, but a note of Git LFS about it`, 'Run "git lfs pull".')
  const found = format === undefined ? 'no picture that is known here' : `${format} under another name`
  const own = Object.entries(FORMATS).find(([, each]) => each === format)?.[0]
  const hint = own === undefined ? 'Save it as PNG, WebP or SVG; a new name changes nothing.' : `Name the file ${own}.`
  return refuse('image-format', `${name} is ${found}`, hint)
}

function inspectDrawing(bytes: Buffer): Inspection | { readonly findings: readonly Finding[] } {
  const decoded = decode(bytes, bounds.image.max)
  if ('finding' in decoded) return { findings: [decoded.finding] }
  const inspected = inspectSvg(decoded.text)
  return 'size' in inspected ? inspected.size : inspected
}

function checkSize(size: ImageSize): PictureResult {
  const { max } = bounds.imageSide
  const { width, height } = size
  if (width > 0 && height > 0 && width <= max && height <= max) return { size }
  return refuse(
    'image-dimensions',
    `the illustration is ${width} by ${height} pixels; at most ${max} by ${max} are allowed`,
    'Make it smaller; a page shows at most 800 pixels across.',
  )
}

const refuse = (code: Finding['code'], message: string, hint: string): PictureResult => ({
  findings: [{ code, place: START, message, hint }],
})

/** Whether a file of a term is an illustration, by its name. */
export const isPicture = (file: string): file is Image => IMAGES.some(image => image === file)

/**
 * Checks the illustrations of a term's folder.
 * @param files names and bytes of all files of the folder
 * @param folder how the folder is named in messages
 * @returns the size of the illustration that is published, and what is in it if it is an SVG
 */
export function inspectPictures(
  files: readonly (readonly [string, Buffer])[],
  folder: string,
): { readonly size?: ImageSize; readonly drawing?: Drawing; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const sizes = new Map<Image, ImageSize>()
  for (const [file, bytes] of files) {
    if (!isPicture(file)) continue
    const inspected = inspectPicture(file, bytes)
    if ('size' in inspected) sizes.set(file, inspected.size)
    else diagnostics.push(...inspected.findings.map(finding => toDiagnostic(`${folder}/${file}`, finding)))
  }
  const size = IMAGES.map(name => sizes.get(name)).find(each => each !== undefined)
  const [, svg] = (sizes.has('image.svg') && files.find(([file]) => file === 'image.svg')) || []
  return { ...(size && { size }), ...(svg && { drawing: readDrawing(svg.toString()) }), diagnostics }
}

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

/** Bytes that are inspected to recognize a format. */
const HEAD_BYTES = 4096

/**
 * The format of a file by its first bytes, whatever its name.
 * @returns `PNG`, `WebP`, `SVG`, the name of another format, or undefined
 */
export function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  const known = SIGNATURES.find(([signature]) => signature.test(head))
  if (known) return known[1]
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart()
  if (/^(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(text)) return /<svg[\s>:]/i.test(text) ? 'SVG' : 'XML'
  return /^<(?:!DOCTYPE html|html|head|body)\b/i.test(text) ? 'HTML' : undefined
}
