/**
 * Browsers besides Chromium, driven over their own wire protocols: Firefox by Marionette, WebKit by WebDriver. Tests
 * that need one are skipped, with a notice, where it is not installed (`apt-get install firefox-esr`, or
 * `webkit2gtk-driver xvfb`).
 */
import type { ChildProcess } from 'node:child_process'

export interface Engine {
  /** Opens an address and waits for its load event. Never rejects for an address that cannot be reached. */
  goto(address: string): Promise<void>
  /** Runs the body of a function in the page. @returns what it returns, as JSON */
  run<Value>(body: string): Promise<Value>
  close(): Promise<void>
}

/** Says once why tests of an engine do not run. */
export function notice(name: string, cure: string): undefined {
  console.log(`${name} is not installed; its tests are skipped. Install it with: ${cure}`)
  return undefined
}

/** Ends a process that the tests started, with its children, and waits until it has gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

/** Asks until there is an answer. @returns the first that is not false */
export async function until<Value>(ask: () => Promise<Value | false>, timeoutMs = 60_000): Promise<Value> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Not true within ${timeoutMs} ms`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
