/** A module bundled as a program of its own, which starts in a third of the time, for tests that start it many times. */
import { symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../scripts/bundle-for-node.mjs'
import { type Finished, temporaryFolder } from './folders.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** @returns path of the program, which is there until the tests of the file have ended */
export async function bundledProgram(module: string, finished: Finished): Promise<string> {
  const folder = temporaryFolder(finished)
  symlinkSync(MODULES, join(folder, 'node_modules'))
  const name = basename(module, '.ts')
  await bundle({ [name]: module }, folder)
  return join(folder, `${name}.mjs`)
}
