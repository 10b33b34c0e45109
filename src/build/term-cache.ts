/**
 * What an earlier build found valid, so that the next one parses only what has changed. An entry is named by the bytes
 * it was read from together with the code that read it; nothing has to be invalidated, and what nobody asked for is
 * dropped. One line an entry: a hash, a tab, the term.
 */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Term } from '../schema/term.ts'
import type { TermMemory } from '../source/load.ts'

export interface TermCache extends TermMemory {
  /** Writes the entries used in this run, if any of them is new or any old one was not used. */
  save(): void
}

const NEWLINE = 10
const TAB = 9

/** @param path of the cache file; a file that cannot be understood counts as empty */
export function openTermCache(path: string): TermCache {
  const version = versionOfReader()
  const known = readLines(path, version)
  const fresh = new Map<string, Term>()
  const used = new Map<string, Buffer>()
  return {
    get(hash) {
      const line = known.get(hash)
      if (!line) return undefined
      used.set(hash, line)
      return JSON.parse(line.toString('utf8', line.indexOf(TAB) + 1)) as Term
    },
    set(hash, term) {
      fresh.set(hash, term)
    },
    save() {
      if (fresh.size === 0 && used.size === known.size) return
      mkdirSync(dirname(path), { recursive: true })
      const draft = `${path}.${process.pid}`
      const descriptor = openSync(draft, 'w')
      let batch: Buffer[] = [Buffer.from(`${version}\n`)]
      const flush = () => {
        writeSync(descriptor, Buffer.concat(batch))
        batch = []
      }
      const add = (line: Buffer) => {
        batch.push(line)
        if (batch.length === 500) flush()
      }
      for (const line of used.values()) add(line)
      for (const [hash, term] of fresh) add(Buffer.from(`${hash}\t${JSON.stringify(term)}\n`))
      flush()
      closeSync(descriptor)
      renameSync(draft, path)
    },
  }
}

function readLines(path: string, version: string): ReadonlyMap<string, Buffer> {
  const lines = new Map<string, Buffer>()
  if (!existsSync(path)) return lines
  const bytes = readFileSync(path)
  let start = bytes.indexOf(NEWLINE) + 1
  if (bytes.toString('utf8', 0, start - 1) !== version) return lines
  while (start < bytes.length) {
    const end = bytes.indexOf(NEWLINE, start)
    const tab = bytes.indexOf(TAB, start)
    if (end === -1 || tab === -1 || tab > end) break
    lines.set(bytes.toString('latin1', start, tab), bytes.subarray(start, end + 1))
    start = end + 1
  }
  return lines
}

/** A hash of the code that reads terms and of the versions of the libraries it uses. */
function versionOfReader(): string {
  const source = join(import.meta.dirname, '..')
  const hash = createHash('sha256')
  for (const file of fastGlob.sync('{schema,source,text}/**/*.ts', { cwd: source }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(source, file)))
  }
  const require = createRequire(import.meta.url)
  for (const library of ['gray-matter', 'markdown-it', 'yaml', 'zod']) {
    const { version } = require(`${library}/package.json`) as { readonly version: string }
    hash.update(`\0${library}@${version}`)
  }
  return hash.digest('hex')
}
