/** The illustrations of a term's folder, each looked at. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { IMAGES, type Image, type ImageSize } from '../../schema/term.ts'
import { toDiagnostic } from '../finding.ts'
import { type Drawing, readDrawing } from './drawing.ts'
import { lookAtPicture } from './picture.ts'

export const isPicture = (file: string): file is Image => IMAGES.some(image => image === file)

/**
 * @param files names and bytes of all files of the folder
 * @param folder how the folder is named in messages
 * @returns the size of the illustration that is published, and what is in it if it is an SVG
 */
export function lookAtPictures(
  files: readonly (readonly [string, Buffer])[],
  folder: string,
): { readonly size?: ImageSize; readonly drawing?: Drawing; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const sizes = new Map<Image, ImageSize>()
  for (const [file, bytes] of files) {
    if (!isPicture(file)) continue
    const looked = lookAtPicture(file, bytes)
    if ('size' in looked) sizes.set(file, looked.size)
    else diagnostics.push(...looked.findings.map(finding => toDiagnostic(`${folder}/${file}`, finding)))
  }
  const size = IMAGES.map(name => sizes.get(name)).find(each => each !== undefined)
  const [, svg] = (sizes.has('image.svg') && files.find(([file]) => file === 'image.svg')) || []
  return { ...(size && { size }), ...(svg && { drawing: readDrawing(svg.toString()) }), diagnostics }
}
