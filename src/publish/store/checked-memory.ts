/** That nothing was found wrong between terms, and in what state they were then: they need not be checked again in it. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../source/files/write-whole.ts'
import { unlessRefused } from '../system-error.ts'
import type { CacheGuard } from './cache-guard.ts'

export interface CheckedMemory {
  /** Whether nothing is known to be wrong. */
  readonly isRight: boolean
  /** Keeps that nothing is wrong. */
  keep(): void
}

/** @param state all that the checks depend on, and the version of their code */
export function openCheckedMemory(
  folder: string | undefined,
  state: readonly unknown[],
  guard: CacheGuard,
): CheckedMemory {
  if (folder === undefined) return { isRight: false, keep: () => {} }
  const path = join(folder, 'checked')
  const key = hash('sha1', JSON.stringify(state), 'base64url')
  const isRight = unlessRefused(() => readFileSync(path, 'utf8')) === key
  return {
    isRight,
    keep() {
      if (!isRight) guard.run(() => writeWhole(path, key))
    },
  }
}
