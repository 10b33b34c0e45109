/** The cards of a site: those that have changed are drawn, in threads, and the others placed again. */
import type { CardArtifact } from '../emit/cards.ts'
import type { Logo } from '../emit/materials.ts'
import type { CacheGuard } from './cache-guard.ts'
import { fingerprinter } from './fingerprint.ts'
import type { Written } from './manifest.ts'
import type { BuildOptions, CardReport } from './options.ts'
import { openPictures } from './pictures.ts'

export interface OwnCards {
  /** Begins to draw as many as can be drawn without waiting. */
  begin(): void
  /** Draws the others and waits for all of them. */
  finish(progress: BuildOptions['progress']): CardReport
  /** Ends the threads that draw. */
  close(): void
}

export interface CardOrder {
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

export function openCards({ drawn, logo, version, cache, guard }: CardOrder, places: CardPlaces): OwnCards {
  const fingerprintOf = version === undefined ? () => undefined : fingerprinter(version)
  const pictures = openPictures(drawn, logo, cache, guard)
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
      while (next < drawn.length && pictures.hasRoom) add(drawn[next++] as CardArtifact)
    },
    finish(progress) {
      while (next < drawn.length) {
        if (next % 50 === 0) progress?.('draw', next, drawn.length)
        add(drawn[next++] as CardArtifact)
      }
      pictures.finish()
      progress?.('draw', drawn.length, drawn.length)
      return { count: drawn.length, drawn: pictures.drawn, seconds: pictures.seconds }
    },
    close: pictures.close,
  }
}
