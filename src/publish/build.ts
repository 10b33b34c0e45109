/**
 * A build from beginning to end: what is to be published is read and checked, related, rendered into a folder beside the
 * published one, joined, and put in its place. Each step waits for all parts (`parts.ts`). Nothing rendered stays in
 * memory.
 */

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { wholeTermsFor } from '../emit/index.ts'
import { LASTING_PAGE_SETS } from '../emit/pages.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { file, fileOf } from '../model/web/address.ts'
import { redirectsOf } from '../model/web/edge-settings.ts'
import { LANGUAGES } from '../schema/language.ts'
import { beginBundling, rememberedBundle } from './assets.ts'
import { codeVersion } from './code-version.ts'
import { collisions } from './collision.ts'
import { commit } from './commit.ts'
import { openMaterials } from './materials.ts'
import { type BuildOptions, type BuildResult, type Folders, problemOf } from './options.ts'
import { entriesIn } from './parts/archive-files.ts'
import type { RenderAnswer, Target } from './parts/jobs.ts'
import { nameOwnFiles, openOwnFiles } from './parts/own-files.ts'
import type { Relations } from './parts/part.ts'
import { openParts } from './parts/parts.ts'
import { shared } from './parts/ragged.ts'
import { type Joined, weightOf } from './parts/slices.ts'
import { joinReading, partsOf, planReading, type Unrelated } from './read.ts'
import { joinRelating, planRelating } from './relate.ts'
import { guardCache } from './store/cache-guard.ts'
import { joinFacets, joinTermFacets } from './store/facet-digests.ts'
import { fingerprinter } from './store/fingerprint.ts'
import { groundsOf } from './store/keys.ts'
import { MAX_TERMS_IN_PIECES } from './store/pieces.ts'
import { openStore, type SharedShelf } from './store/store.ts'
import { type Generation, openGeneration } from './swap/generation.ts'
import { placeFor, readManifest } from './swap/manifest.ts'
import { recover } from './swap/recover.ts'
import { checkRemoval } from './swap/removal.ts'
import { realPath, refuseTarget } from './swap/target.ts'
import { othersOf, type Published, reported, type Task, type Workshop } from './task.ts'

/** In the new site until streams are made of them. */
const SLICES = '.slices'

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
    const guard = guardCache(options.cache)
    const store = openStore(options.cache, guard)
    const bundle = options.bundle ?? rememberedBundle(store)
    return await publish({ folders, options, out, parts, guard, store, bundle, place, manifest })
  } catch (error) {
    return problemOf(error, options)
  } finally {
    await parts.close()
  }
}

