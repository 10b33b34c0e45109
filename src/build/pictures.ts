/** The pictures of a build: those that were drawn before come from the cache, the others from threads that draw. */
import { join } from 'node:path'
import { drawPng, rendererMark } from '../cards/draw.ts'
import type { Drawn } from '../emit/cards.ts'
import type { CacheGuard } from './cache-guard.ts'
import { openCardCache } from './card-cache.ts'
import { openDrawThreads } from './draw-threads.ts'

export interface Pictures {
  /** Hands a picture to `done`, at once or in a later call of `add` or `finish`. */
  add(artifact: Drawn, done: (png: Uint8Array) => void): void
  /** Waits until all of them have been handed over. */
  finish(): void
  /** Ends the threads; what is still under way is lost. */
  close(): void
  /** How many had to be drawn, and in how many seconds. */
  readonly drawn: number
  readonly seconds: number
}

/** Pictures that the cache may hold for one that the site has, before unused ones are removed. */
const TOLERATED = 2

/** Pictures that are drawn before it pays to begin threads; each takes 3 MB until the build is over. */
const FEW = 12

/**
 * @param all pictures of the site, whether they have changed or not
 * @param folder of the cache; none, and all are drawn
 */
export function openPictures(all: readonly Drawn[], folder: string | undefined, guard: CacheGuard): Pictures {
  const cache =
    folder === undefined || all.length === 0 ? undefined : openCardCache(join(folder, 'cards'), rendererMark())
  const threads = openDrawThreads()
  let drawn = 0
  let began = 0
  let ended = 0
  return {
    add(artifact, done) {
      const svg = artifact.drawing()
      const known = cache?.get(svg)
      if (known) return done(known)
      if (drawn++ === 0) began = performance.now()
      const deliver = (png: Uint8Array) => {
        ended = performance.now()
        guard.run(() => cache?.set(svg, png))
        done(png)
      }
      if (drawn <= FEW) deliver(drawPng(svg))
      else threads.order(svg, deliver)
    },
    finish() {
      threads.finish()
      if (cache && drawn > 0 && cache.size() > all.length * TOLERATED) guard.run(() => cache.prune(drawingsOf(all)))
    },
    close: threads.close,
    get drawn() {
      return drawn
    },
    get seconds() {
      return (ended - began) / 1000
    },
  }
}

function* drawingsOf(artifacts: readonly Drawn[]): Iterable<string> {
  for (const { drawing } of artifacts) yield drawing()
}
