/**
 * A site that is only looked at: the steps of a build with a single part, which end with the list of its files, each made
 * when it is asked for. The development server and the check of the content take them, and write nothing.
 */
import { emitAll } from '../emit/index.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import type { Term } from '../schema/term.ts'
import { bundled } from './assets.ts'
import { openMaterials } from './materials.ts'
import type { Folders, ReadOptions } from './options.ts'
import { openPart, type Part } from './parts/part.ts'
import { type Content as Found, joinReading, planReading, type Reading, type Unrelated } from './read.ts'
import { joinRelating, planRelating } from './relate.ts'
import { guardCache } from './store/cache-guard.ts'
import { openStore, type Store } from './store/store.ts'

export interface PrepareOptions extends Omit<ReadOptions, 'parts' | 'termsInMemory'> {
  /** False for callers that look at the paths of the artifacts only. */
  readonly related?: boolean | undefined
}

export interface Prepared {
  readonly dictionary: Dictionary
  readonly site: Site
  /** A new run through all artifacts. */
  artifacts(): Iterable<Artifact>
}

export interface Content extends Pick<Reading, 'frame' | 'diagnostics' | 'removed'> {
  /** All that are valid, drafts too. */
  readonly terms: readonly Term[]
  /** By slug, what names all that a term was made from. */
  readonly states: ReadonlyMap<string, string>
  /** The site that is made of it, unless it has errors. */
  readonly prepared?: Prepared
}

/** Reads the content of a folder, and lists what is made of it. */
export function prepare(folders: Folders, options: PrepareOptions = {}): Content {
  const { bundle = bundled, related = true } = options
  const store = openStore(options.cache, guardCache(options.cache))
  const part = openPart()
  const task = { folders, options: { ...options, parts: 1 }, store, bundle }
  const plan = planReading(task)
  const reading = joinReading(
    task,
    plan,
    plan.jobs.map(job => part.read(job)),
  )
  const { frame, diagnostics, removed, found } = reading
  const { entries } = part
  const content = {
    ...{ frame, diagnostics, removed },
    terms: entries.map(entry => entry.term()),
    states: new Map(entries.map(({ slug, state }) => [slug, state])),
  }
  if (!found) return content
  const { site } = found[0]
  const dictionary = related ? relatedBy(part, store, ...found) : unrelated(part, found[0])
  const materials = openMaterials(folders, bundle)
  return { ...content, prepared: { dictionary, site, artifacts: () => emitAll(dictionary, site, materials) } }
}

function relatedBy(part: Part, store: Store | undefined, found: Found, rest: Unrelated): Dictionary {
  // The only part has all terms whole.
  const plan = planRelating(store, found, rest, [])
  return part.dictionary(
    joinRelating(
      store,
      plan,
      found,
      rest,
      plan.jobs.map(job => part.relate(job)),
    ),
  )
}

function unrelated({ entries }: Part, { terms, collections }: Found): Dictionary {
  const known = new Map(entries.map(entry => [entry.slug, entry]))
  return composeDictionary(terms, { ...NOTHING_RELATED, whole: slug => known.get(slug)?.term() }, collections)
}
