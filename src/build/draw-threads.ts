/**
 * Drawing on all processors while the build goes on with other files. The build is one long step without rest, so it
 * fetches pictures itself and, when too many are under way, sleeps until a thread wakes it.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { DrawJob, DrawResult, WorkerInput } from './draw-thread.ts'

export interface DrawThreads {
  /** Orders a picture; `done` is called in a later call of `order` or `finish`. */
  order(svg: string, done: (png: Uint8Array) => void): void
  /** Waits for everything that was ordered. */
  finish(): void
  /** Ends the threads. */
  close(): void
}

/** Pictures under way at once for each thread; what waits is held in memory. */
const MAX_WAITING_PER_THREAD = 32
const MAX_THREADS = 4
/** Milliseconds without a picture after which the threads count as dead. */
const TIMEOUT_MS = 60_000

interface Thread {
  readonly worker: Worker
  readonly port: MessagePort
  ordered: number
}

/** Threads begin with the first order. */
export function openDrawThreads(): DrawThreads {
  const count = new Int32Array(new SharedArrayBuffer(4))
  const waiting = new Map<number, (png: Uint8Array) => void>()
  let threads: readonly Thread[] = []
  let ordered = 0

  const fetch = (): boolean => {
    const before = waiting.size
    for (const thread of threads) {
      for (let next = receiveMessageOnPort(thread.port); next; next = receiveMessageOnPort(thread.port)) {
        const { id, result } = next.message as DrawResult
        if (typeof result === 'string') throw new Error(`A card could not be drawn: ${result}`)
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
        throw new Error('The threads that draw cards do not answer; build with --no-cards')
    }
  }
  return {
    order(svg, done) {
      if (threads.length === 0)
        threads = Array.from({ length: Math.min(MAX_THREADS, availableParallelism()) }, () => startThread(count))
      waitUntilAtMost(MAX_WAITING_PER_THREAD * threads.length)
      const id = ordered++
      waiting.set(id, done)
      const [first, ...others] = threads
      const thread = others.reduce((idlest, each) => (idlest && each.ordered >= idlest.ordered ? idlest : each), first)
      if (!thread) return
      thread.ordered++
      thread.worker.postMessage({ id, svg } satisfies DrawJob)
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

function startThread(count: WorkerInput['count']): Thread {
  const { port1, port2 } = new MessageChannel()
  const desk: WorkerInput = { out: port2, count }
  const worker = new Worker(new URL('./draw-thread.mjs', import.meta.url), {
    workerData: desk,
    transferList: [port2],
    execArgv: [],
  })
  worker.unref()
  port1.unref()
  return { worker, port: port1, ordered: 0 }
}
