/** Version of the program: all that is remembered from one build to the next is forgotten when it changes. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../model/dictionary/once.ts'

/** Set in bundles, which are made anew when the program changes (`scripts/bundle.mjs`). */
declare const CODE_VERSION: string | undefined

/** A hash of all source files, and of the lock file, which names the versions of the libraries. */
export const codeVersion = once((): string => (typeof CODE_VERSION === 'string' ? CODE_VERSION : hashOfSource()))

function hashOfSource(): string {
  const root = join(import.meta.dirname, '../..')
  const version = createHash('sha256')
  for (const folder of ['src', 'scripts'])
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.m?ts$|\.mjs$/.test(path)) version.update(`\0${path}\0`).update(readFileSync(join(root, folder, path)))
  const lock = join(root, 'package-lock.json')
  if (existsSync(lock)) version.update(readFileSync(lock))
  return version.digest('base64url')
}
