/**
 * Pictures drawn in earlier builds, a file each, named by a hash of the card and of what draws it: nothing has to be
 * invalidated, and an edit that is taken back costs nothing.
 */
import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '../../model/views/social-card-text.ts'
import { explainSystemError, isSystemError } from '../../report/system-error.ts'
import { writeWhole } from '../../source/files/write-atomically.ts'

export interface CardCache {
  get(card: Card): Uint8Array | undefined
  /** Keeps a picture, unless the operating system has refused to keep one before. */
  set(card: Card, png: Uint8Array): void
  /** Forgets every picture that is drawn of none of these. */
  prune(cards: Iterable<Card>): void
  /** How many pictures there are. */
  size(): number
  /** What was refused, in a sentence. */
  readonly warnings: readonly string[]
}

/** The last bytes of every PNG; a file that ends otherwise was not written whole. */
const END = Buffer.from('IEND\u00ae\u0042\u0060\u0082', 'latin1')

/**
 * @param folder made when the first picture is kept
 * @param mark of what draws: code, fonts and logo
 */
export function openCardCache(folder: string, mark: string): CardCache {
  const warnings: string[] = []
  let made = false
  const nameOf = (card: Card): string => `${hash('sha256', `${mark}\0${JSON.stringify(card)}`, 'base64url')}.png`
  const names = (): readonly string[] => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }
  return {
    get(card) {
      try {
        const png = readFileSync(join(folder, nameOf(card)))
        return png.subarray(-END.length).equals(END) ? png : undefined
      } catch {
        return undefined
      }
    },
    set(card, png) {
      if (warnings.length > 0) return
      try {
        if (!made) mkdirSync(folder, { recursive: true })
        made = true
        writeWhole(join(folder, nameOf(card)), png)
      } catch (error) {
        if (!isSystemError(error)) throw error
        const reason = explainSystemError(error, folder)
        warnings.push(`the next build will be slow, because drawn cards were not kept: ${reason}`)
      }
    },
    prune(cards) {
      const kept = new Set<string>()
      for (const card of cards) kept.add(nameOf(card))
      for (const name of names()) if (!kept.has(name)) rmSync(join(folder, name), { force: true })
    },
    size: () => names().length,
    warnings,
  }
}
