/** A thread that draws cards: drawings come in, pictures go out. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { drawPng } from '../cards/draw.ts'

export interface DrawJob {
  readonly id: number
  readonly svg: string
}

export interface DrawResult {
  readonly id: number
  /** The picture, or why there is none. */
  readonly result: Uint8Array | string
}

/** What a thread is given at its start. */
export interface WorkerInput {
  /** Where results go. */
  readonly out: MessagePort
  /** Counts results, and wakes a thread that waits for one. */
  readonly count: Int32Array<SharedArrayBuffer>
}

/** Draws until the thread is ended. It yields after every picture, because the renderer frees memory only then. */
function drawJobs(jobs: MessagePort, { out, count }: WorkerInput): void {
  const waiting: DrawJob[] = []
  const next = () => {
    const [job] = waiting
    if (!job) return
    out.postMessage({ id: job.id, result: attempt(job.svg) } satisfies DrawResult)
    Atomics.add(count, 0, 1)
    Atomics.notify(count, 0)
    waiting.shift()
    if (waiting.length > 0) setImmediate(next)
  }
  jobs.on('message', (job: DrawJob) => {
    waiting.push(job)
    if (waiting.length === 1) setImmediate(next)
  })
}

function attempt(svg: string): Uint8Array | string {
  try {
    return drawPng(svg)
  } catch (error) {
    return (error as Error).message
  }
}

if (parentPort) drawJobs(parentPort, workerData as WorkerInput)
