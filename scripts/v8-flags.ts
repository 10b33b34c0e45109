/** How V8 is set for a process that builds or checks, and ends soon; decision 004. */
import { setFlagsFromString } from 'node:v8'

/** Percent that the heap may grow between two collections. By itself V8 lets it double. */
const HEAP_GROWTH = 50

/**
 * Bytes of bytecode that a function runs before V8 thinks of optimizing it, eight times as many as by itself. A build
 * runs for seconds, in several threads, and each of them optimizes anew: most of what V8 would optimize never pays.
 */
const INTERRUPT_BUDGET = 540_000

/**
 * Size of the heap of a thread at its first collection, in V8's megabytes of 2^20 bytes: a small build needs no
 * more, so that nothing is collected. The main thread has begun by then and is as V8 has it.
 */
const FIRST_HEAP_MB = 200

/**
 * To be called before the threads begin. Each of them collects its young objects alone, because all processors have a
 * thread of ours.
 */
export function setV8Flags(): void {
  setFlagsFromString('--no-parallel-scavenge')
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  setFlagsFromString(`--initial-old-space-size=${FIRST_HEAP_MB}`)
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET}`)
}
