/** A picture of few colors: the index of a color for each pixel. */
import { type Coverage, STEPS } from './rasterize-outlines.ts'

export interface Raster {
  readonly width: number
  readonly height: number
  /** The colors in use, red in the high byte; the first is that of the ground. */
  readonly colors: readonly number[]
  readonly indices: Uint8Array
}

/** Colors of a palette of PNG with 8 bits a pixel. */
const MAX_COLORS = 256

export function makeCanvas(width: number, height: number, ground: number) {
  const indices = new Uint8Array(width * height)
  const colors = [ground]
  const known = new Map([[ground, 0]])

  /** When the palette is full, the index of the ground: texts do not lose their shape for a few pixels. */
  const indexOf = (color: number): number => {
    if (!known.has(color) && colors.length < MAX_COLORS) known.set(color, colors.push(color) - 1)
    return known.get(color) ?? 0
  }
  const picture: Raster = { width, height, colors, indices }
  return {
    picture,
    fill(coverage: Coverage, color: number): void {
      // Indices of mixed colors by the color below and the step; 0 is not known yet.
      const mixed = new Uint8Array(MAX_COLORS * (STEPS + 1))
      coverage.take((start, end, step) => {
        for (let at = start; at < end; at++) {
          const below = indices[at] as number
          const place = below * (STEPS + 1) + step
          if (mixed[place] === 0) mixed[place] = indexOf(mix(colors[below] as number, color, step / STEPS))
          indices[at] = mixed[place] as number
        }
      })
    },
    /** Puts another picture within this one. */
    put(other: Raster, x: number, y: number): void {
      const own = other.colors.map(indexOf)
      for (let row = 0; row < other.height; row++) {
        const line = other.indices.subarray(row * other.width, (row + 1) * other.width)
        indices.set(
          line.map(index => own[index] as number),
          (y + row) * width + x,
        )
      }
    },
    /** Begins anew with the ground alone. */
    clear(): void {
      indices.fill(0)
      colors.length = 1
      known.clear()
      known.set(ground, 0)
    },
  }
}

/** The color between two, channel by channel. */
function mix(from: number, to: number, share: number): number {
  const channel = (shift: number): number => {
    const start = (from >> shift) & 0xff
    const end = (to >> shift) & 0xff
    return Math.round(start + (end - start) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

/** The number of a color that is written #rrggbb. */
export const colorOf = (text: string): number => Number.parseInt(text.slice(1), 16)
