/**
 * Drawing on all processors while the build goes on with other files. The build is one long step without rest, so it
 * fetches pictures itself and, when too many are under way, sleeps until a thread wakes it.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Raster } from '../cards/raster.ts'
import type { Card } from '../model/card.ts'
import type { DrawJob, DrawResult, WorkerInput } from './draw-thread.ts'
import { ThreadEnded } from './options.ts'

export interface DrawThreads {
  /** Orders a picture; `done` is called in a later call of `order` or `finish`. */
  order(card: Card, done: (png: Uint8Array) => void): void
  /** Whether another picture can be ordered without waiting for one. */
  readonly hasRoom: boolean
  /** Waits for everything that was ordered. */
  finish(): void
  /** Ends the threads. */
  close(): void
}

/** Pictures under way at once for each thread; what waits is held in memory, 30 kB each. */
const MAX_WAITING_PER_THREAD = 512
const MAX_THREADS = 4
/** Milliseconds without a picture after which the threads count as dead. */
const TIMEOUT_MS = 60_000

interface Thread {
  readonly worker: Worker
  readonly port: MessagePort
  ordered: number
}

/**
 * Threads begin with the first order.
 * @param logo on all cards, asked for then
 */
export function openDrawThreads(logo: () => Raster | undefined): DrawThreads {
  const count = new Int32Array(new SharedArrayBuffer(4))
  const waiting = new Map<number, (png: Uint8Array) => void>()
  let threads: readonly Thread[] = []
  let ordered = 0

  const fetch = (): boolean => {
    const before = waiting.size
    for (const thread of threads) {
      for (let next = receiveMessageOnPort(thread.port); next; next = receiveMessageOnPort(thread.port)) {
        const { id, result } = next.message as DrawResult
        if (typeof result === 'string')
          throw new ThreadEnded(`a card could not be drawn (${result}); build with --no-cards to do without`)
        thread.ordered--
        waiting.get(id)?.(result)
        waiting.delete(id)
      }
    }
    return waiting.size < before
  }
  const waitUntilAtMost = (most: number) => {
    for (;;) {
      const seen = Atomics.load(count, 0)
      const fetched = fetch()
      if (waiting.size <= most) return
      if (!fetched && Atomics.wait(count, 0, seen, TIMEOUT_MS) === 'timed-out')
        throw new ThreadEnded('the threads that draw cards do not answer; build with --no-cards to do without')
    }
  }
  return {
    order(card, done) {
      if (threads.length === 0) threads = startThreads({ count, logo: logo() })
      waitUntilAtMost(MAX_WAITING_PER_THREAD * threads.length)
      const id = ordered++
      waiting.set(id, done)
      const [first, ...others] = threads
      const thread = others.reduce((idlest, each) => (idlest && each.ordered >= idlest.ordered ? idlest : each), first)
      if (!thread) return
      thread.ordered++
      thread.worker.postMessage({ id, card } satisfies DrawJob)
    },
    get hasRoom() {
      return waiting.size < MAX_WAITING_PER_THREAD
    },
    finish() {
      waitUntilAtMost(0)
    },
    close() {
      for (const { worker } of threads) void worker.terminate()
      threads = []
    },
  }
}

const startThreads = (input: Omit<WorkerInput, 'out'>): readonly Thread[] =>
  Array.from({ length: Math.min(MAX_THREADS, availableParallelism()) }, () => startThread(input))

function startThread(input: Omit<WorkerInput, 'out'>): Thread {
  const { port1, port2 } = new MessageChannel()
  const desk: WorkerInput = { ...input, out: port2 }
  const worker = new Worker(new URL('./draw-thread.mjs', import.meta.url), {
    workerData: desk,
    transferList: [port2],
    execArgv: [],
  })
  worker.unref()
  port1.unref()
  return { worker, port: port1, ordered: 0 }
}
