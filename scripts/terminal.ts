/** Output on a terminal: colors and the progress of a build. */
import type { Phase, Timing } from '../src/report/build-summary.ts'
import type { Style } from '../src/report/diagnostics.ts'

/** Colors and annotations that a stream supports. */
export function style(stream: NodeJS.WriteStream): Style {
  const color = stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
  return { color, annotations: process.env.GITHUB_ACTIONS === 'true' }
}

export const warn = (message: string): unknown => process.stderr.write(`${message}\n`)

const LABELS: Readonly<Record<Phase, string>> = {
  read: 'Reading',
  relate: 'Relating',
  render: 'Writing',
  draw: 'Drawing cards',
  publish: 'Publishing',
}

const CLEAR_LINE = '\r\u001b[K'

/** Shows the progress of a build: on a terminal in one line, in CI a line for each phase. */
export function showProgress() {
  const { stderr } = process
  const isLogged = !stderr.isTTY && process.env.CI !== undefined
  const phases: [Phase, number][] = []
  let current: Phase | undefined
  let since = 0
  const finish = (): void => {
    if (current === undefined) return
    const seconds = (performance.now() - since) / 1000
    phases.push([current, seconds])
    if (isLogged) stderr.write(`${LABELS[current]} in ${seconds.toFixed(1)} s\n`)
  }
  return {
    step(phase: Phase, done: number, total: number): void {
      if (current !== phase) {
        finish()
        current = phase
        since = performance.now()
      }
      if (!stderr.isTTY) return
      const percentage = total > 1 ? ` ${Math.floor((done / total) * 100)} % of ${total}` : ''
      stderr.write(`${CLEAR_LINE}${LABELS[phase]}${percentage}`)
    },
    /** @returns seconds of each phase */
    end(): Timing['phases'] {
      finish()
      if (stderr.isTTY) stderr.write(CLEAR_LINE)
      return phases
    },
  }
}
