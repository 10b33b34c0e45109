/** What the operating system refuses, and where, for people who do not read stacks. */
import { relative } from 'node:path'

type SystemError = NodeJS.ErrnoException & { readonly code: string; readonly syscall: string }

/** A thread that ends before its work is done, for lack of memory or by a bug. */
export class ThreadEnded extends Error {}

/** Whether the operating system refused something, as opposed to a bug of ours. */
export const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error &&
  typeof (error as NodeJS.ErrnoException).code === 'string' &&
  typeof (error as NodeJS.ErrnoException).syscall === 'string'

/**
 * Makes a call that the build can do without, such as one that reads or writes the cache.
 * @returns undefined when the operating system refuses it
 */
export function unlessRefused<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch (error) {
    if (!isSystemError(error)) throw error
    return undefined
  }
}

/**
 * @param fallback the place to name where the error has none
 * @returns what Node says, behind the place: `dist: ENOSPC: no space left on device, write`
 */
export function explainSystemError(error: SystemError, fallback = ''): string {
  const path = error.path ?? fallback
  // Node ends its message with the path.
  return path === '' ? error.message : `${shown(path)}: ${error.message.replace(/ '.*/s, '')}`
}

/** As seen from the working folder, unless that needs steps up. */
function shown(path: string): string {
  const short = relative(process.cwd(), path)
  return short === '' || short.startsWith('..') ? path : short
}
