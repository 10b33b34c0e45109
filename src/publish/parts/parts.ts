/**
 * Where a build works: its first part here, each other part in a thread that keeps what it has read, and cards in threads
 * too. Pools for tasks of any kind do not send a second task to the thread that has done the first; decision 017.
 */
import { availableParallelism } from 'node:os'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { ThreadEnded } from '../system-error.ts'
import type { Answer, DrawJob, Job, Jobs, PartJobs, Progress } from './jobs.ts'
import { openPart } from './part.ts'
import type { Failure, Order, Reply } from './part-thread.ts'

/** Terms that a part has at least: a thread takes longer to begin than fewer would take. */
const MIN_TERMS_PER_PART = 400
/** More threads wait for the disk and for the first part. */
const MAX_PARTS = 16
const MAX_DRAWING_THREADS = 4
/** Cards under way at once for each thread; what waits is held in memory, 30 kB each. */
const MAX_WAITING_PER_THREAD = 512

/** How many parts pay for themselves. */
export const partsFor = (terms: number): number =>
  Math.max(1, Math.min(MAX_PARTS, availableParallelism(), Math.floor(terms / MIN_TERMS_PER_PART)))

export interface PartsOptions {
  /** Whether all parts are here, one after the other. */
  readonly withoutThreads?: boolean | undefined
  /** Of the memory of a thread; by default those of Node. */
  readonly limits?: ResourceLimits | undefined
}

export interface Parts {
  /** Begins as many threads as that many parts need, before there is something to do. */
  begin(count: number): void
  /**
   * Does a step in all parts, and waits for all of them.
   * @param progress told how far the first has come
   */
  run<Name extends keyof PartJobs>(
    name: Name,
    jobs: readonly Job<Name>[],
    progress?: Progress,
  ): Promise<readonly Answer<Name>[]>
  /** Draws a card in the thread that has least to do. */
  draw(job: DrawJob): Promise<Uint8Array>
  /** Whether another card can be drawn without many waiting. */
  readonly hasRoom: boolean
  /** Ends the threads, and lets go what the parts hold. */
  close(): Promise<void>
}

interface Executor {
  run<Name extends keyof Jobs>(name: Name, job: Job<Name>): Promise<Answer<Name>>
  /** Jobs that are not done yet. */
  readonly waiting: number
  close(): Promise<unknown>
}

export function openParts({ withoutThreads = false, limits = {} }: PartsOptions): Parts {
  let own = openPart()
  let others: Executor[] = []
  let drawing: readonly Executor[] = []
  const open = () => (withoutThreads ? openHere() : openThread(limits))
  const close = async (): Promise<void> => {
    const closed = [...others, ...drawing].map(each => each.close())
    own = openPart()
    others = []
    drawing = []
    await Promise.all(closed)
  }
  const parts: Parts = {
    begin(count) {
      while (others.length < count - 1) others.push(open())
    },
    async run(name, jobs, progress = () => {}) {
      parts.begin(jobs.length)
      const [first, ...rest] = jobs
      const answers = rest.map((job, i) => (others[i] as Executor).run(name, job))
      // Failures are looked at below, when the first part is done as well.
      for (const answer of answers) answer.catch(() => {})
      try {
        const answer = first && [own.run(name, first, progress)]
        return [...(answer ?? []), ...(await Promise.all(answers))]
      } catch (error) {
        // No thread may write any more when the build removes what was made.
        await close()
        throw error
      }
    },
    draw(job) {
      if (drawing.length === 0)
        drawing = Array.from({ length: Math.min(MAX_DRAWING_THREADS, availableParallelism()) }, () => openThread({}))
      return drawing.reduce((idlest, each) => (each.waiting < idlest.waiting ? each : idlest)).run('draw', job)
    },
    get hasRoom() {
      return drawing.every(({ waiting }) => waiting < MAX_WAITING_PER_THREAD)
    },
    close,
  }
  return parts
}

/** A part without a thread, which waits for its turn. */
function openHere(): Executor {
  const part = openPart()
  return {
    async run(name, job) {
      await undefined
      return part.run(name as keyof PartJobs, job as Job<keyof PartJobs>, () => {}) as never
    },
    waiting: 0,
    close: async () => {},
  }
}

function openThread(resourceLimits: ResourceLimits): Executor {
  const worker = new Worker(new URL('./part-thread.mjs', import.meta.url), { execArgv: [], resourceLimits })
  const waiting = new Map<number, { done(answer: unknown): void; fail(error: Error): void }>()
  let failure: ThreadEnded | undefined
  let ordered = 0
  const fail = (reason: string) => {
    failure ??= new ThreadEnded(`a thread of the build has ended (${reason})`)
    for (const { fail: reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('message', (reply: Reply) => {
    const job = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('failure' in reply) job?.fail(errorOf(reply.failure))
    else job?.done(reply.answer)
  })
  worker.on('error', error => fail(error.message))
  worker.on('exit', code => fail(`exit code ${code}`))
  return {
    run: (name, job) =>
      new Promise((done, reject) => {
        if (failure) return reject(failure)
        const id = ordered++
        waiting.set(id, { done: done as (answer: unknown) => void, fail: reject })
        worker.postMessage({ id, name, job } as Order)
      }),
    get waiting() {
      return waiting.size
    },
    close: () => worker.terminate(),
  }
}

function errorOf({ message, stack, system }: Failure): Error {
  const error = Object.assign(new Error(message), system)
  if (stack !== undefined) error.stack = stack
  return error
}
