/** The cache is a convenience: when it cannot be read or written, a build goes on without it and says so once. */
import { explainSystemError, isSystemError } from './system-error.ts'

export interface CacheGuard {
  /** Runs something that writes to the cache; after the first failure nothing runs any more. */
  run(write: () => void): void
  /** What went wrong, if anything did. */
  readonly warning: string | undefined
}

/** @param folder of the cache */
export function guardCache(folder: string | undefined): CacheGuard {
  let warning: string | undefined
  return {
    run(write) {
      if (warning !== undefined) return
      try {
        write()
      } catch (error) {
        if (!isSystemError(error)) throw error
        warning = `the next build will be slow, because the cache was not kept: ${explainSystemError(error, folder)}`
      }
    },
    get warning() {
      return warning
    },
  }
}
