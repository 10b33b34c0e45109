/** Processes that have ended, for what builds leave behind when they are killed. */
import { spawnSync } from 'node:child_process'

/** Number of a process that has ended. */
export const dead = (): number => spawnSync(process.execPath, ['--version']).pid
