/**
 * A build from beginning to end: what is to be published is read and checked, related, rendered into a folder beside the
 * published one, joined, and put in its place. Each step waits for all parts (`parts.ts`). Nothing rendered stays in
 * memory.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wholeTermsFor } from '../emit/index.ts'
import type { Bundle } from '../emit/materials.ts'
import { joinBags, pickBags } from '../model/bags.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { type Collections, collectionsOf } from '../schema/collections.ts'
import { type ContentFrame, checkWhole, loadFrame } from '../source/load.ts'
import { beginBundling, bundled, rememberedBundle } from './assets.ts'
import { groundsOf } from './bases.ts'
import { type CacheGuard, guardCache } from './cache-guard.ts'
import type { Cards } from './cards.ts'
import { openCheckedMemory } from './checked-memory.ts'
import { codeVersion } from './code-version.ts'
import { claimPaths, compareClaims } from './collision.ts'
import { openEntryMemory } from './entries.ts'
import { joinFacets, joinTermFacets, NAME_FACETS } from './facet-digests.ts'
import { fingerprinter } from './fingerprint.ts'
import { type Generation, openGeneration } from './generation.ts'
import { largerOf } from './host-limits.ts'
import type { Progress, ReadAnswer, RelateAnswer, RenderAnswer, Target } from './jobs.ts'
import { type Manifest, pathsOf, placeFor, readManifest, removedSince, writeManifest } from './manifest.ts'
import { openMaterials } from './materials.ts'
import { type MentionMemory, openMentionMemory } from './mention-memory.ts'
import { stateOfNames } from './name-memory.ts'
import {
  type BuildOptions,
  type BuildResult,
  type Folders,
  type Phase,
  problemOf,
  type Summary as Report,
} from './options.ts'
import { nameOwnFiles, type OwnFiles, openOwnFiles } from './own-files.ts'
import { openParts, type Parts, partsFor } from './parts.ts'
import { divided, shared } from './ragged.ts'
import { recover } from './recover.ts'
import { relateTerms } from './related-memory.ts'
import { checkRemoval } from './removal.ts'
import { siteOf } from './site-of.ts'
import { type Joined, weightOf } from './slices.ts'
import { unpackFacets, unpackSummaries } from './summaries.ts'
import { realPath, refuseTarget } from './target.ts'

/** Terms of a part that stay in memory; those of one part take about 60 MiB. */
const TERMS_IN_MEMORY = 5_000

/** In the new site until streams are made of them. */
const SLICES = '.slices'

/** What all steps use. */
interface Task {
  readonly folders: Folders
  readonly options: BuildOptions
  /** The folder to replace, without symbolic links. */
  readonly out: string
  readonly parts: Parts
  readonly guard: CacheGuard
  readonly bundle: Bundle
  /** Where what this build makes is kept. */
  readonly place: ReturnType<typeof placeFor>
  /** What the last build made. */
  readonly manifest: Manifest | undefined
}

/**
 * Builds a site.
 * @returns the summary, or what prevents the build; failures of the file system are among it
 */
export async function build(folders: Folders, options: BuildOptions): Promise<BuildResult> {
  const parts = openParts(options)
  try {
    const out = realPath(options.out)
    // First, because the file by which a site is known as ours may be among those that a killed build was moving.
    recover(out)
    const refusal = refuseTarget(out, folders)
    if (refusal !== undefined) return { ok: false, problems: [refusal], diagnostics: [] }
    const place = placeFor(out, options.cache)
    const manifest = place && readManifest(place.manifest, out)
    const { cache } = options
    const guard = guardCache(cache)
    const bundle = options.bundle ?? (cache === undefined ? bundled : rememberedBundle(cache, guard))
    return await publish({ folders, options, out, parts, guard, bundle, place, manifest })
  } catch (error) {
    return problemOf(error, options)
  } finally {
    await parts.close()
  }
}

async function publish(task: Task): Promise<BuildResult> {
  const content = await read(task)
  if ('ok' in content) return content
  const generation = openGeneration(task.out, task.manifest, task.place?.spare)
  try {
    const workshop = openWorkshop(task, content, generation)
    const related = await relate(task, content)
    const rendered = await render(task, content, related, workshop)
    const problems = await joinFiles(task, content, rendered, workshop)
    if (problems.length > 0) {
      generation.discard()
      return { ok: false, problems, diagnostics: content.diagnostics }
    }
    const drawn = await workshop.cards?.finish(task.options.progress)
    return commit(task, content, rendered, { ...workshop, drawn })
  } catch (error) {
    generation.discard()
    throw error
  }
}

/** The content, as far as the build as a whole knows it. */
interface Content {
  readonly frame: ContentFrame
  /** Folders of terms, for each part. */
  readonly ranges: readonly (readonly string[])[]
  readonly answers: readonly ReadAnswer[]
  readonly diagnostics: readonly Diagnostic[]
  readonly warnings: readonly string[]
  /** Those that are published. */
  readonly terms: readonly Summary[]
  /** Slugs of those that are not. */
  readonly drafts: readonly string[]
  /** Where published terms stand among all that were read. */
  readonly places: Int32Array
  /** Digests of the facets of published terms. */
  readonly digests: readonly string[]
  readonly collections: Collections
  /** From summaries; nothing is related yet. */
  readonly dictionary: Dictionary
  readonly site: Site
}

