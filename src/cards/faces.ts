/** The two faces of the cards, from the fonts in this folder: never one of the machine, so that all draw alike. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FontFile, readFont } from './font-file.ts'

export interface Face {
  readonly path: string
  readonly weight: number
  readonly font: FontFile
}

export interface Faces {
  readonly text: Face
  readonly bold: Face
  /** A mark that changes with the bytes of the fonts. */
  readonly mark: string
}

/** Name by which a drawing asks for the faces. */
export const FAMILY = 'Source Serif 4'

let known: Faces | undefined

/** Reads the fonts, once in a process. */
export function faces(): Faces {
  known ??= readFaces()
  return known
}

function readFaces(): Faces {
  const mark = createHash('sha256')
  const face = (file: string, weight: number): Face => {
    const path = fileURLToPath(new URL(`./fonts/${file}`, import.meta.url))
    const bytes = readFileSync(path)
    mark.update(bytes)
    return { path, weight, font: readFont(bytes) }
  }
  const text = face('SourceSerif4-Regular.ttf', 400)
  const bold = face('SourceSerif4-SemiBold.ttf', 600)
  return { text, bold, mark: mark.digest('hex').slice(0, 16) }
}
