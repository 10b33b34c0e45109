/** The inside of a thread that draws: drawings come in, pictures go out. */
import type { MessagePort } from 'node:worker_threads'
import { drawPng } from './draw.ts'

export interface Order {
  readonly id: number
  readonly svg: string
}

export interface Delivery {
  readonly id: number
  /** The picture, or why there is none. */
  readonly result: Uint8Array | string
}

/** What a thread is given at its start. */
export interface Desk {
  /** Where deliveries go. */
  readonly out: MessagePort
  /** Counts deliveries; whoever waits for one is woken by it. */
  readonly count: Int32Array<SharedArrayBuffer>
}

/** Draws what is ordered until the thread is ended. It rests after every picture, or memory would not return. */
export function drawForOthers(orders: MessagePort, { out, count }: Desk): void {
  const waiting: Order[] = []
  const next = () => {
    const [order] = waiting
    if (!order) return
    out.postMessage({ id: order.id, result: attempt(order.svg) } satisfies Delivery)
    Atomics.add(count, 0, 1)
    Atomics.notify(count, 0)
    waiting.shift()
    if (waiting.length > 0) setImmediate(next)
  }
  orders.on('message', (order: Order) => {
    waiting.push(order)
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