/** Reads and checks the content. */
async function read(task: Task): Promise<Content | BuildResult> {
  const { folders, options, parts, guard, out } = task
  const [root, label] = [folders.content, basename(folders.content)]
  const count = (terms: number) => options.parts ?? partsFor(terms)
  // They begin while the frame of the content is read; how many are needed is known for certain after that.
  parts.begin(count(foldersIn(root)))
  // Pages name the scripts that they load.
  const bundling = options.bundle ? undefined : beginBundling(options.cache)
  const frame = loadFrame(root, label)
  const memory = openEntryMemory(options.cache, frame.names.length, guard)
  const ranges = divided(frame.names, count(frame.names.length))
  const answers = await parts.run(
    'read',
    ranges.map((names, part) => ({
      root,
      label,
      names,
      changeDays: frame.changeDays,
      memory: memory?.orderFor(part),
      termsInMemory: options.termsInMemory ?? TERMS_IN_MEMORY,
    })),
    reported(options, 'read'),
  )
  await bundling
  for (const { failure } of answers) if (failure) guard.fail(failure)
  guard.run(() => memory?.save(answers.map(({ lines }) => lines)))

  const known = answers.flatMap(answer => unpackSummaries(answer.summaries))
  const digests = unpackFacets(answers.map(({ summaries }) => summaries))
  const whole = checked(task, frame, known, digests)
  const diagnostics = [...frame.diagnostics, ...answers.flatMap(answer => answer.diagnostics), ...whole.diagnostics]
  diagnostics.sort(compareDiagnostics)
  const isWrong = diagnostics.some(({ severity }) => severity === 'error')
  const { settings } = frame
  if (!settings || isWrong) return { ok: false, problems: [], diagnostics }
  const terms = known.filter(({ draft }) => !draft)
  const removal = checkRemoval(out, terms, whole.removed, options)
  if (removal.problems.length > 0) return { ok: false, problems: removal.problems, diagnostics }
  const collections = collectionsOf(frame.collections, new Set(terms.map(({ slug }) => slug)))
  return {
    frame,
    ranges,
    answers,
    diagnostics,
    warnings: [...frame.notices, ...removal.warnings],
    terms,
    drafts: known.filter(({ draft }) => draft).map(({ slug }) => slug),
    places: Int32Array.from(known.flatMap(({ draft }, i) => (draft ? [] : [i]))),
    digests: terms.length === known.length ? digests : digests.filter((_, i) => !known[i]?.draft),
    collections,
    dictionary: composeDictionary(terms, NOTHING_RELATED, collections),
    site: siteOf(folders, options, { ...frame, settings, removed: whole.removed }, terms, task.bundle),
  }
}

/** Looks for clashes between terms, unless none was found in the same state before. */
function checked(
  { folders, options, guard }: Task,
  frame: ContentFrame,
  known: readonly Summary[],
  digests: readonly string[],
): ReturnType<typeof checkWhole> {
  const joined = joinTermFacets(digests)
  const names = NAME_FACETS.map(facet => joined[facet])
  const memory = openCheckedMemory(options.cache, [codeVersion(), frame.names, frame.pageNames, names], guard)
  const whole = checkWhole(folders.content, basename(folders.content), known, frame, memory.isRight)
  if (whole.diagnostics.length === 0) memory.keep()
  return whole
}

/** Where the new site is made. */
interface Workshop {
  readonly generation: Generation
  readonly target: Target
  /** Folder for slices of streams. */
  readonly slices: string
  /** Files that are made by the build as a whole. */
  readonly own: OwnFiles
  /** Version of the code; undefined when nothing is remembered for the next build. */
  readonly version: string | undefined
  /** Digests of the parts of the site that files of terms show. */
  readonly grounds: readonly string[]
  readonly cards: Cards | undefined
}

function openWorkshop(task: Task, { dictionary, site, ranges }: Content, generation: Generation): Workshop {
  const { folders, options, out, parts, guard, bundle, place, manifest } = task
  const { next, isFilled, relinked } = generation
  const slices = join(next, SLICES)
  mkdirSync(slices, { recursive: true })
  const target: Target = { out, next, isFilled, relinked, writtenBefore: manifest?.writtenBefore ?? 0 }
  const own = openOwnFiles(target, manifest, nameOwnFiles(dictionary, site, openMaterials(folders, bundle)))
  const version = place && codeVersion()
  const grounds = version === undefined ? [] : groundsOf(site).map(fingerprinter(version))
  const cards = site.cards ? own.openCards(version, options.cache, guard, parts) : undefined
  // The only part of a small build uses one processor; cards are drawn on the others meanwhile.
  if (ranges.length === 1) cards?.begin()
  return { generation, target, slices, own, version, grounds, cards }
}

