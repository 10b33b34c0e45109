/**
 * A build from beginning to end: the jobs of the parts, one step after the other, and what is done with their answers.
 * Every step waits for all parts. The caller runs the parts, here or in threads; nothing in this file depends on where.
 */
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wholeTermsFor } from '../emit/index.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, NOTHING_RELATED } from '../model/dictionary.ts'
import { makeSite, newestDate } from '../model/site.ts'
import { collectionsOf, sectionsOf } from '../schema/collections.ts'
import { checkWhole, loadFrame } from '../source/load.ts'
import { bundled, marksOf, rememberedBundle } from './assets.ts'
import { openBagMemory } from './bag-memory.ts'
import { groundsOf } from './bases.ts'
import { guardCache } from './cache-guard.ts'
import { openCheckedMemory } from './checked-memory.ts'
import { codeVersion } from './code-version.ts'
import { claimPaths, compareClaims } from './collision.ts'
import { openEntryMemory } from './entries.ts'
import { joinFacets, joinTermFacets, NAME_FACETS } from './facet-digests.ts'
import { fingerprinter } from './fingerprint.ts'
import { openGeneration } from './generation.ts'
import { largerOf } from './host-limits.ts'
import { pathsOf, placeFor, readManifest, removedSince, writeManifest } from './manifest.ts'
import { openMaterials } from './materials.ts'
import { openMentionMemory } from './mention-memory.ts'
import { stateOfNames } from './name-memory.ts'
import type { BuildOptions, BuildResult, Folders, Summary as Report } from './options.ts'
import type { Answer, FinishAnswer, Order, ReadAnswer, RelateAnswer, RenderAnswer } from './orders.ts'
import type { OwnCards } from './own-cards.ts'
import { nameOwnFiles, openOwnFiles } from './own-files.ts'
import { divided, shared } from './ragged.ts'
import { recover } from './recover.ts'
import { relateTerms } from './related-memory.ts'
import { checkRemoval } from './removal.ts'
import { type Joined, weightOf } from './slices.ts'
import { unpackFacets, unpackSummaries } from './summaries.ts'
import { realPath, refuseTarget } from './target.ts'

/** Yields an order for each part, and is given their answers. */
export type Steps = Generator<readonly Order[], BuildResult, readonly Answer[]>

