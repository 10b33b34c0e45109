/**
 * A part of a build: the terms of one range, from their files to their pages. The same code runs in the only part of a
 * small build and in each thread of a large one; its jobs and its answers can cross from thread to thread.
 */
import { appendFileSync } from 'node:fs'
import { composeDictionary, type Dictionary, type Relations } from '../model/dictionary.ts'
import { type Lists, openLists } from '../model/lists.ts'
import { once } from '../model/once.ts'
import type { Summary } from '../model/summary.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { findMentions } from '../text/mentions.ts'
import { indexNames, namesWithin } from '../text/name-index.ts'
import { namesOf } from '../text/names.ts'
import { lookAhead, NOTHING_AHEAD } from './ahead.ts'
import { findBags } from './bag-memory.ts'
import { conflicts } from './collision.ts'
import { readEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { openFacets } from './facet-digests.ts'
import { openMentionLines, type PackedMentions } from './mention-memory.ts'
import type {
  AheadOrder,
  Answer,
  FinishAnswer,
  FinishOrder,
  Order,
  Progress,
  ReadAnswer,
  ReadOrder,
  RelateAnswer,
  RelateOrder,
  RenderAnswer,
  RenderOrder,
  Whole,
} from './orders.ts'
import { type OwnTerm, renderPart } from './render.ts'
import { joinSlices } from './slices.ts'
import { packSummaries, unpackFacets, unpackSummaries } from './summaries.ts'
import { isSystemError, type SystemError } from './system-error.ts'

export interface Shard {
  /** @param progress told now and then how far the step has come */
  do(order: Order, progress: Progress): Answer
  /** Does in advance what the next step needs, while the first part works alone. */
  lookAhead(): void
}

export function openShard(): Shard {
  let entries: readonly Entry[] = []
  let isReleasing = false
  let all: readonly Summary[] = []
  let briefs: ReadonlyMap<string, string> = new Map()
  let facetsOf: (slug: string) => string = () => ''
  let mentions: readonly PackedMentions[] = []
  let paths: readonly (readonly [string, string])[] = []
  let aheadOrder: AheadOrder | undefined
  let ahead = NOTHING_AHEAD
  let lists: Lists | undefined

  function read(order: ReadOrder, progress: Progress): ReadAnswer {
    let failure: SystemError | undefined
    const found = readEntries(order, progress, lines => {
      if (order.memory) failure ??= keepLines(order.memory.segment, lines)
      return order.memory !== undefined && !failure
    })
    // Texts of summaries and words are not kept: in a large dictionary they take as much memory as all the rest.
    entries = found.entries.map(({ summaryText: _, brief: _brief, facets: _facets, bag: _bag, ...entry }) => entry)
    aheadOrder = order.ahead
    isReleasing = order.termsInMemory !== undefined && order.names.length > order.termsInMemory
    return {
      summaries: packSummaries(found.entries),
      diagnostics: found.diagnostics,
      bags: findBags(found.entries, order.knownBags ?? ''),
      lines: failure ? 0 : found.lines,
      failure,
    }
  }

  function relate({ part, summaries, drafts, wanted, memory }: RelateOrder, progress: Progress): RelateAnswer {
    const left = new Set(drafts)
    const valid = summaries.flatMap((packed, i) =>
      i === part ? entries.map(({ summary }) => summary) : unpackSummaries(packed),
    )
    const digests = summaries.flatMap(packed => (packed.briefs === '' ? [] : packed.briefs.split(' ')))
    briefs = new Map(valid.map(({ slug }, i) => [slug, digests[i] as string]))
    const facets = once(() => {
      const digests = unpackFacets(summaries)
      return new Map(valid.map(({ slug }, i) => [slug, digests[i] as string]))
    })
    facetsOf = slug => facets().get(slug) ?? ''
    all = valid.filter(({ slug }) => !left.has(slug))
    lists = openLists(all)
    entries = entries.filter(({ slug }) => !left.has(slug))
    const position = new Map(all.map(({ slug }, i) => [slug, i]))
    const lines = openMentionLines(memory)
    const starts = new Int32Array(entries.length + 1)
    const items: number[] = []
    const known = entries.map(entry => lines.get(entry))
    const search = once(() =>
      openSearch(
        // A draft may be shown to its editor, but texts that are published do not lead to it.
        all.filter(({ draft }) => !draft),
        entries.filter((_, i) => !known[i]),
      ),
    )
    mentions = entries.map((entry, i) => {
      if (i % 200 === 0) progress(i, entries.length)
      const found = known[i] ?? lines.set(entry, search()(entry))
      if (isReleasing && entry.isStored()) entry.release()
      for (const slug of found.slugs) items.push(position.get(slug) as number)
      starts[i + 1] = items.length
      return found
    })
    lines.save()
    progress(entries.length, entries.length)
    const isWanted = wanted && new Set(wanted)
    const wholes = entries.flatMap((entry, i): readonly Whole[] =>
      !isWanted || isWanted.has(entry.slug)
        ? [{ term: entry.term(), mentions: (mentions[i] as PackedMentions).unpack() }]
        : [],
    )
    return {
      named: { starts, items: Int32Array.from(items) },
      wholes: JSON.stringify(wholes),
    }
  }

  function render(order: RenderOrder, progress: Progress): RenderAnswer {
    const own = entries.map((entry, i): OwnTerm => {
      const { digest, slugs } = mentions[i] as PackedMentions
      return {
        slug: entry.slug,
        hash: entry.state,
        mentions: digest,
        mentioned: slugs,
        term: entry.term,
        release: entry.release,
      }
    })
    const rendered = renderPart(order, own, dictionaryOf(order), briefs, facetsOf, ahead, progress)
    paths = rendered.paths
    return rendered.answer
  }

  /** The dictionary from summaries, with some terms whole. */
  function dictionaryOf({ related: { starts, items }, wholes, collections, facets }: RenderOrder): Dictionary {
    const position = new Map(all.map(({ slug }, i) => [slug, i]))
    const known = new Map<string, () => Whole>()
    for (const [i, entry] of entries.entries()) {
      const own = mentions[i] as PackedMentions
      known.set(entry.slug, () => ({ term: entry.term(), mentions: own.unpack() }))
    }
    // After them, because those are let go one after the other.
    for (const whole of wholes.flatMap(part => JSON.parse(part) as Whole[])) known.set(whole.term.slug, () => whole)
    const relations: Relations = {
      whole: slug => known.get(slug)?.().term,
      mentions: (slug, language) => known.get(slug)?.().mentions[language] ?? [],
      related(slug) {
        const i = position.get(slug)
        if (i === undefined) return []
        const others: Summary[] = []
        const end = starts[i + 1] as number
        for (let k = starts[i] as number; k < end; k++) others.push(all[items[k] as number] as Summary)
        return others
      },
    }
    return composeDictionary(all, relations, collections, openFacets(facets), lists)
  }

  const finish = ({ others, joins }: FinishOrder): FinishAnswer => ({
    problems: conflicts(paths, others),
    joined: joins.map(joinSlices),
  })

  return {
    lookAhead() {
      if (lists) for (const language of LANGUAGES) lists.neighbors(language)
      if (!aheadOrder) return
      const own = new Set(entries.map(({ slug }) => slug))
      ahead = lookAhead(aheadOrder, slug => own.has(slug))
      aheadOrder = undefined
    },
    do(order, progress) {
      if (order.step === 'read') return read(order, progress)
      if (order.step === 'relate') return relate(order, progress)
      return order.step === 'render' ? render(order, progress) : finish(order)
    },
  }
}

/** @returns why they could not be written; a build goes on without */
function keepLines(path: string, lines: Uint8Array): SystemError | undefined {
  try {
    appendFileSync(path, lines)
    return undefined
  } catch (error) {
    if (!isSystemError(error)) throw error
    return error
  }
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
  return entry => {
    const { slug, en, es } = entry.term()
    return { en: findMentions(en.explanation, english, slug), es: findMentions(es.explanation, spanish, slug) }
  }
}