async function publish(task: Task): Promise<BuildResult> {
  const found = await readAndRelate(task)
  if ('ok' in found) return found
  const [content, relations] = found
  const generation = openGeneration(task.out, task.manifest, task.place?.spare)
  try {
    const workshop = openWorkshop(task, content, generation)
    const rendered = await render(task, content, relations, workshop)
    const problems = await joinFiles(task, rendered, workshop)
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

/** Each step in a function of its own, so that what only it needs is let go. */
async function readAndRelate(task: Task): Promise<readonly [Published, Relations] | BuildResult> {
  const found = await readContent(task)
  return 'ok' in found ? found : [found[0], await relate(task, ...found)]
}

async function readContent(task: Task): Promise<readonly [Published, Unrelated] | BuildResult> {
  const { folders, options, parts, store, out } = task
  // They begin while the frame of the content is read; how many are needed is known for certain after that.
  parts.begin(partsOf(options, foldersIn(folders.content)))
  // Pages name the scripts that they load.
  const bundling = options.bundle ? undefined : beginBundling(store)
  const plan = planReading(task)
  const answers = await parts.run('read', plan.jobs, reported(options, 'read'))
  await bundling
  const { frame, diagnostics, removed, found } = joinReading(task, plan, answers)
  if (!found) return { ok: false, problems: [], diagnostics }
  const [content, unrelated] = found
  const addresses = () => addressesOf(content.dictionary, content.site)
  const removal = checkRemoval(out, content.terms, removed, addresses, options)
  if (removal.problems.length > 0) return { ok: false, problems: removal.problems, diagnostics }
  const warnings = [...frame.notices, ...removal.warnings]
  return [{ ...content, diagnostics, warnings, parts: plan.jobs.length }, unrelated]
}

async function relate({ options, parts, store }: Task, content: Published, unrelated: Unrelated): Promise<Relations> {
  const plan = planRelating(store, content, unrelated, wholeTermsFor(content.dictionary, content.site))
  const answers = await parts.run('relate', plan.jobs, reported(options, 'relate'))
  return joinRelating(store, plan, content, unrelated, answers)
}

/** How many folders of terms there are, about. */
function foldersIn(content: string): number {
  try {
    return readdirSync(join(content, 'terms')).length
  } catch {
    return 0
  }
}

/** Paths of all pages but lists and those of terms, and of all that lead elsewhere. */
function* addressesOf(dictionary: Dictionary, site: Site): Iterable<string> {
  for (const pages of LASTING_PAGE_SETS) for (const { path } of pages.locations(dictionary, site)) yield path
  for (const [from] of redirectsOf(dictionary, site)) yield from
}

function openWorkshop(task: Task, content: Published, generation: Generation): Workshop {
  const { dictionary, digests, site } = content
  const { folders, options, out, parts, guard, bundle, place, manifest } = task
  const { next, isFilled, relinked } = generation
  const slices = join(next, SLICES)
  mkdirSync(slices, { recursive: true })
  const target: Target = { out, next, isFilled, relinked, writtenBefore: manifest?.writtenBefore ?? 0 }
  const entries = entriesIn(join(next, fileOf(file.jsonLines)))
  const version = place && codeVersion()
  const named = nameOwnFiles(
    { dictionary, facets: joinTermFacets(digests), site, materials: openMaterials(folders, bundle) },
    entries,
  )
  const own = openOwnFiles(target, manifest, named, version)
  const grounds = version === undefined ? [] : groundsOf(site).map(fingerprinter(version))
  const cards = site.cards ? own.openCards(options.cache, guard, parts) : undefined
  // The only part of a small build uses one processor; cards are drawn on the others meanwhile.
  if (content.parts === 1) cards?.begin()
  return { generation, target, slices, own, version, grounds, cards }
}

/** Renders the files of all terms and those of the dictionary, and slices of the streams. */
async function render(
  { options, parts, store, manifest }: Task,
  { terms, site, dictionary, digests }: Published,
  relations: Relations,
  { target, slices, own, version, grounds }: Workshop,
): Promise<readonly RenderAnswer[]> {
  const { related, wholes } = relations
  const shelves = new Map<string, SharedShelf>()
  if (store && terms.length <= MAX_TERMS_IN_PIECES)
    for (const language of LANGUAGES) shelves.set(fileOf(file.search(language)), store.shared(`pieces-${language}`))
  const job = {
    site: { ...site, marks: { ...site.marks } },
    ...relations,
    facets: joinFacets(joinTermFacets(digests), [related.starts, related.items], wholes, dictionary),
    target,
    slices,
    version,
    sameGrounds: grounds.map((ground, i) => ground === manifest?.head.grounds[i]),
    manifest: manifest?.lines ?? new Uint8Array(),
    oldStreams: own.streams.old,
    taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  }
  const jobs = wholes.map((_, part) => {
    const pieces = Object.fromEntries([...shelves].map(([path, shelf]) => [path, shelf.jobFor(part)]))
    return { ...job, part, pieces }
  })
  const answers = await parts.run('render', jobs, reported(options, 'render'))
  for (const shelf of shelves.values()) shelf.save(answers.flatMap(({ reports }) => reports))
  return answers
}

/**
 * Makes streams of the slices, and the files of the build as a whole.
 * @returns a sentence for every path that two files have
 */
async function joinFiles(
  { parts }: Task,
  rendered: readonly RenderAnswer[],
  { slices, own }: Workshop,
): Promise<readonly string[]> {
  const others = othersOf(rendered, own)
  const streams = await own.streams.joins(rendered, slices)
  const shares = shared(streams, weightOf, rendered.length)
  const answers = await parts.run(
    'join',
    shares.map(share => ({ others, streams: share.map(([stream]) => stream) })),
  )
  const problems = [...answers.flatMap(answer => answer.problems), ...collisions(others)]
  if (problems.length > 0) return problems
  // What the parts hold would otherwise add to the memory that cards are drawn in.
  if (rendered.length > 1) await parts.close()
  const joined: Joined[] = []
  for (const [part, share] of shares.entries())
    for (const [k, [, i]] of share.entries()) joined[i] = answers[part]?.joined[k] as Joined
  own.placeStreams(streams, joined)
  rmSync(slices, { recursive: true })
  own.write()
  own.pack()
  return []
}
