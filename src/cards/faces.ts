/**
 * The two fonts of the cards, from the files in this folder and never from the machine, so that cards are reproducible.
 */
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
  /** Hash of the bytes of the fonts. */
  readonly hash: string
}

/** `font-family` of the cards. */
export const FAMILY = 'Source Serif 4'

let known: Faces | undefined

/** Reads the fonts on first use. */
export function faces(): Faces {
  known ??= readFaces()
  return known
}

function readFaces(): Faces {
  const hash = createHash('sha256')
  const face = (file: string, weight: number): Face => {
    const path = fileURLToPath(new URL(`./fonts/${file}`, import.meta.url))
    const bytes = readFileSync(path)
    hash.update(bytes)
    return { path, weight, font: readFont(bytes) }
  }
  const text = face('SourceSerif4-Regular.ttf', 400)
  const bold = face('SourceSerif4-SemiBold.ttf', 600)
  return { text, bold, hash: hash.digest('hex').slice(0, 16) }
}
