/**
 * The names that the last build looked for, below a state that names them: which of them are others now, and with which
 * words those begin.
 */
import { hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Summary } from '../../model/summary.ts'
import { LANGUAGES } from '../../schema/language.ts'
import { writeWhole } from '../../source/files/write-whole.ts'
import { firstWords } from '../../text/name-index.ts'
import { type Named, namesOf } from '../../text/names.ts'
import { codeVersion } from '../code-version.ts'
import { joinTermFacets, NAME_FACETS } from './facet-digests.ts'

/** What is remembered of the names. */
interface NamesFile {
  readonly state: string
  readonly names: readonly NamesOfTerm[]
}
type NamesOfTerm = readonly [slug: string, ...names: readonly (string | readonly string[])[]]

/** @param digests of the facets of each term whose names are looked for */
export function stateOfNames(digests: readonly string[]): string {
  const joined = joinTermFacets(digests)
  const facets = NAME_FACETS.map(facet => joined[facet])
  return hash('sha1', [codeVersion(), ...facets].join(), 'base64url')
}

/** The state that a file of names begins with, without a look at the names. */
export function stateIn(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const start = Buffer.alloc(STATE_ROOM)
  const descriptor = openSync(path, 'r')
  try {
    readSync(descriptor, start, 0, STATE_ROOM, 0)
  } finally {
    closeSync(descriptor)
  }
  return /^\{"state":"([^"]+)"/.exec(start.toString('latin1'))?.[1]
}

/** Bytes in which the state stands. */
const STATE_ROOM = 64

export function readNames(path: string): NamesFile | undefined {
  if (!existsSync(path)) return undefined
  try {
    const { state, names } = JSON.parse(readFileSync(path, 'utf8')) as Partial<NamesFile>
    return state !== undefined && Array.isArray(names) ? { state, names } : undefined
  } catch {
    return undefined
  }
}

/** Differences beyond which every text is searched anew. */
const MAX_WORDS = 24
const SIMPLE = /^[a-z0-9]+$/

/**
 * The words with which the names begin that one of two states has and the other has not.
 * @returns undefined when they are too many, or hold letters that texts may write in several ways
 */
export function wordsThatDiffer(
  before: readonly NamesOfTerm[],
  now: readonly Summary[],
): readonly string[] | undefined {
  const old = new Map(before.map(names => [names[0], names]))
  const different: Named[] = []
  for (const { slug, en, es } of now) {
    const names = old.get(slug)
    old.delete(slug)
    if (names && JSON.stringify(names) === JSON.stringify([slug, en.title, en.aliases, es.title, es.aliases])) continue
    different.push({ slug, en, es })
    if (names) different.push(named(names))
    if (different.length > MAX_WORDS) return undefined
  }
  if (old.size + different.length > MAX_WORDS) return undefined
  different.push(...[...old.values()].map(named))
  const words = new Set(LANGUAGES.flatMap(language => firstWords(namesOf(different, language), language)))
  return words.size <= MAX_WORDS && [...words].every(word => SIMPLE.test(word)) ? [...words] : undefined
}

const named = ([slug, title, aliases, titulo, otros]: NamesOfTerm): Named => ({
  slug,
  en: { title: title as string, aliases: [...(aliases as readonly string[])] },
  es: { title: titulo as string, aliases: [...(otros as readonly string[])] },
})

export function writeNames(path: string, state: string, published: readonly Summary[]): void {
  const names = published.map(({ slug, en, es }): NamesOfTerm => [slug, en.title, en.aliases, es.title, es.aliases])
  writeWhole(path, JSON.stringify({ state, names } satisfies NamesFile))
}
