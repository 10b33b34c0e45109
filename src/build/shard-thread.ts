/** A part of a build in a thread of its own: orders come in, answers go out. */
import { parentPort } from 'node:worker_threads'
import type { Answer, Order } from './orders.ts'
import { openShard } from './shard.ts'

export type Reply = { readonly answer: Answer } | { readonly failure: Failure }

/** An error in parts: what the system says of a refused call does not cross with the error itself. */
export interface Failure {
  readonly message: string
  readonly stack: string | undefined
  readonly system: Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'>
}

const shard = openShard()

parentPort?.on('message', (order: Order) => {
  let reply: Reply
  try {
    reply = { answer: shard.do(order, () => {}) }
  } catch (error) {
    reply = { failure: failureOf(error) }
  }
  parentPort?.postMessage(reply)
  shard.lookAhead()
})

function failureOf(error: unknown): Failure {
  const { message, stack, code, syscall, path } = error as NodeJS.ErrnoException
  const system = {
    ...(code !== undefined && { code }),
    ...(syscall !== undefined && { syscall }),
    ...(path !== undefined && { path }),
  }
  return { message: String(message), stack, system }
}
