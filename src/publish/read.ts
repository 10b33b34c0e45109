/** The first step of a build: the content is read, in all parts, and checked. */

import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LASTING_PAGE_SETS } from '../emit/pages.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import { noted } from '../model/dictionary/noting.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { redirectsOf } from '../model/web/edge-settings.ts'
import { type Collections, collectionsOf } from '../schema/collections.ts'
import { checkWhole, loadFrame } from '../source/load.ts'
import { beginBundling } from './assets.ts'
import type { BuildResult } from './options.ts'
import { openTermMemory } from './parts/entries.ts'
import type { PackedSummaries } from './parts/jobs.ts'
import { divided, partsFor } from './parts/ragged.ts'
import { unpackFacets, unpackSummaries } from './parts/summaries.ts'
import { siteOf } from './site-of.ts'
import { checkRemoval } from './swap/removal.ts'
import { reported, type Task } from './task.ts'

/** Terms of a part that stay in memory; those of one part take about 60 MiB. */
const TERMS_IN_MEMORY = 5_000

/** The content, as far as the build as a whole knows it. */
export interface Content {
  /** Folders of terms, for each part. */
  readonly ranges: readonly (readonly string[])[]
  readonly diagnostics: readonly Diagnostic[]
  readonly warnings: readonly string[]
  /** Those that are published. */
  readonly terms: readonly Summary[]
  /** Slugs of those that are not. */
  readonly drafts: readonly string[]
  /** Digests of the facets of published terms. */
  readonly digests: readonly string[]
  readonly collections: Collections
  /** From summaries; nothing is related yet. */
  readonly dictionary: Dictionary
  readonly site: Site
}

/** What only the next step needs to know of all terms; in a large dictionary it is too much to be kept. */
export interface Unrelated {
  /** Of all terms that were read, part by part. */
  readonly summaries: readonly PackedSummaries[]
  /** Words of published terms, by which similar ones are found. */
  readonly bags: readonly string[]
}

/** Reads and checks the content. */
export async function read(task: Task): Promise<readonly [Content, Unrelated] | BuildResult> {
  const { folders, options, parts, store, out } = task
  const [root, label] = [folders.content, basename(folders.content)]
  const count = (terms: number) => options.parts ?? partsFor(terms)
  // They begin while the frame of the content is read; how many are needed is known for certain after that.
  parts.begin(count(foldersIn(root)))
  // Pages name the scripts that they load.
  const bundling = options.bundle ? undefined : beginBundling(store)
  const frame = loadFrame(root, label)
  const memory = store && openTermMemory(store)
  const ranges = divided(frame.names, count(frame.names.length))
  const answers = await parts.run(
    'read',
    ranges.map((names, part) => ({
      root,
      label,
      names,
      changeDays: frame.changeDays,
      memory: memory?.jobFor(part),
      termsInMemory: options.termsInMemory ?? TERMS_IN_MEMORY,
    })),
    reported(options, 'read'),
  )
  await bundling
  memory?.save(answers.map(({ reports }) => reports))

  const known = answers.flatMap(answer => unpackSummaries(answer.summaries))
  const digests = unpackFacets(answers.map(({ summaries }) => summaries))
  const whole = checkWhole(root, label, known, frame)
  const diagnostics = [...frame.diagnostics, ...answers.flatMap(answer => answer.diagnostics), ...whole.diagnostics]
  diagnostics.sort(compareDiagnostics)
  const isWrong = diagnostics.some(({ severity }) => severity === 'error')
  const { settings } = frame
  if (!settings || isWrong) return { ok: false, problems: [], diagnostics }
  const terms = known.filter(({ draft }) => !draft)
  const collections = collectionsOf(frame.collections, new Set(terms.map(({ slug }) => slug)))
  const published = terms.length === known.length ? digests : digests.filter((_, i) => !known[i]?.draft)
  const dictionary = composeDictionary(terms.map(noted), NOTHING_RELATED, collections)
  const site = siteOf(folders, options, { ...frame, settings, removed: whole.removed }, terms, task.bundle)
  const addresses = () => addressesOf(dictionary, site)
  const removal = checkRemoval(out, terms, whole.removed, addresses, options)
  if (removal.problems.length > 0) return { ok: false, problems: removal.problems, diagnostics }
  const content: Content = {
    ranges,
    diagnostics,
    warnings: [...frame.notices, ...removal.warnings],
    terms,
    drafts: known.filter(({ draft }) => draft).map(({ slug }) => slug),
    digests: published,
    collections,
    dictionary,
    site,
  }
  const bags = answers.flatMap(answer => answer.bags.split('\n').slice(0, -1))
  return [
    content,
    { summaries: answers.map(({ summaries }) => summaries), bags: bags.filter((_, i) => !known[i]?.draft) },
  ]
}

/** Paths of all pages but lists and those of terms, and of all that lead elsewhere. */
function* addressesOf(dictionary: Dictionary, site: Site): Iterable<string> {
  for (const pages of LASTING_PAGE_SETS) for (const { path } of pages.locations(dictionary, site)) yield path
  for (const [from] of redirectsOf(dictionary, site)) yield from
}

/** How many folders of terms there are, about. */
function foldersIn(content: string): number {
  try {
    return readdirSync(join(content, 'terms')).length
  } catch {
    return 0
  }
}
