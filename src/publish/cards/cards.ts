/**
 * The cards of a site: those that have not changed are placed again, those that were drawn before come from the cache, and
 * the others are drawn in threads.
 */
import { join } from 'node:path'
import { drawCard, rendererMark } from '../../cards/draw.ts'
import { areFacesLoaded } from '../../cards/faces.ts'
import type { Raster } from '../../cards/raster.ts'
import type { CardArtifact } from '../../emit/copies.ts'
import type { Logo } from '../../emit/materials.ts'
import { once } from '../../model/dictionary/once.ts'
import { logoOf } from '../materials.ts'
import type { BuildOptions, CardReport } from '../options.ts'
import type { Parts } from '../parts/parts.ts'
import type { CacheGuard } from '../store/cache-guard.ts'
import { fingerprinter } from '../store/fingerprint.ts'
import type { Written } from '../swap/manifest.ts'
import { ThreadEnded } from '../system-error.ts'
import { type CardCache, openCardCache } from './card-cache.ts'

export interface Cards {
  /** Begins to draw as many as can be drawn without waiting. */
  begin(): void
  /** Draws the others and waits for all of them. */
  finish(progress: BuildOptions['progress']): Promise<CardReport>
}

export interface CardsJob {
  readonly drawn: readonly CardArtifact[]
  readonly logo: Logo
  /** Of the code; without it, every card is drawn. */
  readonly version: string | undefined
  readonly cache: string | undefined
  readonly guard: CacheGuard
}

export interface CardPlaces {
  readonly known: ReadonlyMap<string, Written>
  /** Places a published card again, unless it is not as it was written. */
  keep(artifact: CardArtifact, before: Written): boolean
  put(artifact: CardArtifact, png: Uint8Array, fingerprint: string | undefined): void
}

/** Pictures that the cache may hold for one that the site has, before unused ones are removed. */
const MAX_PICTURES_PER_CARD = 2

/** Pictures that are drawn without threads, if this one has the fonts: tests make many builds with a few pictures. */
const DRAWN_HERE = 12

export function openCards({ drawn, logo, version, cache, guard }: CardsJob, places: CardPlaces, parts: Parts): Cards {
  const fingerprintOf = version === undefined ? () => undefined : fingerprinter(version)
  const pictures = openPictures(logo, cache === undefined || drawn.length === 0 ? undefined : cache, guard, parts)
  let next = 0
  const add = (artifact: CardArtifact): void => {
    const fingerprint = fingerprintOf(artifact.inputs)
    const before = places.known.get(artifact.path)
    const isSame = before !== undefined && fingerprint !== undefined && fingerprint === before.fingerprint
    if (isSame && places.keep(artifact, before)) return
    pictures.add(artifact, png => places.put(artifact, png, fingerprint))
  }
  return {
    begin() {
      while (next < drawn.length && parts.hasRoom) add(drawn[next++] as CardArtifact)
    },
    async finish(progress) {
      while (next < drawn.length) {
        if (next % 50 === 0) progress?.('draw', next, drawn.length)
        if (!parts.hasRoom) await pictures.oneDone()
        add(drawn[next++] as CardArtifact)
      }
      await pictures.allDone()
      const { cache: kept, count } = pictures
      if (kept && count() > 0 && kept.size() > drawn.length * MAX_PICTURES_PER_CARD)
        guard.run(() => kept.prune(drawn.map(({ card }) => card)))
      progress?.('draw', drawn.length, drawn.length)
      return { count: drawn.length, drawn: count(), seconds: pictures.seconds() }
    },
  }
}

/** In memory that threads share: it goes with every card. */
function shared(logo: Raster | undefined): Raster | undefined {
  if (!logo) return undefined
  const indices = new Uint8Array(new SharedArrayBuffer(logo.indices.length))
  indices.set(logo.indices)
  return { ...logo, indices }
}

interface Pictures {
  readonly cache: CardCache | undefined
  /** Hands a picture to `done`, at once or later. */
  add(artifact: CardArtifact, done: (png: Uint8Array) => void): void
  /** Waits for one of those that are under way. */
  oneDone(): Promise<void>
  allDone(): Promise<void>
  /** How many had to be drawn, and in how many seconds. */
  count(): number
  seconds(): number
}

/** @param folder of the cache; none, and all are drawn */
function openPictures(logo: Logo, folder: string | undefined, guard: CacheGuard, parts: Parts): Pictures {
  const drawnLogo = once(() => shared(logoOf(logo)))
  const cache =
    folder === undefined ? undefined : openCardCache(join(folder, 'cards'), `${rendererMark()} ${logo.icon}`)
  const waiting = new Set<Promise<void>>()
  let failure: Error | undefined
  let drawn = 0
  let began = 0
  let ended = 0
  const check = (): void => {
    if (failure) throw failure
  }
  return {
    cache,
    add({ card }, done) {
      const known = cache?.get(card)
      if (known) return done(known)
      if (drawn++ === 0) began = performance.now()
      const deliver = (png: Uint8Array) => {
        ended = performance.now()
        guard.run(() => cache?.set(card, png))
        done(png)
      }
      if (drawn <= DRAWN_HERE && areFacesLoaded()) return deliver(drawCard(card, drawnLogo()))
      const picture = parts
        .draw({ card, logo: drawnLogo() })
        .then(deliver, (error: Error) => {
          if (error instanceof ThreadEnded) throw error
          throw new ThreadEnded(`a card could not be drawn (${error.message}); build with --no-cards to do without`)
        })
        .catch((error: Error) => {
          failure ??= error
        })
        .finally(() => waiting.delete(picture))
      waiting.add(picture)
    },
    async oneDone() {
      await Promise.race(waiting)
      check()
    },
    async allDone() {
      await Promise.all(waiting)
      check()
    },
    count: () => drawn,
    seconds: () => (ended - began) / 1000,
  }
}
