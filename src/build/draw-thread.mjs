/** Node 20 begins a thread with JavaScript only; from here on it understands TypeScript. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
try {
  await import('./draw-thread.ts')
} catch (error) {
  const { out, count } = workerData
  out.postMessage({ id: -1, result: String(error) })
  Atomics.add(count, 0, 1)
  Atomics.notify(count, 0)
}
