/** What the scripts share in talking to a terminal: colors where they are wanted, progress of what takes long, addresses. */
import type { Phase } from '../src/build/options.ts'
import type { Style } from '../src/build/report.ts'

export function style(stream: NodeJS.WriteStream): Style {
  const color = stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
  return { color, annotations: process.env.GITHUB_ACTIONS === 'true' }
}

export const warn = (message: string): unknown => process.stderr.write(`${message}\n`)

const LABELS: Readonly<Record<Phase, string>> = { read: 'Reading', relate: 'Relating', render: 'Writing' }

/** Milliseconds before a build counts as long. */
const PATIENCE = 700

/** One line on a terminal that is written over; nothing in a log, nothing for a short build. */
export function showProgress(): {
  readonly step: (phase: Phase, done: number, total: number) => void
  readonly end: () => void
} {
  const { stderr } = process
  const started = performance.now()
  let shown = false
  return {
    step(phase, done, total) {
      if (!stderr.isTTY || performance.now() - started < PATIENCE) return
      shown = true
      stderr.write(`\r\u001b[K${LABELS[phase]} ${done} of ${total}`)
    },
    end() {
      if (shown) stderr.write('\r\u001b[K')
    },
  }
}

/** Hosts that are this machine, or all of its addresses. */
const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Where a server on this machine can be reached from it. */
export function addressOf(host: string, port: number): string {
  if (HERE.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Hours by which the first clocks of the world are ahead of UTC: an entry may be dated by one of them. */
const AHEAD_HOURS = 14

/** The day that no date may be after, YYYY-MM-DD. */
export const today = (sourceDate: string | undefined): string =>
  sourceDate ?? new Date(Date.now() + AHEAD_HOURS * 3_600_000).toISOString().slice(0, 10)
