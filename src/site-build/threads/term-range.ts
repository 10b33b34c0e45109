/**
 * A range of the terms, from their files to their pages. The same code runs in the only range of a small build and in each
 * thread of a large one; its jobs and its answers can cross from thread to thread.
 */
import { PER_TERM, SHARES, streamsOf } from '../../emit/emitters.ts'
import { lintEntries } from '../../lint/lint.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { composeDictionary, type Dictionary } from '../../model/dictionary/dictionary.ts'
import { type Summary, summaryOf } from '../../model/dictionary/summary.ts'
import { bagOf } from '../../model/relations/similarity.ts'
import { makeTermPageInput } from '../../model/views/term-page-input.ts'
import type { Term } from '../../schema/term.ts'
import { type LoadTerm, loadTerm } from '../../source/term/load-term.ts'
import { type MentionFinder, mentionFinder } from '../make-mention-finder.ts'
import { joinParts, openPart, type Part } from '../output/stream-part-files.ts'
import { openEncoder } from '../output/utf8-encoder.ts'
import { type OutputWriter, openWriter } from '../output/writer.ts'
import { type Claim, claimOf, collisions } from '../path-collisions.ts'
import type {
  JoinAnswer,
  JoinJob,
  LintAnswer,
  LintJob,
  Progress,
  RangeSteps,
  ReadAnswer,
  ReadJob,
  RelateAnswer,
  RelatedPositions,
  RelateJob,
  RenderAnswer,
  RenderJob,
  TermWithMentions,
} from './messages.ts'

/** The steps in their order; each goes on with what the one before has found. */
export class TermRange implements RangeSteps {
  readonly #load: LoadTerm
  readonly #finder: MentionFinder
  /** The valid terms by slug, in order; each is released when its files are rendered. */
  readonly #terms = new Map<string, Term>()
  readonly #mentions = new Map<string, TermWithMentions['mentions']>()
  /** Of the terms of all ranges. */
  #summaries: readonly Summary[] = []
  #claims: readonly Claim[] = []

  constructor(load = loadTerm, finder = mentionFinder) {
    this.#load = load
    this.#finder = finder
  }

  /** The valid terms, in order. */
  get terms(): readonly Term[] {
    return [...this.#terms.values()]
  }

  read({ root, names }: ReadJob, progress?: Progress): ReadAnswer {
    const diagnostics: Diagnostic[] = []
    for (const [i, name] of names.entries()) {
      if (i % 200 === 0) progress?.(i, names.length)
      const loaded = this.#load(root, name)
      diagnostics.push(...loaded.diagnostics)
      if (loaded.term) this.#terms.set(name, loaded.term)
    }
    progress?.(names.length, names.length)
    return { summaries: this.terms.map(summaryOf), diagnostics }
  }

  lint({ slugs, today, hasNotes }: LintJob): LintAnswer {
    const checked = this.terms.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    return { terms: this.terms, findings: lintEntries(checked, today, hasNotes) }
  }

  relate({ summaries, wanted }: RelateJob, progress?: Progress): RelateAnswer {
    this.#summaries = summaries
    const position = new Map(summaries.map(({ slug }, i) => [slug, i]))
    for (const slug of this.#terms.keys()) if (!position.has(slug)) this.#terms.delete(slug)
    const find = this.#finder(summaries)
    const named: (readonly number[])[] = []
    const wholes: TermWithMentions[] = []
    const shared = new Set(wanted)
    for (const term of this.#terms.values()) {
      if (named.length % 200 === 0) progress?.(named.length, this.#terms.size)
      const mentions = find(term)
      this.#mentions.set(term.slug, mentions)
      named.push([...mentions.en, ...mentions.es].map(({ slug }) => position.get(slug) as number))
      if (shared.has(term.slug)) wholes.push({ term, mentions })
    }
    progress?.(named.length, named.length)
    return { named, bags: this.terms.map(bagOf), wholes }
  }

  /** The dictionary as it is known here once the terms are related: its own terms are whole. */
  dictionary({ related, wholes, collections }: RelatedPositions): Dictionary {
    const summaries = this.#summaries
    const position = new Map(summaries.map(({ slug }, i) => [slug, i]))
    const shared = new Map(wholes.map(whole => [whole.term.slug, whole]))
    return composeDictionary(
      summaries,
      {
        whole: slug => shared.get(slug)?.term ?? this.#terms.get(slug),
        mentions: (slug, language) => (shared.get(slug)?.mentions ?? this.#mentions.get(slug))?.[language] ?? [],
        related: slug => (related[position.get(slug) ?? -1] ?? []).map(other => summaries[other] as Summary),
      },
      collections,
    )
  }

  render(job: RenderJob, progress?: Progress): RenderAnswer {
    const { site, out, next } = job
    const dictionary = this.dictionary(job)
    const encoder = openEncoder()
    const writer = openWriter(out, next, encoder)
    const parts = streamsOf(site).map((stream, i) =>
      openPart(`${job.parts}-${i}`, stream, encoder, job.isFirst ? stream.head(dictionary, site) : ''),
    )
    try {
      this.#claims = this.#renderTerms(dictionary, site, writer, parts, progress)
      const others = renderShares(job.taken, dictionary, site, writer)
      return { ...writer.totals(), others, parts: parts.map(part => part.end()) }
    } finally {
      for (const part of parts) part.close()
      // Nothing that only rendering needs stays in memory.
      this.#mentions.clear()
      this.#summaries = []
    }
  }

  /** @returns the paths of the files, and the terms that they belong to */
  #renderTerms(
    dictionary: Dictionary,
    site: RenderJob['site'],
    writer: OutputWriter,
    parts: readonly Part[],
    progress: Progress | undefined,
  ): readonly Claim[] {
    const streams = streamsOf(site)
    const claims: Claim[] = []
    const count = this.#terms.size
    let done = 0
    for (const [slug, term] of this.#terms) {
      if (done % 50 === 0) progress?.(done, count)
      done++
      const input = makeTermPageInput(term, dictionary)
      for (const emit of PER_TERM)
        for (const artifact of emit(input, site)) {
          claims.push(claimOf(artifact))
          writer.write(artifact)
        }
      for (const [i, stream] of streams.entries()) parts[i]?.add(stream.item(input, site))
      this.#terms.delete(slug)
    }
    progress?.(count, count)
    return claims
  }

  join({ others, streams }: JoinJob): JoinAnswer {
    return { problems: collisions(this.#claims, others), bytes: streams.map(joinParts) }
  }
}

/** Renders the shares of the files of the dictionary that no other thread has taken, the largest first. */
function renderShares(
  taken: Int32Array,
  dictionary: Dictionary,
  site: RenderJob['site'],
  writer: OutputWriter,
): readonly Claim[] {
  const claims: Claim[] = []
  const next = () => SHARES[Atomics.add(taken, 0, 1)]
  for (let share = next(); share; share = next())
    for (const emit of share)
      for (const artifact of emit(dictionary, site)) {
        writer.write(artifact)
        claims.push(claimOf(artifact))
      }
  return claims
}
