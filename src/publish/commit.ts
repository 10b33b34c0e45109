/** The last step of a build: the new site takes the place of the old, and what the next build needs to know is kept. */

import { rmSync, statSync } from 'node:fs'
import { redirectsOf } from '../model/web/edge-settings.ts'
import { changesOf } from './changes.ts'
import { largerOf } from './host-limits.ts'
import type { BuildResult, Summary as Report } from './options.ts'
import type { RenderAnswer } from './parts/jobs.ts'
import { pathsOf, removedSince, writeManifest } from './swap/manifest.ts'
import type { Published } from './task.ts'
import { othersOf, type Task, type Workshop } from './task.ts'

/** Puts the new site in the place of the old, and keeps what the next build needs to know of it. */
export function commit(
  { options, out, guard, place, manifest }: Task,
  content: Published,
  rendered: readonly RenderAnswer[],
  { generation, own, grounds, drawn }: Workshop & { readonly drawn: Report['cards'] },
): BuildResult {
  options.progress?.('publish', 0, 1)
  const { terms, diagnostics } = content
  const others = othersOf(rendered, own)
  const lines = rendered.map(answer => answer.lines)
  const removed = rendered.flatMap(answer => answer.removed)
  const gone = removedSince(manifest, new Set(terms.map(({ slug }) => slug)), removed, { others, lines })
  generation.remove(gone)
  const totals = [...rendered, own.totals()]
  const changed = totals.flatMap(each => each.changed)
  const files = sum(rendered.map(answer => answer.files)) + own.paths.length
  const wrong = generation.check(files, changed, gone)
  if (wrong !== undefined) {
    generation.discard()
    if (place) rmSync(place.manifest, { force: true })
    return { ok: false, problems: [`${wrong}; the next build makes every file anew`], diagnostics }
  }
  const known = manifest && { made: changed, gone }
  const changes = options.listsChanges && changesOf({ out, next: generation.next, known }, content.site)
  const { kept, warnings } = generation.commit(
    totals.every(({ isUntouched }) => isUntouched),
    manifest && (() => pathsOf(manifest)),
    () => new Set(others.map(([path]) => path)),
  )
  if (place) {
    const differences = [...changed, ...gone]
    const head = { folder: statSync(out).ino, spare: kept, grounds, differences, streams: own.streams.head }
    guard.run(() => writeManifest(place.manifest, head, [...lines, own.line()]))
  }
  const summary: Report = {
    terms: terms.length,
    files,
    bytes: sum(totals.map(({ bytes }) => bytes)),
    largest: totals.map(({ largest }) => largest).reduce(largerOf),
    // A file for each term lies in one folder of the API, and in one of cards.
    folderFiles: terms.length,
    redirects: [...redirectsOf(content.dictionary, content.site)].length,
    optional: own.optional(),
    changed: changed.length,
    removed: gone.length,
    ...(drawn && { cards: drawn }),
    ...(changes && { changes }),
    warnings: [...content.warnings, ...warnings, ...guard.warnings],
  }
  return { ok: true, diagnostics, summary }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
