/**
 * Mentions found in earlier builds. When names have changed since, a term is searched anew only if its text holds a word
 * with which one of the changed names begins: no other text can name them.
 */
import { hash } from 'node:crypto'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { TermPageInput } from '../../model/views/term-page-input.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Mention } from '../../text/mentions.ts'
import { firstWords } from '../../text/name-index.ts'
import { type Named, namesOf } from '../../text/names.ts'
import type { Entry } from '../parts/entry.ts'
import { joinTermFacets, NAME_FACETS } from './facet-digests.ts'
import { openShelf, type SharedShelf, type ShelfJob, type ShelfReport, type Store, textOf } from './store.ts'

/** Mentions of a term, packed. */
export interface PackedMentions {
  /** Slugs of the terms that each text names, each once. */
  readonly named: Readonly<Record<Language, readonly string[]>>
  /** Of what it holds. */
  readonly digest: string
  unpack(): TermPageInput['mentions']
}

export interface MentionMemoryJob {
  readonly shelf: ShelfJob
  /** State of the names that are looked for. */
  readonly state: string
  /** The state before, and the words with which the names begin that differ. */
  readonly stale: { readonly state: string; readonly words: readonly string[] } | undefined
}

/** The memory as the build as a whole sees it. */
export interface MentionMemory extends Pick<SharedShelf, 'save'> {
  jobFor(part: number): MentionMemoryJob
}

/**
 * @param digests of the facets of the terms
 * @param terms those whose names are looked for
 */
export function openMentionMemory(store: Store, digests: readonly string[], terms: readonly Summary[]): MentionMemory {
  const joined = joinTermFacets(digests)
  const state = hash('sha1', NAME_FACETS.map(facet => joined[facet]).join(), 'base64url')
  const stale = store.use('names', shelf => {
    const before = shelf.find('names')
    if (before?.key === state) return undefined
    const bytes = before?.bytes()
    shelf.keep('names', state, JSON.stringify(terms.map(namesIn)))
    const words = bytes && wordsThatDiffer(JSON.parse(textOf(bytes)) as readonly NamesOfTerm[], terms)
    return before && words && { state: before.key, words }
  })
  const shared = store.shared('mentions')
  return { jobFor: part => ({ shelf: shared.jobFor(part), state, stale }), save: shared.save }
}

/** The memory as a part sees it. */
export interface Mentions {
  /** What a search of the text would find. */
  get(entry: Entry): PackedMentions | undefined
  set(entry: Entry, mentions: TermPageInput['mentions']): PackedMentions
  close(): ShelfReport
}

export function openMentions(job: MentionMemoryJob | undefined, slugs: ReadonlySet<string>): Mentions {
  const shelf = job && openShelf(job.shelf, slug => slugs.has(slug))
  const keyOf = ({ hash }: Entry): string => `${hash} ${job?.state}`
  return {
    get(entry) {
      const kept = shelf?.find(entry.slug)
      if (!kept) return undefined
      const isSame = kept.key === keyOf(entry)
      const { state, words } = job?.stale ?? {}
      if (!isSame && (!words || kept.key !== `${entry.hash} ${state}` || entry.mayHold(words))) return undefined
      const bytes = kept.bytes()
      if (bytes && !isSame) shelf?.keep(entry.slug, keyOf(entry), bytes)
      return bytes && readPacked(textOf(bytes))
    },
    set(entry, mentions) {
      const { en, es } = mentions
      const named = { en: en.map(({ slug }) => slug), es: es.map(({ slug }) => slug) }
      const packed = JSON.stringify([en.map(pack), es.map(pack)] satisfies Packed)
      const digest = hash('sha1', packed, 'base64url')
      shelf?.keep(entry.slug, keyOf(entry), `${digest}\t${named.en.join(' ')}\t${named.es.join(' ')}\t${packed}`)
      return { digest, named, unpack: () => mentions }
    },
    close: () => shelf?.close() ?? {},
  }
}

/** Mentions in both languages, as they are kept. */
type Packed = readonly [en: readonly PackedMention[], es: readonly PackedMention[]]
type PackedMention = readonly [paragraph: number, start: number, end: number, slug: string]
const pack = ({ paragraph, start, end, slug }: Mention): PackedMention => [paragraph, start, end, slug]
const unpack = ([paragraph, start, end, slug]: PackedMention): Mention => ({ paragraph, start, end, slug })

function readPacked(line: string): PackedMentions {
  const [digest = '', en = '', es = '', text = ''] = line.split('\t')
  const listed = (slugs: string) => (slugs === '' ? [] : slugs.split(' '))
  return {
    digest,
    named: { en: listed(en), es: listed(es) },
    unpack() {
      const [english, spanish] = JSON.parse(text) as Packed
      return { en: english.map(unpack), es: spanish.map(unpack) }
    },
  }
}

type NamesOfTerm = readonly [slug: string, ...names: readonly (string | readonly string[])[]]
/** Names, and what decides in which texts an ambiguous one means the term. */
const namesIn = ({ slug, en, es, ambiguous, subjects }: Summary): NamesOfTerm => [
  slug,
  ...[en.title, en.aliases, es.title, es.aliases],
  ...(ambiguous ? [subjects] : []),
]
/** Differences beyond which every text is searched anew. */
const MAX_WORDS = 24
const SIMPLE = /^[a-z0-9]+$/

/**
 * The words with which the names begin that one of two states has and the other has not.
 * @returns undefined when they are too many, or hold letters that texts may write in several ways
 */
function wordsThatDiffer(before: readonly NamesOfTerm[], now: readonly Summary[]): readonly string[] | undefined {
  const old = new Map(before.map(names => [names[0], names]))
  const different: Named[] = []
  for (const term of now) {
    const { slug, en, es } = term
    const names = old.get(slug)
    old.delete(slug)
    if (names && JSON.stringify(names) === JSON.stringify(namesIn(term))) continue
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