/** @param parts among which the terms are divided */
export function* steps(folders: Folders, options: BuildOptions, parts: (terms: number) => number): Steps {
  const out = realPath(options.out)
  // First, because the file by which a site is known as ours may be among those that a killed build was moving.
  recover(out)
  const refusal = refuseTarget(out, folders)
  if (refusal !== undefined) return { ok: false, problems: [refusal], diagnostics: [] }

  const root = folders.content
  const label = basename(root)
  const frame = loadFrame(root, label)
  const count = parts(frame.names.length)
  const guard = guardCache(options.cache)
  const memory = openEntryMemory(options.cache, frame.names.length, guard)
  const place = placeFor(out, options.cache)
  const manifest = place && readManifest(place.manifest, out)
  const bagMemory = openBagMemory(options.cache, codeVersion(), guard)
  const ranges = divided(frame.names, count)
  let read = (yield ranges.map((names, part) => ({
    step: 'read',
    root,
    label,
    names,
    changeDays: frame.changeDays,
    memory: memory?.orderFor(part),
    termsInMemory: options.termsInMemory ?? TERMS_IN_MEMORY,
    knownBags: bagMemory.keys,
    ahead: manifest && { out, writtenBefore: manifest.writtenBefore, manifest: manifest.lines },
  }))) as readonly ReadAnswer[]
  for (const { failure } of read) if (failure) guard.fail(failure)
  guard.run(() => memory?.save(read.map(({ lines }) => lines)))

  const known = read.flatMap(answer => unpackSummaries(answer.summaries))
  const digests = unpackFacets(read.map(({ summaries }) => summaries))
  const joined = joinTermFacets(digests)
  const names = NAME_FACETS.map(facet => joined[facet])
  const state = [codeVersion(), frame.names, frame.pageNames, names]
  const checked = openCheckedMemory(options.cache, state, guard)
  const whole = checkWhole(root, label, known, frame, checked.isRight)
  if (whole.diagnostics.length === 0) checked.keep()
  const diagnostics = [...frame.diagnostics, ...read.flatMap(answer => answer.diagnostics), ...whole.diagnostics].sort(
    compareDiagnostics,
  )
  if (!frame.settings || hasErrors(diagnostics)) return { ok: false, problems: [], diagnostics }

  const terms = options.drafts ? known : known.filter(({ draft }) => !draft)
  const removal = checkRemoval(out, terms, whole.removed, options)
  if (removal.problems.length > 0) return { ok: false, problems: removal.problems, diagnostics }
  const { cache, bundle = cache === undefined ? bundled : rememberedBundle(cache, guard) } = options
  const collections = collectionsOf(frame.collections, new Set(terms.map(({ slug }) => slug)))
  const site = makeSite(frame.settings, {
    baseUrl: options.baseUrl ?? frame.settings.baseUrl,
    generated: options.sourceDate ?? newestDate(known.filter(({ draft }) => !draft)),
    marks: marksOf(join(folders.public, 'style.css'), bundle),
    cards: options.cards,
    pages: frame.pages,
    removed: whole.removed,
    sections: sectionsOf(collections),
  })
  const dictionary = composeDictionary(terms, NOTHING_RELATED, collections)
  const wanted = wholeTermsFor(dictionary, site)
  const drafts = options.drafts ? [] : known.filter(({ draft }) => draft).map(({ slug }) => slug)
  const published = terms.filter(({ draft }) => !draft)
  const publishedDigests = published.length === known.length ? digests : digests.filter((_, i) => !known[i]?.draft)
  const namesState = stateOfNames(publishedDigests)
  const mentions = memory && openMentionMemory(options.cache, namesState, published, ranges.length)
  const generation = openGeneration(out, manifest, place?.spare)
  let cards: OwnCards | undefined
  try {
    const slices = join(generation.next, SLICES)
    mkdirSync(slices, { recursive: true })
    const target = {
      out,
      next: generation.next,
      isFilled: generation.isFilled,
      relinked: generation.relinked,
      writtenBefore: manifest?.writtenBefore ?? 0,
    }
    const own = openOwnFiles(target, manifest, nameOwnFiles(dictionary, site, openMaterials(folders, bundle)))
    const version = place && codeVersion()
    const grounds = version === undefined ? [] : groundsOf(site).map(fingerprinter(version))
    if (site.cards) cards = own.openCards(version, options.cache, guard)
    // The only part of a small build uses one processor; cards are drawn on the others meanwhile.
    if (ranges.length === 1) cards?.begin()
    const named = (yield ranges.map((_, part) => ({
      step: 'relate',
      part,
      summaries: read.map(answer => answer.summaries),
      drafts,
      wanted,
      memory: mentions?.orderFor(part),
    }))) as readonly RelateAnswer[]
    guard.run(() => mentions?.save())
    const found = read.map(answer => answer.bags)
    const bags = bagMemory.join(found, drafts)
    // The texts of summaries are needed no longer.
    read = []
    const shown = joinTermFacets(options.drafts ? digests : publishedDigests)
    const related = relateTerms(options.cache, terms, shown.facts, named, bags, guard)
    const wholes = named.map(answer => answer.wholes)
    const facets = joinFacets(shown, [related.starts, related.items], wholes)
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const rendered = (yield ranges.map((_, part) => ({
      step: 'render',
      part,
      site: { ...site, marks: { ...site.marks } },
      related,
      collections,
      wholes,
      facets,
      target,
      slices,
      version,
      sameGrounds: grounds.map((ground, i) => ground === manifest?.head.grounds[i]),
      manifest: manifest?.lines ?? new Uint8Array(),
      cache,
      oldStreams: own.oldStreams,
      taken,
    }))) as readonly RenderAnswer[]

    // Two makers of one path are found before either is written over the other. Which part has made a file depends on
    // how fast each was; messages do not.
    const others = [...rendered.flatMap(answer => answer.others).sort(compareClaims), ...own.paths]
    const joins = own.joins(rendered, slices, dictionary, site)
    const shares = shared(joins, weightOf, ranges.length)
    const finished = (yield shares.map(share => ({
      step: 'finish',
      others,
      joins: share.map(([join]) => join),
    }))) as readonly FinishAnswer[]
    const problems = [
      ...finished.flatMap(answer => answer.problems),
      ...claimPaths(others.map(([path, origin]) => ({ path, origin }))).problems,
    ]
    if (problems.length > 0) {
      generation.discard()
      return { ok: false, problems, diagnostics }
    }
    const joined: Joined[] = []
    for (const [part, share] of shares.entries())
      for (const [k, [, i]] of share.entries()) joined[i] = finished[part]?.joined[k] as Joined
    own.placeJoined(joins, joined)
    rmSync(slices, { recursive: true })
    own.write()
    const drawn = cards?.finish(options.progress)
    options.progress?.('publish', 0, 1)

    const gone = removedSince(
      manifest,
      new Set(terms.map(({ slug }) => slug)),
      rendered.flatMap(answer => answer.removed),
      { others, lines: rendered.map(answer => answer.lines) },
    )
    generation.remove(gone)
    const changed = [...rendered.flatMap(answer => answer.changed), ...own.changed]
    const files = sum(rendered.map(answer => answer.files)) + own.paths.length
    const wrong = generation.check(files, changed, gone)
    if (wrong !== undefined) {
      generation.discard()
      if (place) rmSync(place.manifest, { force: true })
      return { ok: false, problems: [`${wrong}; the next build makes every file anew`], diagnostics }
    }
    const { kept, warnings } = generation.commit(
      rendered.every(answer => answer.isUntouched) && own.isUntouched,
      manifest && (() => pathsOf(manifest)),
      () => new Set(others.map(([path]) => path)),
    )
    if (place) {
      const lines = [...rendered.map(answer => answer.lines), own.line()]
      const head = {
        folder: statSync(out).ino,
        spare: kept,
        grounds,
        differences: [...changed, ...gone],
        streams: own.streams,
      }
      guard.run(() => writeManifest(place.manifest, head, lines))
    }
    const summary: Report = {
      terms: terms.length,
      files,
      bytes: sum(rendered.map(answer => answer.bytes)) + own.bytes,
      largest: [...rendered, own].map(({ largest }) => largest).reduce(largerOf),
      // A file for each term lies in one folder of the API, and in one of cards.
      folderFiles: terms.length,
      optional: own.optional,
      changed: changed.length,
      removed: gone.length,
      ...(drawn && { cards: drawn }),
      warnings: [...frame.notices, ...removal.warnings, ...warnings, ...guard.warnings],
    }
    return { ok: true, diagnostics, summary }
  } catch (error) {
    generation.discard()
    throw error
  } finally {
    cards?.close()
  }
}

/** Terms of a part that stay in memory; those of one part take about 60 MiB. */
const TERMS_IN_MEMORY = 5_000

/** In the new site until streams are made of them. */
const SLICES = '.slices'

const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
