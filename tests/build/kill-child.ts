/**
 * A build in a process of its own that ends itself, as the kill test asks: after a number of renames, removals or
 * written files, the moments that no clock can hit. Prints a line when it begins to write and when it begins to swap.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [content = '', publicFolder = '', out = '', cache = '', moment = '', count = '0', side = 'after'] = process.argv.slice(2)

type Call = 'renameSync' | 'unlinkSync' | 'linkSync' | 'writeFileSync' | 'rmdirSync'

let calls = 0
function dieAt(name: Call): void {
  const original = fs[name] as (...args: readonly unknown[]) => unknown
  const replaced = (...args: readonly unknown[]): unknown => {
    calls++
    const now = calls === Number(count)
    if (now && side === 'before') process.kill(process.pid, 'SIGKILL')
    const result = original(...args)
    if (now) process.kill(process.pid, 'SIGKILL')
    return result
  }
  Object.assign(fs, { [name]: replaced })
}

if (moment !== '') dieAt(moment as Call)
syncBuiltinESMExports()
const { build } = await import('../../src/build/build.ts')
const result = build(
  { content, public: publicFolder },
  {
    out,
    cache,
    progress: (phase, done, total) => {
      if (phase === 'write' && (done === 0 || done === total)) fs.writeSync(1, done === 0 ? 'writing\n' : 'swapping\n')
    },
  },
)
if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 1000))
