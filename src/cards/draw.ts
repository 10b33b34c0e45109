/** From a drawing to the picture that networks show. The renderer is native code, so it is loaded when first needed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Resvg, ResvgRenderOptions } from '@resvg/resvg-js'
import { FAMILY, faces } from './faces.ts'
import { palettePng } from './png.ts'

const RENDERER = '@resvg/resvg-js'
const require = createRequire(import.meta.url)

interface Open {
  readonly Renderer: typeof Resvg
  readonly options: ResvgRenderOptions
}

let open: Open | undefined

/**
 * PNG of an SVG in the bundled fonts. The renderer keeps 3 MB a picture until the thread comes to rest, so a caller that
 * draws many lets it rest in between.
 */
export function drawPng(svg: string): Uint8Array {
  open ??= openRenderer()
  const image = new open.Renderer(svg, open.options).render()
  return palettePng({ width: image.width, height: image.height, rgba: image.pixels }) ?? image.asPng()
}

/**
 * The site's mark in the size in which cards show it, as PNG in base64. Drawn once: an SVG inside a drawing takes the
 * renderer as long as all the rest of a card.
 * @returns undefined when the file is no picture, or one that is much higher than wide
 */
export function drawMark(svg: string, size: number): string | undefined {
  open ??= openRenderer()
  try {
    const drawing = new open.Renderer(svg, { ...open.options, fitTo: { mode: 'width', value: size } })
    if (drawing.height > drawing.width * 2) return undefined
    return Buffer.from(drawing.render().asPng()).toString('base64')
  } catch {
    return undefined
  }
}

/** A mark that changes with everything a picture depends on besides its drawing. */
export function rendererMark(): string {
  const { version } = require(`${RENDERER}/package.json`) as { readonly version: string }
  const mark = createHash('sha256').update(`${version} ${faces().mark}`)
  for (const file of ['draw.ts', 'png.ts']) mark.update(readFileSync(new URL(file, import.meta.url)))
  return mark.digest('hex')
}

/** @throws with advice where the package has no binary for this machine */
function loadRenderer(): Open['Renderer'] {
  try {
    return (require(RENDERER) as { readonly Resvg: Open['Renderer'] }).Resvg
  } catch (error) {
    throw new Error(`cards cannot be drawn on this machine; build with --no-cards (${(error as Error).message})`)
  }
}

function openRenderer(): Open {
  const { text, bold } = faces()
  return {
    Renderer: loadRenderer(),
    options: {
      font: { loadSystemFonts: false, fontFiles: [text.path, bold.path], defaultFontFamily: FAMILY },
    },
  }
}
