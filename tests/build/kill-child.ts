/**
 * A build in a process of its own that ends itself as the kill test asks, at moments that no clock can hit: at a call
 * of the file system, counted, or halfway through the manifest. Prints a line when it begins to write and to swap.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [content = '', publicFolder = '', out = '', cache = '', moment = '', count = '0', side = 'after'] =
  process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')

let swapped = false

/** The second rename puts the new site in the place of the old one. */
function watchSwap(): void {
  const { renameSync } = fs
  let renames = 0
  const replaced = (from: string, to: string): void => {
    renameSync(from, to)
    swapped = ++renames >= 2
  }
  Object.assign(fs, { renameSync: replaced })
}

function dieAt(name: 'renameSync' | 'unlinkSync' | 'writeFileSync' | 'rmdirSync'): void {
  const original = fs[name] as (...args: readonly unknown[]) => unknown
  let calls = 0
  const replaced = (...args: readonly unknown[]): unknown => {
    // While the stage is written files are removed too; the moments meant are those after the swap.
    if (name === 'unlinkSync' && !swapped) return original(...args)
    calls++
    if (calls === Number(count) && side === 'before') die()
    const result = original(...args)
    if (calls === Number(count)) die()
    return result
  }
  Object.assign(fs, { [name]: replaced })
}

function dieInManifest(): void {
  const { openSync, appendFileSync } = fs
  const manifests = new Set<number>()
  const opened = (path: string, flags: string, mode?: number): number => {
    const descriptor = openSync(path, flags, mode)
    if (path.endsWith('.manifest')) manifests.add(descriptor)
    return descriptor
  }
  const appended = (file: number, text: string): void => {
    appendFileSync(file, manifests.has(file) ? text.slice(0, text.length / 2) : text)
    if (manifests.has(file)) die()
  }
  Object.assign(fs, { openSync: opened, appendFileSync: appended })
}

watchSwap()
if (moment === 'manifest') dieInManifest()
else if (moment !== '') dieAt(moment as Parameters<typeof dieAt>[0])
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
