/** Programs as scripts of which V8 has kept what it has compiled: they do the same with it, without it, and when it is damaged. */
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleScript } from '../../scripts/bundle.mjs'
import { plainEnvironment, temporaryFolder, write } from '../build/folders.ts'

/** Says what a thread says, which is another entry point of the same script. */
const MAIN = `
import { Worker } from 'node:worker_threads'
const thread = new Worker(new URL('./other-thread.mjs', import.meta.url))
thread.on('message', text => process.stdout.write(\`the thread says \${text}\`))
`
const THREAD = `
import { parentPort } from 'node:worker_threads'
// Patterns are bundled as they are, not in ASCII.
parentPort?.postMessage('good day – buen día'.replace(/–/, '—'))
`

async function program(): Promise<{ run(): string; readonly compiled: string }> {
  const home = temporaryFolder()
  write(home, 'src/main.ts', MAIN)
  write(home, 'src/thread.ts', THREAD)
  write(home, 'src/engine.ts', 'export const setEngine = () => {}')
  const entries = { main: join(home, 'src/main.ts'), 'other-thread': join(home, 'src/thread.ts') }
  await bundleScript(entries, join(home, 'out'), join(home, 'src/engine.ts'))
  const run = () =>
    execFileSync(process.execPath, [join(home, 'out/main.mjs')], { encoding: 'utf8', env: plainEnvironment() })
  return { run, compiled: join(home, 'out/program.compiled') }
}

test('A program says the same with what an earlier run has left, which it keeps.', async () => {
  const { run, compiled } = await program()
  const first = run()
  expect(first).toBe('the thread says good day — buen día')
  const { ino } = statSync(compiled)
  expect(run()).toBe(first)
  expect(statSync(compiled).ino, 'V8 has refused what it had compiled').toBe(ino)
})

test('What is damaged is not taken, and replaced.', async () => {
  const { run, compiled } = await program()
  const first = run()
  const whole = readFileSync(compiled)
  const half = Math.floor(whole.length / 2)
  const overwritten = Buffer.from(whole).fill(0xee, half)
  for (const damage of [Buffer.from(whole.subarray(0, half)), Buffer.alloc(0), overwritten]) {
    writeFileSync(compiled, damage)
    expect(run()).toBe(first)
    expect(readFileSync(compiled).equals(damage)).toBe(false)
  }
})
