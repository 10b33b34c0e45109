/** Looking at an illustration before it is published: that it is what its name says, whole, and of a size to be shown. */
import { bounds } from '../../schema/bounds.ts'
import type { Image, ImageSize } from '../../schema/term.ts'
import { decode } from '../files/read.ts'
import { type Finding, START } from '../finding.ts'
import { formatOf } from './format.ts'
import type { Looked } from './looked.ts'
import { lookAtPng } from './png.ts'
import { lookAtSvg } from './svg.ts'
import { lookAtWebp } from './webp.ts'

export type PictureResult = { readonly size: ImageSize } | { readonly findings: readonly Finding[] }

const FORMATS: Readonly<Record<Image, string>> = { 'image.png': 'PNG', 'image.svg': 'SVG', 'image.webp': 'WebP' }

const LOOK: Readonly<Record<Image, (bytes: Buffer) => Looked | { readonly findings: readonly Finding[] }>> = {
  'image.png': lookAtPng,
  'image.svg': lookAtDrawing,
  'image.webp': lookAtWebp,
}

/** @param bytes all of them, or at least one more than an illustration may have */
export function lookAtPicture(name: Image, bytes: Buffer): PictureResult {
  if (bytes.length > bounds.image.max)
    return refuse(
      'file-too-large',
      `the illustration is larger than ${bounds.image.max / 1024 / 1024} MiB`,
      'Make it smaller: readers load it on a phone.',
    )
  if (bytes.length === 0) return refuse('empty-file', 'the illustration is empty', 'Save the picture again.')
  const format = formatOf(bytes)
  if (format !== FORMATS[name]) return wrongFormat(name, format)
  const looked = LOOK[name](bytes)
  if ('findings' in looked) return looked
  if ('damage' in looked)
    return refuse('image-damaged', `the illustration is damaged: ${looked.damage}`, 'Save or download it again.')
  if ('isAnimated' in looked)
    return refuse('image-content', 'the illustration moves', 'Save a single picture; readers cannot stop it.')
  return checkSize(looked)
}

function wrongFormat(name: Image, format: string | undefined): PictureResult {
  if (format === 'Git LFS pointer')
    return refuse('image-format', `${name} is not the picture, but a note of Git LFS about it`, 'Run "git lfs pull".')
  const found = format === undefined ? 'no picture that is known here' : `${format} under another name`
  const own = Object.entries(FORMATS).find(([, each]) => each === format)?.[0]
  const hint = own === undefined ? 'Save it as PNG, WebP or SVG; a new name changes nothing.' : `Name the file ${own}.`
  return refuse('image-format', `${name} is ${found}`, hint)
}

function lookAtDrawing(bytes: Buffer): Looked | { readonly findings: readonly Finding[] } {
  const decoded = decode(bytes, bounds.image.max)
  if ('finding' in decoded) return { findings: [decoded.finding] }
  const looked = lookAtSvg(decoded.text)
  return 'size' in looked ? looked.size : looked
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