/** What relates the terms. */
interface Relations {
  readonly related: ReturnType<typeof relateTerms>
  /** JSON of terms that all parts need whole, from each part. */
  readonly wholes: readonly string[]
}

/** Finds which terms name each other, and which are related. */
async function relate(task: Task, content: Content): Promise<Relations> {
  const { options, parts, guard } = task
  const { ranges, answers, terms, drafts, digests, dictionary, site } = content
  const { cache } = options
  const wanted = wholeTermsFor(dictionary, site)
  let memory: MentionMemory | undefined
  guard.run(() => {
    memory = openMentionMemory(cache, stateOfNames(digests), terms, ranges.length)
  })
  const named: readonly RelateAnswer[] = await parts.run(
    'relate',
    ranges.map((_, part) => ({
      part,
      summaries: answers.map(({ summaries }) => summaries),
      drafts,
      wanted,
      memory: memory?.orderFor(part),
    })),
    reported(options, 'relate'),
  )
  guard.run(() => memory?.save())
  const all = joinBags(answers.map(({ bags }) => bags))
  const shown = drafts.length === 0 ? all : pickBags(all, content.places)
  const related = relateTerms(cache, terms, joinTermFacets(digests).facts, named, shown, guard)
  return { related, wholes: named.map(answer => answer.wholes) }
}

/** Renders the files of all terms and those of the dictionary, and slices of the streams. */
function render(
  { options, parts, manifest }: Task,
  { ranges, site, collections, digests }: Content,
  { related, wholes }: Relations,
  { target, slices, own, version, grounds }: Workshop,
): Promise<readonly RenderAnswer[]> {
  const job = {
    site: { ...site, marks: { ...site.marks } },
    related,
    collections,
    wholes,
    facets: joinFacets(joinTermFacets(digests), [related.starts, related.items], wholes),
    target,
    slices,
    version,
    sameGrounds: grounds.map((ground, i) => ground === manifest?.head.grounds[i]),
    manifest: manifest?.lines ?? new Uint8Array(),
    cache: options.cache,
    oldStreams: own.oldStreams,
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const jobs = ranges.map((_, part) => ({ ...job, part }))
  return parts.run('render', jobs, reported(options, 'render'))
}

/**
 * Makes streams of the slices, and the files of the build as a whole.
 * @returns a sentence for every path that two files have
 */
async function joinFiles(
  { parts }: Task,
  { ranges, dictionary, site }: Content,
  rendered: readonly RenderAnswer[],
  { slices, own }: Workshop,
): Promise<readonly string[]> {
  const others = othersOf(rendered, own)
  const streams = own.joins(rendered, slices, dictionary, site)
  const shares = shared(streams, weightOf, ranges.length)
  const answers = await parts.run(
    'join',
    shares.map(share => ({ others, streams: share.map(([stream]) => stream) })),
  )
  const problems = [
    ...answers.flatMap(answer => answer.problems),
    ...claimPaths(others.map(([path, origin]) => ({ path, origin }))).problems,
  ]
  if (problems.length > 0) return problems
  // What the parts hold would otherwise add to the memory that cards are drawn in.
  if (ranges.length > 1) await parts.close()
  const joined: Joined[] = []
  for (const [part, share] of shares.entries())
    for (const [k, [, i]] of share.entries()) joined[i] = answers[part]?.joined[k] as Joined
  own.placeJoined(streams, joined)
  rmSync(slices, { recursive: true })
  own.write()
  return []
}

/**
 * Paths of the files that belong to no term, and who makes them: two makers of one path are found before either is
 * written over the other. Which part has made a file depends on how fast each was; messages do not.
 */
const othersOf = (rendered: readonly RenderAnswer[], own: OwnFiles): RenderAnswer['others'] => [
  ...rendered.flatMap(answer => answer.others).sort(compareClaims),
  ...own.paths,
]

/** Puts the new site in the place of the old, and keeps what the next build needs to know of it. */
function commit(
  { options, out, guard, place, manifest }: Task,
  content: Content,
  rendered: readonly RenderAnswer[],
  { generation, own, grounds, drawn }: Workshop & { readonly drawn: Report['cards'] },
): BuildResult {
  options.progress?.('publish', 0, 1)
  const { terms, diagnostics } = content
  const others = othersOf(rendered, own)
  const lines = rendered.map(answer => answer.lines)
  const removed = rendered.flatMap(answer => answer.removed)
  const gone = removedSince(manifest, new Set(terms.map(({ slug }) => slug)), removed, { others, lines })
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
    const differences = [...changed, ...gone]
    const head = { folder: statSync(out).ino, spare: kept, grounds, differences, streams: own.streams }
    guard.run(() => writeManifest(place.manifest, head, [...lines, own.line()]))
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
    warnings: [...content.warnings, ...warnings, ...guard.warnings],
  }
  return { ok: true, diagnostics, summary }
}

/** How many folders of terms there are, about. */
function foldersIn(content: string): number {
  try {
    return readdirSync(join(content, 'terms')).length
  } catch {
    return 0
  }
}

const reported =
  ({ progress }: BuildOptions, phase: Phase): Progress =>
  (done, total) =>
    progress?.(phase, done, total)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
