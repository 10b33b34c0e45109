/** Renders cards to PNG. The renderer is native code and is loaded on first use. */
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
 * Renders an SVG with the bundled fonts to PNG. The renderer frees the 3 MB of a picture only when control returns to
 * the event loop, so callers that render many pictures return to it in between.
 */
export function drawPng(svg: string): Uint8Array {
  open ??= openRenderer()
  const image = new open.Renderer(svg, open.options).render()
  return palettePng({ width: image.width, height: image.height, rgba: image.pixels }) ?? image.asPng()
}

/**
 * The logo of the site as PNG in base64. It is rendered once, because an SVG inside a card takes as long to render as
 * the rest of the card.
 * @returns undefined if the file is not a picture, or much higher than wide
 */
export function drawLogo(svg: string, size: number): string | undefined {
  open ??= openRenderer()
  try {
    const drawing = new open.Renderer(svg, { ...open.options, fitTo: { mode: 'width', value: size } })
    if (drawing.height > drawing.width * 2) return undefined
    return Buffer.from(drawing.render().asPng()).toString('base64')
  } catch {
    return undefined
  }
}

/** A hash of everything that a picture depends on besides its SVG. */
export function rendererMark(): string {
  const { version } = require(`${RENDERER}/package.json`) as { readonly version: string }
  const hash = createHash('sha256').update(`${version} ${faces().hash}`)
  for (const file of ['draw.ts', 'png.ts']) hash.update(readFileSync(new URL(file, import.meta.url)))
  return hash.digest('hex')
}

/** @throws with advice if the package has no binary for this machine */
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
