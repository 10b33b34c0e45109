/**
 * Starts a program that is bundled as one script. What V8 has compiled in an earlier run lies beside it, so that neither
 * the program nor its threads compile it again: that took a tenth of a second for each of them.
 */
import { hash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Name of the script, which is a function of what a module would have. */
export const PROGRAM = 'program.cjs'
/** What V8 has compiled of it, below a line with a digest and the work of the run that has left it. */
const COMPILED = 'program.compiled'

/** A run that has done much more work than another knows more functions of the program. */
const isMuchMore = (work, before) => work > 2 * before + 300

/**
 * @param place URL of a file beside the program
 * @param name of the entry point
 */
export function start(place, name) {
  const folder = dirname(fileURLToPath(place))
  const file = join(folder, PROGRAM)
  const source = readFileSync(file, 'utf8')
  const known = readCompiled(folder, source)
  const script = new Script(source, { filename: file, cachedData: known?.bytes })
  if (isMainThread) {
    const before = script.cachedDataRejected ? undefined : known?.work
    process.once('exit', () => {
      const work = workOfProcess()
      if (before === undefined || isMuchMore(work, before)) keepCompiled(folder, source, script, work)
    })
  }
  const module = { exports: {} }
  script.runInThisContext()(
    createRequire(new URL('../package.json', import.meta.url)),
    module,
    module.exports,
    place,
    name,
  )
}

/** Milliseconds of processor time. */
const workOfProcess = () => Math.round(process.cpuUsage().user / 1000)

/** @returns undefined unless it is what an earlier run has written: V8 itself would run whatever stands there */
function readCompiled(folder, source) {
  try {
    const all = readFileSync(join(folder, COMPILED))
    const end = all.indexOf('\n')
    const [digest, work] = all.toString('latin1', 0, end).split(' ')
    const bytes = all.subarray(end + 1)
    return digest === digestOf(source, work, bytes) ? { bytes, work: Number(work) } : undefined
  } catch {
    return undefined
  }
}

function keepCompiled(folder, source, script, work) {
  const draft = join(folder, `${COMPILED}.${process.pid}`)
  try {
    const bytes = script.createCachedData()
    writeFileSync(draft, Buffer.concat([Buffer.from(`${digestOf(source, String(work), bytes)} ${work}\n`), bytes]))
    renameSync(draft, join(folder, COMPILED))
  } catch {
    rmSync(draft, { force: true })
  }
}

const digestOf = (source, work, bytes) => hash('sha1', [work, hash('sha1', source), hash('sha1', bytes)].join())
