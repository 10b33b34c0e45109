/** Failures of the file system in one sentence each, with the place and the cure, for people who do not read stacks. */
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

/** Calls that read; every other one writes. */
const READS: ReadonlySet<string> = new Set([
  'open',
  'read',
  'scandir',
  'stat',
  'lstat',
  'readlink',
  'realpath',
  'opendir',
])

/**
 * @param fallback the place to name where the error has none
 * @returns a sentence or two, with paths as seen from the working folder
 */
export function explainSystemError(error: SystemError, fallback = ''): string {
  const path = error.path ?? fallback
  const place = path === '' ? 'a file' : shown(path)
  const done = READS.has(error.syscall) ? 'opened' : 'written'
  switch (error.code) {
    case 'ENOSPC':
      return `the disk is full: ${place} could not be written. Make room and run the command again.`
    case 'EDQUOT':
      return `your disk quota is used up: ${place} could not be written. Make room and run the command again.`
    case 'EACCES':
    case 'EPERM':
      return `${place} could not be ${done}: permission denied. Check the owner and the permissions of the file and its folder.`
    case 'EROFS':
      return `${place} could not be written: the file system is read-only. Mount it writable, or name another folder.`
    case 'EMFILE':
    case 'ENFILE':
      return `${place} could not be opened: too many files are open. Close other programs, or raise the limit ("ulimit -n").`
    case 'ENOENT':
      return `${place} is not there; it may have been removed meanwhile.`
    case 'EISDIR':
      return `${place} is a folder where a file belongs.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is a file where a folder belongs, or a part of its path is.`
    case 'EBUSY':
      return `${place} is in use by another program. Close it and run the command again.`
    case 'EIO':
      return `${place} could not be read or written: the disk reports an error.`
    default:
      return `${place}: ${error.message}`
  }
}

/** As seen from the working folder, unless that needs more than a few steps up. */
function shown(path: string): string {
  const short = relative(process.cwd(), path)
  return short === '' || short.startsWith('..') ? path : short
}
