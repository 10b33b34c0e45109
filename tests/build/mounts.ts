/** Real mounts for tests of what file systems refuse; only root may make them. */
import { spawnSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0

/** Whether mounts may be made here: root has that right, though not in every container. */
export const isRoot: boolean =
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

if (!isRoot) process.stderr.write('Skipped: tests with mounted file systems, which need root on Linux.\n')

/** Mounts a file system in memory for the rest of the test. */
export function mountTmpfs(folder: string, options = 'size=64m'): void {
  if (!mount('-t', 'tmpfs', '-o', options, 'tmpfs', folder)) throw new Error(`tmpfs cannot be mounted on ${folder}`)
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
}

/** Mounts a folder on another, as Docker mounts a volume: on the same device. */
export function mountBind(from: string, to: string): void {
  if (!mount('--bind', from, to)) throw new Error(`${from} cannot be mounted on ${to}`)
  onTestFinished(() => void spawnSync('umount', ['--lazy', to]))
}

export function remountReadOnly(folder: string): void {
  if (!mount('-o', 'remount,ro', folder)) throw new Error(`${folder} cannot be mounted read-only`)
}
