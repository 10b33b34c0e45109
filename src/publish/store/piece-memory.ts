/**
 * Pieces of files that are joined from a text for each term, as the last build made them: a line for each term below a
 * line with the version of the code and a digest of all. Only pieces of changed terms are made anew.
 */
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Artifact, Pieces } from '../../model/artifact.ts'
import { writeWhole } from '../../source/files/write-whole.ts'
import { unlessRefused } from '../system-error.ts'
import { pickFacets } from './facet-digests.ts'

/** Terms beyond which pieces are not remembered: reading them all at once would take too much memory. */
const MAX_TERMS = 30_000

/**
 * The artifact, which is joined from remembered pieces if it has any.
 * @param cache folder of the memory
 * @param version of the code
 * @param facetsOf digests of the facets of a term
 */
export function withMemory(
  artifact: Artifact,
  cache: string | undefined,
  version: string | undefined,
  facetsOf: (slug: string) => string,
): Artifact {
  const { pieces, path } = artifact
  if (!pieces || cache === undefined || version === undefined || pieces.terms.length > MAX_TERMS) return artifact
  const memory = join(cache, `pieces-${path.replace(/\W/g, '-')}.tsv`)
  const digestOf = (slug: string): string => pickFacets(facetsOf(slug), pieces.facets)
  return { ...artifact, render: () => joinRemembered(pieces, memory, version, digestOf) }
}

/**
 * @param memory path of the file
 * @param digestOf names all that the piece of a term shows of it
 */
function joinRemembered(
  { terms, of, join: joined }: Pieces,
  memory: string,
  version: string,
  digestOf: (slug: string) => string,
): string {
  const known = readPieces(memory, version)
  let found = 0
  const pieces: string[] = []
  const lines = terms.map(term => {
    const key = `${term.slug}\t${digestOf(term.slug)}`
    const before = known.get(key)
    if (before !== undefined) found++
    const piece = before ?? of(term)
    pieces.push(piece)
    return `${key}\t${piece}\n`
  })
  if (found < terms.length || found < known.size) keepPieces(memory, version, lines)
  return joined(pieces)
}

function readPieces(path: string, version: string): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  const bytes = unlessRefused(() => readFileSync(path))
  const start = bytes ? bytes.indexOf('\n') + 1 : 0
  if (!bytes || bytes.toString('latin1', 0, start) !== headOf(version, bytes.subarray(start))) return known
  for (const line of bytes.toString('utf8', start).split('\n')) {
    const end = line.indexOf('\t', line.indexOf('\t') + 1)
    if (end !== -1) known.set(line.slice(0, end), line.slice(end + 1))
  }
  return known
}

function keepPieces(path: string, version: string, lines: readonly string[]): void {
  const bytes = Buffer.from(lines.join(''))
  unlessRefused(() => {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, Buffer.concat([Buffer.from(headOf(version, bytes)), bytes]))
  })
}

const headOf = (version: string, lines: Uint8Array): string => `${version} ${hash('sha1', lines, 'base64url')}\n`
