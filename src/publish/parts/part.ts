/**
 * A part of a build: the terms of one range, from their files to their pages. The same code runs in the only part of a
 * small build and in each thread of a large one; its jobs and its answers can cross from thread to thread. Each step
 * returns the next one, which goes on with what it has found.
 */

import { composeDictionary, type Dictionary } from '../../model/dictionary/dictionary.ts'
import { openMeant } from '../../model/dictionary/meant.ts'
import { noted } from '../../model/dictionary/noting.ts'
import { once } from '../../model/dictionary/once.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Language } from '../../schema/language.ts'
import { findMentions } from '../../text/mentions.ts'
import { indexNames, namesWithin } from '../../text/name-index.ts'
import { namesOf } from '../../text/names.ts'
import { type Claim, collisions } from '../collision.ts'
import { openMentions, type PackedMentions } from '../store/mentions.ts'
import type { ShelfReport } from '../store/store.ts'
import { readEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import type {
  Answer,
  Job,
  PackedSummaries,
  PartJobs,
  Progress,
  ReadAnswer,
  ReadJob,
  RelateAnswer,
  RelateJob,
  RenderAnswer,
  RenderJob,
  Whole,
} from './jobs.ts'
import { renderPart } from './render.ts'
import type { OwnTerm } from './render-terms.ts'
import { joinSlices } from './slices.ts'
import { packSummaries, unpackFacets, unpackSummaries } from './summaries.ts'

/** The steps of a part; each can be done once the one before is. */
type Steps = { readonly [Name in keyof PartJobs]: (job: Job<Name>, progress?: Progress) => Answer<Name> }

export interface Part extends Steps {
  /** The terms that it has read, in order. */
  readonly entries: readonly Entry[]
  /** The dictionary as it is known here once the terms are related: its own terms are whole. */
  dictionary(relations: Relations): Dictionary
}

/** What relates the terms of all parts, and who has them whole. */
export type Relations = Pick<RenderJob, 'related' | 'wholes' | 'collections'>

const SILENT: Progress = () => {}

export function openPart(): Part {
  let found: Found | undefined
  let related: Related | undefined
  let claims: readonly Claim[] = []
  return {
    get entries() {
      return after('read', found).entries
    },
    read(job, progress = SILENT) {
      const [answer, own] = read(job, progress)
      found = own
      return answer
    },
    relate(job, progress = SILENT) {
      const [answer, own] = relate(job, progress, after('read', found))
      related = own
      return answer
    },
    dictionary: relations => dictionaryOf(relations, after('relate', related)),
    render(job, progress = SILENT) {
      const [answer, paths] = render(job, progress, after('relate', related))
      // Nothing that only rendering needs stays in memory.
      found = related = undefined
      claims = paths
      return answer
    },
    join: ({ others, streams }) => ({ problems: collisions(claims, others), joined: streams.map(joinSlices) }),
  }
}

/** Where the jobs of a part are done, one after the other. */
export interface Executor {
  /** @param progress told now and then how far the job has come, if it is done here */
  run<Name extends keyof PartJobs>(name: Name, job: Job<Name>, progress?: Progress): Promise<Answer<Name>>
  close(): unknown
}

/** A part on this thread, which begins a job once all other parts have theirs. */
export function openPartHere(): Executor {
  const part = openPart()
  return {
    async run(name, job, progress) {
      await undefined
      return (part[name] as (job: Job<typeof name>, progress?: Progress) => Answer<typeof name>)(job, progress)
    },
    close() {},
  }
}

function after<Made>(step: keyof PartJobs, made: Made | undefined): Made {
  if (made === undefined) throw new Error(`A part has not done the step "${step}" yet.`)
  return made
}

/** The terms of a part. */
interface Found {
  readonly entries: readonly Entry[]
  /** Whether terms are let go that the store has. */
  readonly isReleasing: boolean
}

function read(job: ReadJob, progress: Progress): readonly [ReadAnswer, Found] {
  const found = readEntries(job, progress)
  // Texts of summaries and words are not kept: in a large dictionary they take as much memory as all the rest.
  const entries = found.entries.map(({ summaryText: _, brief: _brief, facets: _facets, bag: _bag, ...entry }) => entry)
  const isReleasing = job.termsInMemory !== undefined && job.names.length > job.termsInMemory
  const answer: ReadAnswer = {
    summaries: packSummaries(found.entries),
    diagnostics: found.diagnostics,
    bags: found.entries.map(({ bag }) => `${bag}\n`).join(''),
    reports: found.reports,
  }
  return [answer, { entries, isReleasing }]
}

function relate(
  { part, summaries, drafts, wanted, memory }: RelateJob,
  progress: Progress,
  { entries: read, isReleasing }: Found,
): readonly [RelateAnswer, Related] {
  const left = new Set(drafts)
  const valid = summaries.flatMap((packed, i) =>
    i === part ? read.map(({ summary }) => summary) : unpackSummaries(packed),
  )
  const briefs = summaries.flatMap(packed => (packed.briefs === '' ? [] : packed.briefs.split(' ')))
  const all = valid.filter(({ slug }) => !left.has(slug))
  const entries = read.filter(({ slug }) => !left.has(slug))
  const [mentions, report] = findAll(entries, all, memory, isReleasing, progress)
  const position = new Map(all.map(({ slug }, i) => [slug, i]))
  const starts = new Int32Array(entries.length + 1)
  const items: number[] = []
  for (const [i, { named }] of mentions.entries()) {
    for (const slug of [...named.en, ...named.es]) items.push(position.get(slug) as number)
    starts[i + 1] = items.length
  }
  const isWanted = wanted && new Set(wanted)
  const wholes = entries.flatMap((entry, i): readonly Whole[] =>
    !isWanted || isWanted.has(entry.slug)
      ? [{ term: entry.term(), mentions: (mentions[i] as PackedMentions).unpack() }]
      : [],
  )
  const related: Related = {
    all,
    entries,
    mentions,
    briefs: new Map(valid.map(({ slug }, i) => [slug, briefs[i] as string])),
    facets: facetsOf(
      valid.map(({ slug }) => slug),
      summaries.map(({ facets }) => ({ facets })),
    ),
  }
  return [{ named: { starts, items: Int32Array.from(items) }, wholes: JSON.stringify(wholes), report }, related]
}

/** In a function of its own: a closure keeps what any closure beside it uses, which is most of a large dictionary. */
const facetsOf = (slugs: readonly string[], packed: readonly Pick<PackedSummaries, 'facets'>[]): Related['facets'] =>
  once(() => {
    const digests = unpackFacets(packed)
    return new Map(slugs.map((slug, i) => [slug, digests[i] as string]))
  })

/** The mentions of each entry, from the memory where it has them. */
function findAll(
  entries: readonly Entry[],
  all: readonly Summary[],
  memory: RelateJob['memory'],
  isReleasing: boolean,
  progress: Progress,
): readonly [readonly PackedMentions[], ShelfReport] {
  const kept = openMentions(memory, new Set(entries.map(({ slug }) => slug)))
  const known = entries.map(entry => kept.get(entry))
  const search = once(() =>
    openSearch(
      // A draft may be shown to its editor, but texts that are published do not lead to it.
      all.filter(({ draft }) => !draft),
      entries.filter((_, i) => !known[i]),
    ),
  )
  const mentions = entries.map((entry, i) => {
    if (i % 200 === 0) progress(i, entries.length)
    const found = known[i] ?? kept.set(entry, search()(entry))
    if (isReleasing && entry.isStored()) entry.release()
    return found
  })
  progress(entries.length, entries.length)
  return [mentions, kept.close()]
}

/** What a part knows once its terms are related. */
interface Related {
  /** Summaries of the terms of all parts. */
  readonly all: readonly Summary[]
  readonly entries: readonly Entry[]
  readonly mentions: readonly PackedMentions[]
  /** Digests of briefs by slug. */
  readonly briefs: ReadonlyMap<string, string>
  /** By slug. */
  readonly facets: () => ReadonlyMap<string, string>
}

function render(job: RenderJob, progress: Progress, related: Related): readonly [RenderAnswer, readonly Claim[]] {
  const { entries, mentions, briefs, facets } = related
  const own = entries.map((entry, i): OwnTerm => {
    const { digest, named } = mentions[i] as PackedMentions
    return {
      summary: entry.summary,
      state: entry.state,
      mentions: digest,
      named,
      term: entry.term,
      release: entry.release,
    }
  })
  const facetsIn = (slug: string) => facets().get(slug) ?? ''
  const { answer, paths } = renderPart(job, own, dictionaryOf(job, related), briefs, facetsIn, progress)
  return [answer, paths]
}

/** The dictionary from summaries, with some terms whole; it notes what is read of it. */
function dictionaryOf(
  { related: { starts, items }, wholes, collections }: Relations,
  { all, entries, mentions }: Related,
): Dictionary {
  const position = new Map(all.map(({ slug }, i) => [slug, i]))
  const known = new Map<string, () => Whole>()
  for (const [i, entry] of entries.entries()) {
    const own = mentions[i] as PackedMentions
    known.set(entry.slug, () => ({ term: entry.term(), mentions: own.unpack() }))
  }
  // After them, because those are let go one after the other.
  for (const whole of wholes.flatMap(part => JSON.parse(part) as Whole[])) known.set(whole.term.slug, () => whole)
  const terms = all.map(noted)
  return composeDictionary(
    terms,
    {
      whole: slug => known.get(slug)?.().term,
      mentions: (slug, language) => known.get(slug)?.().mentions[language] ?? [],
      related(slug) {
        const i = position.get(slug)
        if (i === undefined) return []
        return Array.from(items.subarray(starts[i], starts[i + 1]), other => terms[other] as Summary)
      },
    },
    collections,
  )
}

/** Texts up to which only the names are indexed that may stand in them. */
const FEW_TEXTS = 50

/** @returns a function that finds the mentions in one of the entries */
function openSearch(named: readonly Summary[], entries: readonly Entry[]): (entry: Entry) => Whole['mentions'] {
  const indexOf = (language: Language) => {
    const names = namesOf(named, language)
    if (entries.length > FEW_TEXTS) return indexNames(names, language)
    const texts = entries.flatMap(entry => entry.term()[language].explanation)
    return indexNames(namesWithin(names, texts), language)
  }
  const [english, spanish] = [indexOf('en'), indexOf('es')]
  const meant = openMeant(named)
  return entry => {
    const { slug, en, es } = entry.term()
    const isMeant = meant(entry.summary)
    return {
      en: findMentions(en.explanation, english, slug, isMeant),
      es: findMentions(es.explanation, spanish, slug, isMeant),
    }
  }
}
