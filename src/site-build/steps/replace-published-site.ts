/** The last step of a build: the new site takes the place of the old. */
import type { BuildSummary } from '../../report/build-summary.ts'
import { unlessRefused } from '../../report/system-error.ts'
import type { BuildResult } from '../build-options.ts'
import type { DrawnCards } from '../cards/draw-uncached-cards.ts'
import { countFiles, removedFiles } from '../output/compare-site-folders.ts'
import { removeReplacedSite } from '../output/remove-replaced-site.ts'
import type { Swap } from '../output/swap-site-folders.ts'
import type { Totals } from '../output/writer.ts'
import type { BuildContext, ContentToPublish } from './build-context.ts'

export function replace(
  { options, out }: BuildContext,
  content: ContentToPublish,
  totals: readonly Totals[],
  cards: DrawnCards | undefined,
  swap: Swap,
): BuildResult {
  options.progress?.('publish', 0, 1)
  const { terms, diagnostics } = content
  const files = sum(totals.map(each => each.files))
  const found = countFiles(swap.next)
  if (found !== files) {
    swap.discard()
    return { ok: false, problems: [`the new site has ${found} files instead of ${files}; build again`], diagnostics }
  }
  const removed = unlessRefused(() => removedFiles(out, swap.next)) ?? []
  swap.exchange()
  const summary: BuildSummary = {
    terms: terms.length,
    files,
    bytes: sum(totals.map(({ bytes }) => bytes)),
    changed: sum(totals.map(each => each.changed)),
    removed: removed.length,
    ...(cards && { cards: cards.report }),
    warnings: [...content.warnings, ...removeReplacedSite(swap.previous, out, removed), ...(cards?.warnings ?? [])],
  }
  return { ok: true, diagnostics, summary }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
