/** Node 20 begins a thread with JavaScript only; from here on it understands TypeScript. */
import { register } from 'tsx/esm/api'

register()
await import('./build-worker.ts')
