/** What the scripts share in talking to a terminal: colours where they are wanted, and progress of what takes long. */
import type { Phase } from '../src/build/build.ts'
import type { Style } from '../src/build/report.ts'

export function style(stream: NodeJS.WriteStream): Style {
  const colour = stream.isTTY === true && process.env.NO_COLOR === undefined && process.env.TERM !== 'dumb'
  return { colour, annotations: process.env.GITHUB_ACTIONS === 'true' }
}

const LABELS: Readonly<Record<Phase, string>> = { read: 'Reading', write: 'Writing' }

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
