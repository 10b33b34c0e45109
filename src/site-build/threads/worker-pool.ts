/**
 * The threads of a build: the first range of terms is on this thread, each other range in a thread that keeps what it has
 * read, and cards are drawn in threads too. Pools for tasks of any kind do not send a second task to the thread that has
 * done the first; decision 004.
 */
import { availableParallelism } from 'node:os'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { ThreadEnded } from '../../report/system-error.ts'
import type { Order, Reply } from './build-worker.ts'
import type { Answer, DrawJob, Job, Jobs, Progress, RangeSteps } from './messages.ts'
import { TermRange } from './term-range.ts'

const MAX_DRAWING_THREADS = 4
/** Cards under way at once for each thread; what waits is held in memory, 30 kB each. */
const MAX_WAITING_PER_THREAD = 512

export interface PoolOptions {
  /** Whether all ranges are on this thread, one after the other. */
  readonly withoutThreads?: boolean | undefined
  /** Of the memory of a thread; by default those of Node. */
  readonly limits?: ResourceLimits | undefined
}

export interface WorkerPool {
  /** Begins as many threads as that many ranges need, before there is something to do. */
  begin(count: number): void
  /**
   * Does a step in all ranges, and waits for all of them.
   * @param progress told how far the first has come
   */
  run<Name extends keyof RangeSteps>(
    name: Name,
    jobs: readonly Job<Name>[],
    progress?: Progress,
  ): Promise<readonly Answer<Name>[]>
  /** Draws a card in the thread that has least to do. */
  draw(job: DrawJob): Promise<Uint8Array>
  /** Whether another card can be drawn without many waiting. */
  readonly hasRoom: boolean
  /** Ends the threads, and releases what the ranges hold. */
  close(): Promise<void>
}

/** Where jobs are done, one after the other. */
interface Executor<Names extends keyof Jobs = keyof RangeSteps> {
  /** @param progress told now and then how far a step has come, if it is done on this thread */
  run<Name extends Names>(name: Name, job: Job<Name>, progress?: Progress): Promise<Answer<Name>>
  close(): unknown
}

interface Thread extends Executor<keyof Jobs> {
  /** Jobs that are not done yet. */
  readonly waiting: number
}

export function openWorkerPool({ withoutThreads = false, limits = {} }: PoolOptions): WorkerPool {
  let executors: Executor[] = []
  let drawing: readonly Thread[] = []
  const pool: WorkerPool = {
    begin(count) {
      while (executors.length < count)
        executors.push(withoutThreads || executors.length === 0 ? openRangeHere() : openThread(limits))
    },
    async run(name, jobs, progress) {
      pool.begin(jobs.length)
      try {
        const answers = jobs.map((job, i) => executors[i]?.run(name, job, i === 0 ? progress : undefined))
        return (await Promise.all(answers)) as readonly Answer<typeof name>[]
      } catch (error) {
        // No thread may write any more when the build removes what was made.
        await pool.close()
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
    async close() {
      const closed = [...executors, ...drawing].map(each => each.close())
      executors = []
      drawing = []
      await Promise.all(closed)
    },
  }
  return pool
}

/** A range on this thread, which begins a step once all other ranges have theirs. */
function openRangeHere(): Executor {
  const range = new TermRange()
  return {
    async run(name, job, progress) {
      await undefined
      const step = range[name].bind(range) as (job: Job<typeof name>, progress?: Progress) => Answer<typeof name>
      return step(job, progress)
    },
    close() {},
  }
}

function openThread(resourceLimits: ResourceLimits): Thread {
  const worker = new Worker(new URL('./build-worker.mjs', import.meta.url), { execArgv: [], resourceLimits })
  const waiting = new Map<number, { done(answer: unknown): void; fail(error: Error): void }>()
  let failure: ThreadEnded | undefined
  let ordered = 0
  const fail = (reason: string) => {
    failure ??= new ThreadEnded(`a thread of the build has ended (${reason})`)
    for (const { fail: reject } of waiting.values()) reject(failure)
    waiting.clear()
  }
  worker.on('message', ({ id, answer, failure: own }: Reply) => {
    const job = waiting.get(id)
    waiting.delete(id)
    if (own) job?.fail(Object.assign(new Error(own.message), own))
    else job?.done(answer)
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
