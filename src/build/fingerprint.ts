/**
 * Fingerprints of what a rendering depends on: the code, the site, and the objects an artifact names as its inputs.
 * Equal fingerprints mean equal bytes, so the work can be passed over.
 */
import { createHash, hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { oncePer } from '../model/once.ts'

const digest = (text: string): string => hash('sha256', text, 'base64url')

/**
 * Fingerprints artifacts of one build.
 * @param ground what all of them depend on: version of the code, and the site
 */
export function fingerprinter(...ground: readonly unknown[]): (inputs: readonly object[]) => string {
  const base = digest(JSON.stringify(ground))
  const of = oncePer((input: object) => digest(JSON.stringify(input)))
  return oncePer(inputs => digest(inputs.reduce((text: string, input) => text + of(input), base)))
}

/** Versions of all libraries, as they were installed. */
const LOCK_FILE = join(import.meta.dirname, '../..', 'package-lock.json')

/** Version of the program: a hash of its source in some folders of `src/`, and of the libraries it is installed with. */
export function versionOfCode(...folders: readonly string[]): string {
  const combined = createHash('sha256')
  for (const folder of [...folders].sort()) combined.update(versionOfFolder(folder))
  if (existsSync(LOCK_FILE)) combined.update('\0').update(readFileSync(LOCK_FILE))
  return combined.digest('hex')
}

/** The source does not change while the program runs. */
const versions = new Map<string, string>()

function versionOfFolder(folder: string): string {
  const known = versions.get(folder)
  if (known !== undefined) return known
  const source = join(import.meta.dirname, '..')
  const combined = createHash('sha256')
  for (const file of fastGlob.sync(`${folder}/**/*.ts`, { cwd: source }).sort())
    combined.update(`\0${file}\0`).update(readFileSync(join(source, file)))
  const version = combined.digest('hex')
  versions.set(folder, version)
  return version
}
