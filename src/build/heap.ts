/** How much memory a build leaves to the garbage collector: by itself V8 lets a heap double before it looks through it. */
import { setFlagsFromString } from 'node:v8'

/** Percent that the heap may grow between two collections; decision 015 has the figures. */
const GROWTH = 60

/** For a process that does nothing but build. */
export const growHeapSlowly = (): void => setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
