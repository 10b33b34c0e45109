/**
 * Fingerprints of what a rendering depends on: the code, the site, and the objects an artifact names as its inputs.
 * Equal fingerprints mean equal bytes, so the work can be passed over.
 */
import { createHash, hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import fastGlob from 'fast-glob'

const digest = (text: string): string => hash('sha256', text, 'base64url')

/**
 * Fingerprints artifacts of one build.
 * @param ground what all of them depend on: version of the code, and the site
 */
export function fingerprinter(...ground: readonly unknown[]): (inputs: readonly object[]) => string {
  const base = digest(JSON.stringify(ground))
  const known = new WeakMap<object, string>()
  const of = (input: object): string => {
    let found = known.get(input)
    if (found === undefined) {
      found = digest(JSON.stringify(input))
      known.set(input, found)
    }
    return found
  }
  return inputs => {
    let text = base
    for (const input of inputs) text += of(input)
    return digest(text)
  }
}

const LIBRARIES = ['gray-matter', 'markdown-it', 'yaml', 'zod'] as const

/**
 * Version of the program: a hash of its source in some folders of `src/`, and of the libraries that decide its output.
 */
export function versionOfCode(...folders: readonly string[]): string {
  const source = join(import.meta.dirname, '..')
  const combined = createHash('sha256')
  for (const file of fastGlob
    .sync(
      folders.map(folder => `${folder}/**/*.ts`),
      { cwd: source },
    )
    .sort()) {
    combined.update(`\0${file}\0`).update(readFileSync(join(source, file)))
  }
  const require = createRequire(import.meta.url)
  for (const library of LIBRARIES) {
    const { version } = require(`${library}/package.json`) as { readonly version: string }
    combined.update(`\0${library}@${version}`)
  }
  return combined.digest('hex')
}
