/** The cards of a site: those that were drawn before come from the cache, and the others are drawn in threads. */
import { join } from 'node:path'
import { drawCard, rendererMark } from '../../cards/draw.ts'
import { areFacesLoaded } from '../../cards/faces.ts'
import type { Raster } from '../../cards/raster.ts'
import type { CardArtifact } from '../../emit/copies.ts'
import { once } from '../../model/dictionary/once.ts'
import type { Card } from '../../model/views/card.ts'
import type { CardReport } from '../../report/build-summary.ts'
import {
  explainSystemError,
  isSystemError,
  type SystemError,
  ThreadEnded,
  unlessRefused,
} from '../../report/system-error.ts'
import type { BuildContext } from '../context.ts'
import type { DictionaryFiles } from '../dictionary-files.ts'
import { logoOf } from '../materials.ts'
import type { BuildOptions } from '../options.ts'
import type { WorkerPool } from '../threads/worker-pool.ts'
import { openCardCache } from './card-cache.ts'

export interface Cards {
  /** Begins to draw as many as can be drawn without waiting. */
  begin(): void
  /** Draws the others and waits for all of them. */
  finish(progress: BuildOptions['progress']): Promise<DrawnCards>
}

export interface DrawnCards {
  readonly report: CardReport
  /** What went wrong with the cache, in a sentence. */
  readonly warnings: readonly string[]
}

/** Pictures that the cache may hold for one that the site has, before unused ones are removed. */
const MAX_PICTURES_PER_CARD = 2

/** Pictures that are drawn without threads, if this one has the fonts: tests make many builds with a few pictures. */
const DRAWN_HERE = 12

export function openCards(
  { drawn, materials: { logo }, writer }: Pick<DictionaryFiles, 'drawn' | 'materials' | 'writer'>,
  { options: { cache: folder }, pool }: Pick<BuildContext, 'options' | 'pool'>,
): Cards {
  const cache =
    folder === undefined ? undefined : openCardCache(join(folder, 'cards'), `${rendererMark()} ${logo.icon}`)
  const pictures = openPictures(
    once(() => shared(logoOf(logo))),
    pool,
  )
  let next = 0
  /** The first refusal to write to the cache; a build does without it. */
  let refusal: SystemError | undefined
  const keep = (card: Card, png: Uint8Array): void => {
    try {
      if (!refusal) cache?.set(card, png)
    } catch (error) {
      if (!isSystemError(error)) throw error
      refusal = error
    }
  }
  const add = ({ path, card }: CardArtifact): void => {
    const put = (png: Uint8Array) => writer.write({ path, render: () => png })
    const known = cache?.get(card)
    if (known) put(known)
    else
      pictures.add(card, png => {
        keep(card, png)
        put(png)
      })
  }
  return {
    begin() {
      while (next < drawn.length && pool.hasRoom) add(drawn[next++] as CardArtifact)
    },
    async finish(progress) {
      while (next < drawn.length) {
        if (next % 50 === 0) progress?.('draw', next, drawn.length)
        if (!pool.hasRoom) await pictures.oneDone()
        add(drawn[next++] as CardArtifact)
      }
      await pictures.allDone()
      if (cache && pictures.count() > 0 && cache.size() > drawn.length * MAX_PICTURES_PER_CARD)
        unlessRefused(() => cache.prune(drawn.map(({ card }) => card)))
      progress?.('draw', drawn.length, drawn.length)
      const report = { count: drawn.length, drawn: pictures.count(), seconds: pictures.seconds() }
      const warnings = refusal
        ? [`the next build will be slow, because drawn cards were not kept: ${explainSystemError(refusal, folder)}`]
        : []
      return { report, warnings }
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
  /** Draws a picture and hands it to `done`, at once or later. */
  add(card: Card, done: (png: Uint8Array) => void): void
  /** Waits for one of those that are under way. */
  oneDone(): Promise<void>
  allDone(): Promise<void>
  /** How many were drawn, and in how many seconds. */
  count(): number
  seconds(): number
}

function openPictures(logo: () => Raster | undefined, pool: WorkerPool): Pictures {
  const waiting = new Set<Promise<void>>()
  let failure: Error | undefined
  let drawn = 0
  let began = 0
  let ended = 0
  const check = (): void => {
    if (failure) throw failure
  }
  return {
    add(card, done) {
      if (drawn++ === 0) began = performance.now()
      const deliver = (png: Uint8Array) => {
        ended = performance.now()
        done(png)
      }
      if (drawn <= DRAWN_HERE && areFacesLoaded()) return deliver(drawCard(card, logo()))
      const picture = pool
        .draw({ card, logo: logo() })
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
