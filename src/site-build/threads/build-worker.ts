/** A thread of a build: jobs come in, answers go out. It holds a range of terms, or draws cards. */
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Answer, DrawJob, Job, Jobs } from './messages.ts'
import { TermRange } from './term-range.ts'

export interface Order<Name extends keyof Jobs = keyof Jobs> {
  readonly id: number
  readonly name: Name
  readonly job: Job<Name>
}

export interface Reply {
  readonly id: number
  readonly answer?: Answer<keyof Jobs>
  /** An error in parts: what the system says of a refused call does not cross with the error itself. */
  readonly failure?: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'syscall' | 'path'>
}

const range = new TermRange()

/** Fonts and their library are loaded by threads that draw only. */
async function draw({ card, logo }: DrawJob): Promise<Uint8Array> {
  const [{ drawCard }, { loadFaces }] = await Promise.all([
    import('../../cards/render-card-png.ts'),
    import('../../cards/fonts.ts'),
  ])
  await loadFaces()
  return drawCard(card, logo)
}

const run = async ({ name, job }: Order): Promise<Answer<keyof Jobs>> =>
  name === 'draw' ? draw(job as DrawJob) : range[name](job as never)

/** One after the other, with a turn of the event loop between two: the compressor releases its memory then. */
let last = Promise.resolve()
parentPort?.on('message', (order: Order) => {
  last = last.then(() => reply(order)).then(() => setImmediate())
})

async function reply(order: Order): Promise<void> {
  const { id } = order
  try {
    parentPort?.postMessage({ id, answer: await run(order) } satisfies Reply)
  } catch (error) {
    const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException
    const failure = { message: String(message), ...{ stack, code, syscall, path } } as NonNullable<Reply['failure']>
    parentPort?.postMessage({ id, failure } satisfies Reply)
  }
}
