/** What a build has done, and how long it took, as people read it on a terminal. */

/** What a build does, in this order: `draw` makes cards, `publish` puts the site in the place of the old one. */
export type Phase = 'read' | 'relate' | 'render' | 'draw' | 'publish'

/** Pictures of terms: how many there are, how many had to be drawn, and in how many seconds. */
export interface CardReport {
  readonly count: number
  readonly drawn: number
  readonly seconds: number
}

export interface BuildSummary {
  readonly files: number
  readonly bytes: number
  readonly terms: number
  /** Files that differ from the published ones, and published files that are gone. */
  readonly changed: number
  readonly removed: number
  readonly cards?: CardReport
  readonly warnings: readonly string[]
}

/** How long a build took, and how much memory it needed at most, with all its threads. */
export interface Timing {
  readonly seconds: number
  /** Seconds of each phase, in their order. */
  readonly phases: readonly (readonly [phase: Phase, seconds: number])[]
  readonly peakBytes: number
}

export function reportSummary(summary: BuildSummary, out: string, timing: Timing): string {
  const { terms, files, bytes, changed, removed, cards, warnings } = summary
  const size = bytes < 10_000_000 ? `${(bytes / 1000).toFixed(0)} kB` : `${(bytes / 1_000_000).toFixed(0)} MB`
  const difference = removed > 0 ? `${changed} changed, ${removed} removed` : `${changed} changed`
  return [
    ...warnings.map(warning => `warning: ${warning}\n`),
    cards ? reportCards(cards) : '',
    `${terms} ${terms === 1 ? 'term' : 'terms'}, ${files} files (${difference}), ${size} in ${timing.seconds.toFixed(2)} s → ${out}\n`,
    timing.seconds < LONG_SECONDS ? '' : reportTiming(timing),
  ].join('')
}

/** Seconds from which it is of interest where they went. */
const LONG_SECONDS = 1

function reportTiming({ phases, peakBytes }: Timing): string {
  const parts = phases.map(([phase, seconds]) => `${phase} ${seconds.toFixed(1)} s`)
  return `${[...parts, `peak memory ${(peakBytes / 1024 / 1024).toFixed(0)} MiB`].join(', ')}\n`
}

/** The rate is that of the drawing alone, on all threads. */
function reportCards({ count, drawn, seconds }: CardReport): string {
  const rate = drawn > 0 && seconds > 0 ? `${Math.round(drawn / seconds)} a second, ` : ''
  return `${count} ${count === 1 ? 'card' : 'cards'}, ${rate}${drawn} drawn, ${count - drawn} from cache\n`
}
