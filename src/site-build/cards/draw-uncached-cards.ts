/** The cards of a site: those that were drawn before come from the cache, and the others are drawn in threads. */
import { join } from 'node:path'
import { areFacesLoaded } from '../../cards/fonts.ts'
import type { Raster } from '../../cards/indexed-canvas.ts'
import { drawCard, rendererMark } from '../../cards/render-card-png.ts'
import type { CardArtifact } from '../../emit/social-card-files.ts'
import type { CardReport } from '../../report/build-summary.ts'
import { ThreadEnded, unlessRefused } from '../../report/system-error.ts'
import { once } from '../../text/memoize.ts'
import type { BuildOptions } from '../build-options.ts'
import type { FilesAfterRender } from '../files-after-render.ts'
import { logoOf } from '../node-services.ts'
import type { BuildContext } from '../steps/build-context.ts'
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

export function makeCards(
  { drawn, services, writer }: Pick<FilesAfterRender, 'drawn' | 'services' | 'writer'>,
  { options, pool }: Pick<BuildContext, 'options' | 'pool'>,
): Cards {
  const folder = options.cache === undefined ? undefined : join(options.cache, 'cards')
  const cache = folder === undefined ? undefined : openCardCache(folder, `${rendererMark()} ${services.logo.icon}`)
  const logo = once(() => inSharedMemory(logoOf(services.logo)))
  const waiting = new Set<Promise<void>>()
  let failure: Error | undefined
  let next = 0
  let count = 0
  let began = 0
  let ended = 0
  const write = (path: string, png: Uint8Array) => writer.write({ path, render: () => png })
  const draw = ({ path, card }: CardArtifact): void => {
    if (count++ === 0) began = performance.now()
    const deliver = (png: Uint8Array) => {
      ended = performance.now()
      cache?.set(card, png)
      write(path, png)
    }
    if (count <= DRAWN_HERE && areFacesLoaded()) {
      deliver(drawCard(card, logo()))
      return
    }
    const drawing = pool
      .draw({ card, logo: logo() })
      .then(deliver, refuseDrawing)
      .catch((error: Error) => {
        failure ??= error
      })
      .finally(() => waiting.delete(drawing))
    waiting.add(drawing)
  }
  const add = (artifact: CardArtifact): void => {
    const known = cache?.get(artifact.card)
    if (known) write(artifact.path, known)
    else draw(artifact)
  }
  return {
    begin() {
      while (next < drawn.length && pool.hasRoom) add(drawn[next++] as CardArtifact)
    },
    async finish(progress) {
      while (next < drawn.length) {
        if (next % 50 === 0) progress?.('draw', next, drawn.length)
        if (!pool.hasRoom) await Promise.race(waiting)
        if (failure) throw failure
        add(drawn[next++] as CardArtifact)
      }
      await Promise.all(waiting)
      if (failure) throw failure
      if (cache && count > 0 && cache.size() > drawn.length * MAX_PICTURES_PER_CARD)
        unlessRefused(() => cache.prune(drawn.map(({ card }) => card)))
      progress?.('draw', drawn.length, drawn.length)
      const report = { count: drawn.length, drawn: count, seconds: (ended - began) / 1000 }
      return { report, warnings: cache?.warnings ?? [] }
    },
  }
}

function refuseDrawing(error: Error): never {
  if (error instanceof ThreadEnded) throw error
  throw new ThreadEnded(`a card could not be drawn (${error.message}); build with --no-cards to do without`)
}

/** In memory that threads share: it goes with every card. */
function inSharedMemory(logo: Raster | undefined): Raster | undefined {
  if (!logo) return undefined
  const indices = new Uint8Array(new SharedArrayBuffer(logo.indices.length))
  indices.set(logo.indices)
  return { ...logo, indices }
}
