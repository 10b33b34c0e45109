/**
 * What the rate limit costs: takes a second by crowds of several sizes, each as a ratio to the least that any counter
 * must do, one get and one set of a bare Map with the same keys in the same run; and the memory that a full limit holds.
 * Run: node --expose-gc --import tsx tests/bench/limit.ts
 */
import { clientKey } from '../../src/edge/limit/client-key.ts'
import { memoryLimit } from '../../src/edge/limit/memory.ts'
import { random } from '../make.ts'

const TAKES = 2_000_000
const ROUNDS = 5
const CROWDS = [1, 1_000, 100_000, 1_000_000] as const

const address = (index: number): string =>
  [10 + (index >> 24), (index >> 16) & 255, (index >> 8) & 255, index & 255].join('.')

/** Calls a second: the median of several rounds, each with a fresh subject. */
function rate(subject: () => (key: string) => unknown, keys: readonly string[]): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const call = subject()
    const started = performance.now()
    for (const key of keys) call(key)
    return (keys.length / (performance.now() - started)) * 1_000
  })
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}

const bareMap = (): ((key: string) => void) => {
  const counts = new Map<string, number>()
  return key => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
}

const millions = (perSecond: number): string => `${(perSecond / 1e6).toFixed(2)} M/s`
const print = (line: string): boolean => process.stdout.write(`${line}\n`)

const before = heapInUse()
const take = memoryLimit({ now: () => 0 })
for (let index = 0; index < 199_999; index += 1) take(clientKey(address(index)))
print(`both generations full: ${((heapInUse() - before) / 1024 / 1024).toFixed(1)} MiB`)
take('still in use')

for (const crowd of CROWDS) {
  const next = random(crowd)
  const keys = Array.from({ length: TAKES }, () => address(Math.floor(next() * crowd)))
  const bare = rate(bareMap, keys)
  const limit = rate(() => memoryLimit({ now: () => performance.now() }), keys)
  print(`${crowd} clients: ${millions(limit)}, bare Map ${millions(bare)}, ratio ${(limit / bare).toFixed(2)}`)
}

for (const spelling of ['203.0.113.100', '::ffff:203.0.113.100', '2001:db8:85a3::8a2e:370:7334']) {
  const keys = new Array<string>(TAKES / 4).fill(spelling)
  print(`clientKey('${spelling}'): ${millions(rate(() => clientKey, keys))}`)
}

function heapInUse(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
