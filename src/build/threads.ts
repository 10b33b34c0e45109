/** A build on all processors: the first part here, each other part in a thread. */
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { beginBundling } from './assets.ts'
import { report } from './build.ts'
import { type BuildOptions, type BuildResult, type Folders, problemOf, ThreadEnded } from './options.ts'
import type { Answer, Order } from './orders.ts'
import { openShard } from './shard.ts'
import type { Failure, Reply } from './shard-thread.ts'
import { steps } from './steps.ts'

/** Terms that a part has at least: a thread takes longer to begin than fewer would take. */
const MIN_TERMS_PER_PART = 400
/** More threads wait for the disk and for the first part. */
const MAX_PARTS = 16

/** How many parts pay for themselves. */
export const partsFor = (terms: number): number =>
  Math.max(1, Math.min(MAX_PARTS, availableParallelism(), Math.floor(terms / MIN_TERMS_PER_PART)))

/**
 * Builds on all processors.
 * @param parts into which a number of terms is divided
 * @param limits of the memory of a thread; by default those of Node
 * @returns the summary, or what prevents the build, such as a thread that has run out of memory
 */
export async function buildInThreads(
  folders: Folders,
  options: BuildOptions,
  parts: (terms: number) => number = partsFor,
  limits: ResourceLimits = {},
): Promise<BuildResult> {
  try {
    return await attempt(folders, options, parts, limits)
  } catch (error) {
    return problemOf(error, options)
  }
}

async function attempt(
  folders: Folders,
  options: BuildOptions,
  parts: (terms: number) => number,
  limits: ResourceLimits,
): Promise<BuildResult> {
  const threads: Thread[] = []
  let own = openShard()
  try {
    // While they begin, the frame of the content is read; how many are needed is known for certain after that.
    for (let part = 1; part < parts(foldersIn(folders.content)); part++) threads.push(openThread(limits))
    // Pages name the scripts that they load, so the steps need them once everything is read.
    const bundling = options.bundle ? undefined : beginBundling(options.cache)
    const running = steps(folders, options, parts)
    let turn = running.next()
    while (!turn.done) {
      const [first, ...others] = turn.value
      const answers = others.map((order, i) => {
        threads[i] ??= openThread(limits)
        return (threads[i] as Thread).do(order)
      })
      // Failures are looked at below, when the first part is done as well.
      for (const answer of answers) answer.catch(() => {})
      let all: readonly Answer[]
      try {
        const answer = first && own.do(first, (done, total) => report(options, first.step, done, total))
        all = [...(answer ? [answer] : []), ...(await Promise.all(answers))]
      } catch (error) {
        // No thread may write any more when the steps remove what was made.
        await Promise.all(threads.map(thread => thread.close()))
        turn = running.throw(error)
        continue
      }
      await bundling
      if (first?.step === 'finish') {
        // The last step: what the parts hold would otherwise add to the memory that cards are drawn in.
        own = openShard()
        await Promise.all(threads.map(thread => thread.close()))
      }
      turn = running.next(all)
    }
    return turn.value
  } finally {
    await Promise.all(threads.map(thread => thread.close()))
  }
}

/** How many folders of terms there are, about. */
function foldersIn(content: string): number {
  try {
    return readdirSync(join(content, 'terms')).length
  } catch {
    return 0
  }
}

function errorOf({ message, stack, system }: Failure): Error {
  const error = Object.assign(new Error(message), system)
  if (stack !== undefined) error.stack = stack
  return error
}

interface Thread {
  do(order: Order): Promise<Answer>
  close(): Promise<unknown>
}

function openThread(resourceLimits: ResourceLimits): Thread {
  const worker = new Worker(new URL('./shard-thread.mjs', import.meta.url), { execArgv: [], resourceLimits })
  let settle: { readonly done: (answer: Answer) => void; readonly fail: (error: Error) => void } | undefined
  let failure: ThreadEnded | undefined
  const fail = (reason: string) => {
    failure ??= new ThreadEnded(`a thread of the build has ended (${reason})`)
    settle?.fail(failure)
  }
  worker.on('message', (reply: Reply) => {
    if ('failure' in reply) settle?.fail(errorOf(reply.failure))
    else settle?.done(reply.answer)
  })
  worker.on('error', error => fail(error.message))
  worker.on('exit', code => fail(`exit code ${code}`))
  return {
    do: order =>
      new Promise((done, reject) => {
        settle = { done, fail: reject }
        if (failure) reject(failure)
        else worker.postMessage(order)
      }),
    close: () => worker.terminate(),
  }
}
