/** The cache is a convenience: when it cannot be read or written, a build goes on without it and says so once. */
import { explainSystemError, isSystemError, type SystemError } from '../system-error.ts'

export interface CacheGuard {
  /** Runs something that writes to the cache; after the first failure nothing runs any more. */
  run(write: () => void): void
  /** Says that a thread could not write to the cache. */
  fail(error: SystemError): void
  /** What went wrong: one message at most. */
  readonly warnings: readonly string[]
}

/** @param folder of the cache */
export function guardCache(folder: string | undefined): CacheGuard {
  const warnings: string[] = []
  const fail = (error: SystemError): void => {
    if (warnings.length > 0) return
    const reason = explainSystemError(error, folder)
    warnings.push(`the next build will be slow, because the cache was not kept: ${reason}`)
  }
  return {
    run(write) {
      if (warnings.length > 0) return
      try {
        write()
      } catch (error) {
        if (!isSystemError(error)) throw error
        fail(error)
      }
    },
    fail,
    warnings,
  }
}
