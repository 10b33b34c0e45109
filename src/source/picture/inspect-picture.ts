/** Checks of illustrations: the format is that of the name, the file is complete, and the size is within bounds. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { IMAGES, type Image, type ImageSize } from '../../schema/term.ts'
import { decode } from '../files/read-source-file.ts'
import { type Read, refuse, toDiagnostics } from '../source-finding.ts'
import { type Pictured, readDrawing } from './drawing.ts'
import { inspectPng, inspectWebp } from './inspect-raster.ts'

type Format = 'PNG' | 'SVG' | 'WebP'
const FORMATS: Readonly<Record<Image, Format>> = { 'image.png': 'PNG', 'image.svg': 'SVG', 'image.webp': 'WebP' }

/**
 * Checks one illustration.
 * @param bytes all of them, or at least one more than an illustration may have
 */
export function inspectPicture(name: Image, bytes: Buffer): Read<Pictured> {
  if (bytes.length > bounds.image.max) {
    const message = `the illustration is larger than ${bounds.image.max / 1024 / 1024} MiB`
    return refuse('file-too-large', message, 'Make it smaller: readers load it on a phone.')
  }
  if (bytes.length === 0) return refuse('empty-file', 'the illustration is empty', 'Save the picture again.')
  const format = formatOf(bytes)
  if (format !== FORMATS[name]) return wrongFormat(name, format)
  if (format === 'SVG') return inspectDrawing(bytes)
  const inspected = format === 'PNG' ? inspectPng(bytes) : inspectWebp(bytes)
  if ('damage' in inspected)
    return refuse('image-damaged', `the illustration is damaged: ${inspected.damage}`, 'Save or download it again.')
  if ('isAnimated' in inspected)
    return refuse('image-content', 'the illustration moves', 'Save a single picture; readers cannot stop it.')
  return checkSize(inspected)
}

function wrongFormat(name: Image, format: Format | undefined): Read<never> {
  const own = IMAGES.find(each => FORMATS[each] === format)
  const found = format === undefined ? `no ${FORMATS[name]} picture` : `${format} under another name`
  const hint = own === undefined ? 'Save it as PNG, WebP or SVG; a new name changes nothing.' : `Name the file ${own}.`
  return refuse('image-format', `${name} is ${found}`, hint)
}

function inspectDrawing(bytes: Buffer): Read<Pictured> {
  const { value: text, findings: undecoded } = decode(bytes, bounds.image.max)
  if (text === undefined) return { findings: undecoded }
  const { value, findings } = readDrawing(text)
  const tooLarge = value?.size === undefined ? [] : checkSize(value.size).findings
  return { ...(value && { value }), findings: [...findings, ...tooLarge] }
}

function checkSize(size: ImageSize): Read<Pictured> {
  const { max } = bounds.imageSide
  const { width, height } = size
  if (width > 0 && height > 0 && width <= max && height <= max) return { value: { size }, findings: [] }
  const message = `the illustration is ${width} by ${height} pixels; at most ${max} by ${max} are allowed`
  return refuse('image-dimensions', message, 'Make it smaller; a page shows at most 800 pixels across.')
}

/** Whether a file of a term is an illustration, by its name. */
export const isPicture = (file: string): file is Image => IMAGES.some(image => image === file)

/**
 * Checks the illustrations of a term's folder.
 * @param files names and bytes of all files of the folder
 * @param folder how the folder is named in messages
 */
export function inspectPictures(
  files: readonly (readonly [string, Buffer])[],
  folder: string,
): Pictured & { readonly diagnostics: readonly Diagnostic[] } {
  const inspected = files.flatMap(([file, bytes]) =>
    isPicture(file) ? [{ file, ...inspectPicture(file, bytes) }] : [],
  )
  return {
    ...inspected.find(({ value }) => value)?.value,
    diagnostics: inspected.flatMap(({ file, findings }) => toDiagnostics(`${folder}/${file}`, findings)),
  }
}

/** Bytes that are inspected to recognize a format. */
const HEAD_BYTES = 4096

/** The format of a file by its first bytes, whatever its name; undefined for one that is not published. */
function formatOf(bytes: Buffer): Format | undefined {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  if (/^\x89PNG\r\n.\n/s.test(head)) return 'PNG'
  if (/^RIFF....WEBP/s.test(head)) return 'WebP'
  return /^\s*<[?!s]/.test(head) && /<svg[\s>]/.test(head) ? 'SVG' : undefined
}
