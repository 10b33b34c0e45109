/** A picture of few colors: the index of a color for each pixel. */
import { type Coverage, STEPS } from './coverage.ts'

export interface Raster {
  readonly width: number
  readonly height: number
  /** The colors in use, red in the high byte; the first is that of the ground. */
  readonly colors: readonly number[]
  readonly indices: Uint8Array
}

/** Colors of a palette of PNG with 8 bits a pixel. */
export const MAX_COLORS = 256

export interface Canvas extends Raster {
  /** Paints what is covered. */
  fill(coverage: Coverage, color: number): void
  /** Puts another picture on this one. */
  put(picture: Raster, x: number, y: number): void
  /** Begins anew with the ground alone. */
  clear(): void
}

export function openCanvas(width: number, height: number, ground: number): Canvas {
  const indices = new Uint8Array(width * height)
  const colors = [ground]
  let known = new Map([[ground, 0]])

  /** When the palette is full, the index of the ground: texts do not lose their shape for a few pixels. */
  const indexOf = (color: number): number => {
    let index = known.get(color)
    if (index === undefined && colors.length < MAX_COLORS) {
      index = colors.push(color) - 1
      known.set(color, index)
    }
    return index ?? 0
  }
  return {
    width,
    height,
    colors,
    indices,
    fill(coverage, color) {
      const onGround = Array.from({ length: STEPS + 1 }, () => -1)
      coverage.take((start, end, step) => {
        for (let at = start; at < end; at++) {
          const below = indices[at] as number
          if (below !== 0) {
            indices[at] = indexOf(mix(colors[below] as number, color, step / STEPS))
            continue
          }
          if (onGround[step] === -1) onGround[step] = indexOf(mix(ground, color, step / STEPS))
          indices[at] = onGround[step] as number
        }
      })
    },
    put(picture, x, y) {
      const own = picture.colors.map(indexOf)
      for (const [i, index] of picture.indices.entries()) {
        const column = x + (i % picture.width)
        const row = y + Math.floor(i / picture.width)
        if (column < width && row < height) indices[row * width + column] = own[index] as number
      }
    },
    clear() {
      indices.fill(0)
      colors.length = 1
      known = new Map([[ground, 0]])
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
