/** The logo of the site as a raster for cards. It is any SVG, so a renderer draws it, which is native code. */
import { createRequire } from 'node:module'
import type { Resvg } from '@resvg/resvg-js'
import { LOGO_SIZE, PAPER } from './card-layout.ts'
import { colorOf, type Raster } from './indexed-canvas.ts'

/** Leaves most of a palette to the texts. */
const MAX_COLORS = 96

const require = createRequire(import.meta.url)

/**
 * Draws a logo in the middle of a square on the paper of the cards.
 * @returns undefined if the file is not a picture, or much higher than wide
 * @throws with advice if the renderer has no binary for this machine
 */
export function drawLogo(svg: string): Raster | undefined {
  const Renderer = loadRenderer()
  const fitted = (mode: 'width' | 'height') =>
    new Renderer(svg, { fitTo: { mode, value: LOGO_SIZE }, font: { loadSystemFonts: false } })
  try {
    const wide = fitted('width')
    if (wide.height > wide.width * 2) return undefined
    const { width, height, pixels } = (wide.height <= wide.width ? wide : fitted('height')).render()
    return onPaper(width, height, pixels)
  } catch {
    return undefined
  }
}

function loadRenderer(): typeof Resvg {
  try {
    return (require('@resvg/resvg-js') as { readonly Resvg: typeof Resvg }).Resvg
  } catch (error) {
    throw new Error(`the logo cannot be drawn on this machine; build with --no-cards (${(error as Error).message})`)
  }
}

/** @param pixels four bytes each: red, green and blue, multiplied by the opacity, and the opacity */
function onPaper(width: number, height: number, pixels: Uint8Array): Raster {
  const paper = colorOf(PAPER)
  const all = new Uint32Array(LOGO_SIZE * LOGO_SIZE).fill(paper)
  const [left, top] = [(LOGO_SIZE - width) >> 1, (LOGO_SIZE - height) >> 1]
  for (let i = 0; i < width * height; i++) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(i * 4, i * 4 + 4)
    const channel = (own: number, shift: number): number =>
      Math.min(255, Math.round(own + (((paper >> shift) & 0xff) * (255 - opacity)) / 255)) << shift
    const at = (top + Math.floor(i / width)) * LOGO_SIZE + left + (i % width)
    all[at] = channel(red, 16) | channel(green, 8) | channel(blue, 0)
  }
  // A photograph has more colors than there is room for: those that differ little, in the last bits of a channel, become one.
  for (let lost = 0; ; lost++) {
    const mask = ((0xff << lost) & 0xff) * 0x010101
    const colors = new Map<number, number>()
    const indices = Uint8Array.from(all, color => {
      const reduced = color === paper ? paper : color & mask
      const index = colors.get(reduced) ?? colors.size
      colors.set(reduced, index)
      return index
    })
    if (colors.size <= MAX_COLORS) return { width: LOGO_SIZE, height: LOGO_SIZE, colors: [...colors.keys()], indices }
  }
}
