/** The pictures of a build: those that were drawn before come from the cache, the others from threads that draw. */
import { join } from 'node:path'
import { drawCard, rendererMark } from '../cards/draw.ts'
import { areFacesLoaded } from '../cards/faces.ts'
import type { CardArtifact } from '../emit/cards.ts'
import type { Logo } from '../emit/materials.ts'
import { once } from '../model/once.ts'
import type { CacheGuard } from './cache-guard.ts'
import { openCardCache } from './card-cache.ts'
import { openDrawThreads } from './draw-threads.ts'
import { logoOf } from './materials.ts'

export interface Pictures {
  /** Hands a picture to `done`, at once or in a later call of `add` or `finish`. */
  add(artifact: CardArtifact, done: (png: Uint8Array) => void): void
  /** Whether another picture can be added without waiting for one. */
  readonly hasRoom: boolean
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

/** Pictures that are drawn without threads, if this one has the fonts: tests make many builds with a few pictures. */
const FEW = 12

/**
 * @param all pictures of the site, whether they have changed or not
 * @param folder of the cache; none, and all are drawn
 */
export function openPictures(
  all: readonly CardArtifact[],
  logo: Logo,
  folder: string | undefined,
  guard: CacheGuard,
): Pictures {
  const drawnLogo = once(() => logoOf(logo))
  const cache =
    folder === undefined || all.length === 0
      ? undefined
      : openCardCache(join(folder, 'cards'), `${rendererMark()} ${logo.icon}`)
  const threads = openDrawThreads(drawnLogo)
  let drawn = 0
  let began = 0
  let ended = 0
  return {
    add({ card }, done) {
      const known = cache?.get(card)
      if (known) return done(known)
      if (drawn++ === 0) began = performance.now()
      const deliver = (png: Uint8Array) => {
        ended = performance.now()
        guard.run(() => cache?.set(card, png))
        done(png)
      }
      if (drawn <= FEW && areFacesLoaded()) deliver(drawCard(card, drawnLogo()))
      else threads.order(card, deliver)
    },
    finish() {
      threads.finish()
      if (cache && drawn > 0 && cache.size() > all.length * TOLERATED)
        guard.run(() => cache.prune(all.map(each => each.card)))
    },
    close: threads.close,
    get hasRoom() {
      return threads.hasRoom
    },
    get drawn() {
      return drawn
    },
    get seconds() {
      return (ended - began) / 1000
    },
  }
}
