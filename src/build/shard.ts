/**
 * A part of a build: the terms of one range, from their files to their pages. The same code runs in the only part of a
 * small build and in each thread of a large one; its jobs and its answers can cross from thread to thread.
 */
import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { bagsOf } from '../model/bags.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, type Dictionary } from '../model/dictionary.ts'
import { once } from '../model/once.ts'
import { type Summary, summaryOf } from '../model/summary.ts'
import type { Term } from '../schema/term.ts'
import { findTerm, loadTerm, stampOf } from '../source/load.ts'
import { withChangeDay } from '../source/term-history.ts'
import { findMentions, indexNames } from '../text/mentions.ts'
import { namesOf } from '../text/names.ts'
import { conflicts } from './collision.ts'
import { openMentionLines } from './mention-memory.ts'
import type {
  Answer,
  ClaimAnswer,
  ClaimOrder,
  Order,
  Ragged,
  ReadAnswer,
  ReadOrder,
  RelateAnswer,
  RelateOrder,
  RenderAnswer,
  RenderOrder,
  Whole,
} from './orders.ts'
import { renderPart } from './render.ts'
import { isSystemError, type SystemError } from './system-error.ts'
import { lineOf, readLines } from './term-memory.ts'

export type Progress = (done: number, total: number) => void

export interface Shard {
  /** @param progress told now and then how far the step has come */
  do(order: Order, progress: Progress): Answer
}

export function openShard(): Shard {
  let terms: readonly Term[] = []
  const hashes = new Map<string, string>()
  let all: readonly Summary[] = []
  let mentions: readonly Whole['mentions'][] = []
  let paths: readonly (readonly [string, string])[] = []

  function read({ root, label, names, changeDays, memory }: ReadOrder, progress: Progress): ReadAnswer {
    const own = new Set(names)
    const known = memory && readLines(memory.bytes, slug => own.has(slug))
    const diagnostics: Diagnostic[] = []
    const found: Term[] = []
    let lines = ''
    let count = 0
    const chunks: string[] = []
    for (const [i, name] of names.entries()) {
      if (i % 200 === 0) progress(i, names.length)
      const files = findTerm(root, label, name)
      const stamp = memory ? stampOf(root, files, memory.begun) : ''
      const before = known?.get(name)
      const unread =
        before && stamp !== '' && stamp === before.stamp && files.diagnostics.length === 0 ? before.term() : undefined
      if (unread && before) {
        found.push(unread)
        hashes.set(name, before.hash)
        if (!memory?.isCompacting) continue
        lines += lineOf(name, stamp, before.hash, unread)
        count++
      } else {
        const loaded = loadTerm(
          root,
          label,
          files,
          before && {
            get: own => (own === before.hash ? before.term() : undefined),
            set: () => {},
          },
        )
        diagnostics.push(...loaded.diagnostics)
        if (!loaded.term) continue
        found.push(loaded.term)
        hashes.set(name, loaded.hash)
        if (!memory || loaded.diagnostics.length > 0) continue
        lines += lineOf(name, stamp, loaded.hash, loaded.term)
        count++
      }
      if (lines.length > 4_000_000) {
        chunks.push(lines)
        lines = ''
      }
    }
    const failure = memory && count > 0 ? keepLines(memory.segment, [...chunks, lines]) : undefined
    progress(names.length, names.length)
    terms = found.map(term => withChangeDay(term, changeDays.get(term.slug)))
    return {
      summaries: JSON.stringify(terms.map(summaryOf)),
      diagnostics,
      lines: failure ? 0 : count,
      failure,
    }
  }

  function relate({ summaries, wanted, memory }: RelateOrder, progress: Progress): RelateAnswer {
    all = summaries.flatMap(part => JSON.parse(part) as Summary[])
    const position = new Map(all.map(({ slug }, i) => [slug, i]))
    terms = terms.filter(({ slug }) => position.has(slug))
    // A draft may be shown to its editor, but texts that are published do not lead to it.
    const published = all.filter(({ draft }) => !draft)
    const names =
      memory &&
      hash(
        'sha1',
        JSON.stringify([
          memory.version,
          ...published.map(({ slug, en, es }) => [slug, en.title, en.aliases, es.title, es.aliases]),
        ]),
        'base64url',
      )
    const lines = memory && openMentionLines(memory)
    const index = once(() => ({
      en: indexNames(namesOf(published, 'en'), 'en'),
      es: indexNames(namesOf(published, 'es'), 'es'),
    }))
    const starts = new Int32Array(terms.length + 1)
    const items: number[] = []
    mentions = terms.map((term, i) => {
      if (i % 200 === 0) progress(i, terms.length)
      const key = `${hashes.get(term.slug)} ${names}`
      let found = lines?.get(term.slug, key)
      if (!found) {
        const en = findMentions(term.en.explanation, index().en, term.slug)
        const es = findMentions(term.es.explanation, index().es, term.slug)
        found = { en, es }
        if (hashes.has(term.slug)) lines?.set(term.slug, key, found)
      }
      for (const { slug } of found.en) items.push(position.get(slug) as number)
      for (const { slug } of found.es) items.push(position.get(slug) as number)
      starts[i + 1] = items.length
      return found
    })
    lines?.save()
    progress(terms.length, terms.length)
    const isWanted = wanted && new Set(wanted)
    const wholes = terms.flatMap((term, i) =>
      !isWanted || isWanted.has(term.slug) ? [{ term, mentions: mentions[i] }] : [],
    )
    return { named: { starts, items: Int32Array.from(items) }, wholes: JSON.stringify(wholes), bags: bagsOf(terms) }
  }

  function render(order: RenderOrder, progress: Progress): RenderAnswer {
    const own = terms.map((term, i): Whole => ({ term, mentions: mentions[i] as Whole['mentions'] }))
    const dictionary = dictionaryOf(all, order.related, [own, ...order.wholes.map(part => JSON.parse(part) as Whole[])])
    const rendered = renderPart(order, own, dictionary, progress)
    paths = rendered.paths
    return rendered.answer
  }

  const claim = ({ others }: ClaimOrder): ClaimAnswer => ({ problems: conflicts(paths, others) })

  return {
    do(order, progress) {
      if (order.step === 'read') return read(order, progress)
      if (order.step === 'relate') return relate(order, progress)
      return order.step === 'render' ? render(order, progress) : claim(order)
    },
  }
}

/** @returns why they could not be written; a build goes on without */
function keepLines(path: string, chunks: readonly string[]): SystemError | undefined {
  try {
    for (const [i, chunk] of chunks.entries()) writeFileSync(path, chunk, { flag: i === 0 ? 'w' : 'a' })
    return undefined
  } catch (error) {
    if (!isSystemError(error)) throw error
    return error
  }
}

/** The dictionary from summaries, with some terms whole. */
function dictionaryOf(all: readonly Summary[], related: Ragged, parts: readonly (readonly Whole[])[]): Dictionary {
  const position = new Map(all.map(({ slug }, i) => [slug, i]))
  const wholes = new Map(parts.flat().map(whole => [whole.term.slug, whole]))
  return composeDictionary(all, {
    whole: slug => wholes.get(slug)?.term,
    mentions: (slug, language) => wholes.get(slug)?.mentions[language] ?? [],
    related(slug) {
      const i = position.get(slug)
      if (i === undefined) return []
      const { starts, items } = related
      return Array.from(items.subarray(starts[i], starts[i + 1]), other => all[other] as Summary)
    },
  })
}
