/** A thread that draws cards: cards come in, pictures go out. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { drawCard } from '../cards/draw.ts'
import { loadFaces } from '../cards/faces.ts'
import type { Raster } from '../cards/raster.ts'
import type { Card } from '../model/card.ts'

export interface DrawJob {
  readonly id: number
  readonly card: Card
}

/** Of an answer that says why the thread cannot draw at all. */
const NO_JOB = -1

export interface DrawResult {
  readonly id: number
  /** The picture, or why there is none. */
  readonly result: Uint8Array | string
}

/** What a thread is given at its start. */
export interface WorkerInput {
  readonly logo: Raster | undefined
  /** Where results go. */
  readonly out: MessagePort
  /** Counts results, and wakes a thread that waits for one. */
  readonly count: Int32Array<SharedArrayBuffer>
}

/** Draws until the thread is ended. */
function drawJobs(jobs: MessagePort, { logo, ...answers }: WorkerInput): void {
  jobs.on('message', ({ id, card }: DrawJob) => answer(answers, { id, result: attempt(card, logo) }))
}

function answer({ out, count }: Pick<WorkerInput, 'out' | 'count'>, result: DrawResult): void {
  out.postMessage(result)
  Atomics.add(count, 0, 1)
  Atomics.notify(count, 0)
}

function attempt(card: Card, logo: Raster | undefined): Uint8Array | string {
  try {
    return drawCard(card, logo)
  } catch (error) {
    return (error as Error).message
  }
}

if (parentPort) {
  const jobs = parentPort
  const input = workerData as WorkerInput
  loadFaces().then(
    () => drawJobs(jobs, input),
    error => answer(input, { id: NO_JOB, result: String(error) }),
  )
}
