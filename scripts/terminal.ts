/** Terminal output of scripts: colors, progress, addresses, and the day. */
import type { Phase, Timing } from '../src/report/build-summary.ts'
import type { Style } from '../src/report/diagnostics.ts'

/** Colors and annotations that a stream supports. */
export function style(stream: NodeJS.WriteStream): Style {
  const color = stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
  return { color, annotations: process.env.GITHUB_ACTIONS === 'true' }
}

export const warn = (message: string): unknown => process.stderr.write(`${message}\n`)

/** Ends the script with a message. */
export function refuse(message: string): never {
  warn(message)
  process.exit(1)
}

const LABELS: Readonly<Record<Phase, string>> = {
  read: 'Reading',
  relate: 'Relating',
  render: 'Writing',
  draw: 'Drawing cards',
  publish: 'Publishing',
}

/** Milliseconds before progress is shown. */
const PROGRESS_DELAY_MS = 700

/** The progress of a build. */
export interface Progress {
  readonly step: (phase: Phase, done: number, total: number) => void
  /** @returns seconds of each phase */
  readonly end: () => Timing['phases']
}

/** Shows progress: on a terminal in one line, for long builds; in CI a line for each finished phase. */
export function showProgress(): Progress {
  const { stderr } = process
  const isLogged = !stderr.isTTY && process.env.CI !== undefined
  const started = performance.now()
  const phases: [Phase, number][] = []
  let current: { readonly phase: Phase; readonly since: number; total: number } | undefined
  let isShown = false
  const finish = () => {
    if (!current) return
    const { phase, since, total } = current
    const seconds = (performance.now() - since) / 1000
    phases.push([phase, seconds])
    if (isLogged) stderr.write(`${LABELS[phase]}${rate(total, total, seconds)} in ${seconds.toFixed(1)} s\n`)
    current = undefined
  }
  return {
    step(phase, done, total) {
      if (current?.phase !== phase) {
        finish()
        current = { phase, since: performance.now(), total }
      }
      if (!stderr.isTTY || performance.now() - started < PROGRESS_DELAY_MS) return
      isShown = true
      const percentage = total > 1 ? ` ${Math.floor((done / total) * 100)} %` : ''
      const text = LABELS[phase] + percentage + rate(done, total, (performance.now() - current.since) / 1000)
      stderr.write(`\r\u001b[K${text}`)
    },
    end() {
      finish()
      if (isShown) stderr.write('\r\u001b[K')
      return phases
    },
  }
}

/** ` (450 of 1000, 300 a second)`; nothing where there is nothing to count. */
function rate(done: number, total: number, seconds: number): string {
  if (total <= 1) return ''
  const speed = seconds > 0 ? `, ${Math.round(done / seconds)} a second` : ''
  return ` (${done} of ${total}${speed})`
}

/** Loopback and wildcard addresses. */
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** The address of a server for clients on this machine. */
export function addressOf(host: string, port: number): string {
  if (LOCAL_HOSTS.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The largest offset of a time zone from UTC; an entry may be dated in that zone. */
const MAX_UTC_OFFSET_HOURS = 14

/** The latest day that dates of entries may have, YYYY-MM-DD. */
export const today = (sourceDate: string | undefined): string =>
  sourceDate ?? new Date(Date.now() + MAX_UTC_OFFSET_HOURS * 3_600_000).toISOString().slice(0, 10)

/** Where GitHub shows the files of the commit that a workflow runs for; undefined elsewhere. */
export function blobAddress(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env
  return server && repository && commit ? `${server}/${repository}/blob/${commit}` : undefined
}
