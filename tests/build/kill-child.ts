/**
 * A build in a process of its own that ends itself as the kill test asks, at moments that no clock can hit: at a call
 * of the file system, counted. Prints a line when it begins to write and to swap.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [content = '', publicFolder = '', out = '', cache = '', moment = '', count = '0', side = 'after'] =
  process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')

let swapped = false

/** A rename to the place of the site is the one that puts the new site there. */
function watchSwap(): void {
  const { renameSync } = fs
  const replaced = (from: string, to: string): void => {
    renameSync(from, to)
    swapped ||= to === out
  }
  Object.assign(fs, { renameSync: replaced })
}

/**
 * Renames count when they move the site, and files that are opened when they are new: other files are moved, opened and
 * removed all the time.
 */
function counts(name: string, args: readonly unknown[]): boolean {
  if (name === 'openSync') return args[1] === 'wx'
  return swapped || (name === 'renameSync' && (args[0] === out || args[1] === out))
}

function dieAt(name: 'renameSync' | 'unlinkSync' | 'openSync' | 'rmdirSync'): void {
  const original = fs[name] as (...args: readonly unknown[]) => unknown
  let calls = 0
  const replaced = (...args: readonly unknown[]): unknown => {
    if (!counts(name, args)) return original(...args)
    calls++
    if (calls === Number(count) && side === 'before') die()
    const result = original(...args)
    if (calls === Number(count)) die()
    return result
  }
  Object.assign(fs, { [name]: replaced })
}

watchSwap()
if (moment !== '') dieAt(moment as Parameters<typeof dieAt>[0])
syncBuiltinESMExports()
const { build } = await import('../../src/site-build/build.ts')
const result = await build(
  { content, public: publicFolder },
  {
    out,
    cache,
    progress: (phase, done, total) => {
      if (phase === 'render' && (done === 0 || done === total)) fs.writeSync(1, done === 0 ? 'writing\n' : 'swapping\n')
    },
  },
)
if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 1000))
