/**
 * The files of the terms of a part, and their items in the streams. A term that has the key it had, on a site
 * that shows it in the same way, is not even parsed: its files are only looked at.
 */
import { PER_TERM } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { partsOf } from '../../model/dictionary/site.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import type { Stream } from '../../model/views/artifact.ts'
import { makeTermPageInput, type TermPageInput } from '../../model/views/term-page-input.ts'
import type { Term } from '../../schema/term.ts'
import { type Keyed, keyOfTerm } from '../store/keys.ts'
import { type Group, lineOf, type Written } from '../swap/manifest.ts'
import type { Placer } from '../swap/placer.ts'
import type { Progress, RenderJob } from './jobs.ts'
import type { OldFiles, OldTerm, Range } from './old-files.ts'
import type { Slice } from './slices.ts'

/** A term of the part. */
export interface OwnTerm extends Keyed {
  readonly summary: Summary
  term(): Term
  /** Lets the term go. */
  release(): void
}

/** What terms are rendered with. */
export interface TermsJob {
  readonly job: RenderJob
  readonly dictionary: Dictionary
  /** Digests of briefs by slug. */
  readonly briefs: ReadonlyMap<string, string>
  readonly old: OldFiles['terms']
  readonly streams: readonly Stream[]
  /** One for each stream. */
  readonly slices: readonly Slice[]
  readonly placer: Placer
}

export interface RenderedTerms {
  /** Lines of the manifest. */
  readonly lines: readonly string[]
  /** Paths of files that these terms had and have no longer. */
  readonly removed: readonly string[]
  readonly paths: readonly (readonly [path: string, origin: string])[]
}

export function renderTerms(terms: TermsJob, own: readonly OwnTerm[], progress: Progress): RenderedTerms {
  const { job, dictionary, briefs, old } = terms
  const families = familiesOf(job)
  const areItemsSame = job.sameGrounds[PER_TERM.length] === true
  const isAllSame = areItemsSame && families.every(({ isSame }) => isSame)
  const rendered = { lines: [] as string[], removed: [] as string[], paths: [] as [string, string][] }
  for (const [i, each] of own.entries()) {
    if (i % 50 === 0) progress(i, own.length)
    const { summary, term, release } = each
    const before = old.get(summary.slug)?.()
    const key = job.version === undefined ? undefined : keyOfTerm(each, dictionary, briefs)
    const isSame = before !== undefined && key !== undefined && before.group.key === key
    if (isSame && isAllSame && keepTerm(summary.slug, before, terms, rendered)) continue
    renderTerm(term(), { before, key, isSame, areItemsSame }, families, terms, rendered)
    release()
  }
  progress(own.length, own.length)
  return rendered
}

type Rendered = { readonly [Name in keyof RenderedTerms]: RenderedTerms[Name][number][] }

/** The families of files of a term, and whether the part of the site that they show is as it was. */
const familiesOf = ({ site, sameGrounds }: RenderJob) =>
  PER_TERM.map((family, i) => ({ family, ground: family.ground(site), isSame: sameGrounds[i] === true }))

/** @returns false when a file is not what was written, or its items in the streams cannot be used */
function keepTerm(
  slug: string,
  { group, line, ranges }: OldTerm,
  { placer, slices }: TermsJob,
  { lines, paths }: Rendered,
): boolean {
  if (!ranges) return false
  const { isAsWritten } = placer.published
  if (!group.files.every(([path, size]) => isAsWritten(path, size))) return false
  for (const [path, size] of group.files) {
    placer.keep(path, size)
    paths.push([path, `the term "${slug}"`])
  }
  for (const [i, [start, end]] of ranges.entries()) slices[i]?.keep(start, end)
  lines.push(line())
  return true
}

interface Past {
  readonly before: OldTerm | undefined
  readonly key: string | undefined
  /** Whether the key is as it was. */
  readonly isSame: boolean
  /** Whether the part of the site that items of streams show is as it was. */
  readonly areItemsSame: boolean
}

function renderTerm(
  term: Term,
  { before, key, isSame, areItemsSame }: Past,
  families: ReturnType<typeof familiesOf>,
  terms: TermsJob,
  { lines, removed, paths }: Rendered,
): void {
  const { dictionary, placer } = terms
  const known = before && filesOf(before.group)
  const input = makeTermPageInput(term, dictionary)
  const written: Group['files'][number][] = []
  for (const { family, ground, isSame: isGroundSame } of families) {
    for (const artifact of family.emit(input, ground)) {
      paths.push([artifact.path, artifact.origin])
      const { bytes } = placer.place(artifact, known?.get(artifact.path), isGroundSame && isSame)
      written.push([artifact.path, bytes])
    }
  }
  if (known) {
    const present = new Set(written.map(([path]) => path))
    for (const path of known.keys()) if (!present.has(path)) removed.push(path)
  }
  const sizes = placeItems(input, isSame && areItemsSame ? before?.ranges : undefined, terms)
  if (key !== undefined) lines.push(lineOf(term.slug, sizes, { key, files: written }))
}

/** Adds the items of a term to the slices, as they are in the published files if they are made from the same. */
function placeItems(
  input: TermPageInput,
  before: readonly Range[] | undefined,
  { job, streams, slices }: TermsJob,
): readonly number[] {
  const { labels } = partsOf(job.site)
  if (!before) return streams.map((stream, i) => slices[i]?.add(stream.item(input, labels)) ?? 0)
  for (const [i, [start, end]] of before.entries()) slices[i]?.keep(start, end)
  return before.map(([start, end]) => end - start)
}

const filesOf = ({ files }: Group): ReadonlyMap<string, Written> =>
  new Map(files.map(([path, bytes, fingerprint]) => [path, { bytes, fingerprint }]))
