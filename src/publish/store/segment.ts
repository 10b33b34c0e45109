/** Files of the store as bytes: read into memory that threads share, and written many records at a time. */
import { appendFileSync, closeSync, openSync, readSync, statSync } from 'node:fs'
import { isSystemError, type SystemError, unlessRefused } from '../system-error.ts'

/** Bytes gathered for one system call. */
const CHUNK = 1024 * 1024

/** The bytes of some files in memory that threads share. */
export function readAll(paths: readonly string[]): Uint8Array {
  const present = paths.map(path => [path, unlessRefused(() => statSync(path).size) ?? 0] as const)
  const all = new Uint8Array(new SharedArrayBuffer(present.reduce((sum, [, size]) => sum + size, 0)))
  let at = 0
  // Another build may remove them at any moment.
  for (const [path, size] of present) at += unlessRefused(() => readInto(all.subarray(at, at + size), path, 0)) ?? 0
  return all.subarray(0, at)
}

/** @returns how many bytes there were */
export function readInto(target: Uint8Array, path: string, position: number): number {
  const file = openSync(path, 'r')
  try {
    let at = 0
    while (at < target.length) {
      const read = readSync(file, target, at, target.length - at, position + at)
      if (read === 0) break
      at += read
    }
    return at
  } finally {
    closeSync(file)
  }
}

export interface Segment {
  /** Adds bytes, and returns where they begin in the file. */
  add(bytes: Uint8Array): number
  /** Calls back once all that was added is on the disk. */
  onWritten(call: () => void): void
  /** @returns why it could not be written */
  close(): SystemError | undefined
}

/** @param head with which the file begins; it is not made before something is added */
export function openSegment(path: string, head: string): Segment {
  let gathered: Uint8Array[] = [Buffer.from(head)]
  let size = head.length
  let before = 0
  let waiting: (() => void)[] = []
  let failure: SystemError | undefined
  const flush = (): void => {
    try {
      if (!failure) appendFileSync(path, Buffer.concat(gathered))
      if (!failure) for (const call of waiting) call()
    } catch (error) {
      if (!isSystemError(error)) throw error
      const { name, message, code, syscall } = error
      // Of an error, only its message would cross from thread to thread.
      failure = { name, message, code, syscall, path }
    }
    before += size
    gathered = []
    size = 0
    waiting = []
  }
  return {
    add(bytes) {
      if (size > CHUNK) flush()
      const from = before + size
      gathered.push(bytes)
      size += bytes.length
      return from
    },
    onWritten: call => void waiting.push(call),
    close() {
      if (before + size > head.length && size > 0) flush()
      return failure
    },
  }
}
