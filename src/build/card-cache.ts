/**
 * Pictures drawn in earlier builds, a file each, named by a hash of the drawing and of what draws it: nothing has to be
 * invalidated, and an edit that is taken back costs nothing.
 */
import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../source/files/write-whole.ts'

export interface CardCache {
  get(svg: string): Uint8Array | undefined
  set(svg: string, png: Uint8Array): void
  /** Forgets every picture that is drawn from none of these. */
  prune(svgs: Iterable<string>): void
  /** How many pictures there are. */
  size(): number
}

/** The last bytes of every PNG; a file that ends otherwise was not written whole. */
const END = Buffer.from('IEND\u00ae\u0042\u0060\u0082', 'latin1')

/**
 * @param folder made when the first picture is kept
 * @param mark of what draws: renderer, its settings and fonts
 */
export function openCardCache(folder: string, mark: string): CardCache {
  let made = false
  const nameOf = (svg: string): string => `${hash('sha256', `${mark}\0${svg}`, 'base64url')}.png`
  const names = (): readonly string[] => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }
  return {
    get(svg) {
      try {
        const png = readFileSync(join(folder, nameOf(svg)))
        return png.subarray(-END.length).equals(END) ? png : undefined
      } catch {
        return undefined
      }
    },
    set(svg, png) {
      if (!made) mkdirSync(folder, { recursive: true })
      made = true
      writeWhole(join(folder, nameOf(svg)), png)
    },
    prune(svgs) {
      const kept = new Set<string>()
      for (const svg of svgs) kept.add(nameOf(svg))
      for (const name of names()) if (!kept.has(name)) rmSync(join(folder, name), { force: true })
    },
    size: () => names().length,
  }
}
