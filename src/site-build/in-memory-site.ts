/**
 * A site that is only looked at: the steps of a build with a single range, which end with the list of its files, each made
 * when it is asked for. The development server and the check of the content take them, and write nothing.
 */
import { emitAll } from '../emit/emitters.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import type { Term } from '../schema/term.ts'
import { type ContentFrame, loadFrame } from '../source/load.ts'
import type { LoadTerm } from '../source/term/load-term.ts'
import { bundled } from './assets.ts'
import { makeNodeServices } from './node-services.ts'
import type { Folders, ReadOptions } from './options.ts'
import { type Content, joinReading, type Reading, readJobs } from './read-content.ts'
import { joinRelating } from './relate.ts'
import type { MentionFinder } from './threads/mention-finder.ts'
import { TermRange } from './threads/term-range.ts'

export interface PrepareOptions extends Omit<ReadOptions, 'ranges'> {
  /** False for callers that look at the paths of the artifacts only. */
  readonly related?: boolean | undefined
  /** How terms are loaded; by default each time anew. */
  readonly loadTerm?: LoadTerm | undefined
  /** How mentions are found; by default each time anew. */
  readonly mentionFinder?: MentionFinder | undefined
}

export interface Prepared {
  readonly dictionary: Dictionary
  readonly site: Site
  /** A new run through all artifacts. */
  artifacts(): Iterable<Artifact>
}

export interface PreparedContent extends Pick<Reading, 'diagnostics' | 'removed'> {
  readonly frame: ContentFrame
  /** All that are valid, drafts too. */
  readonly terms: readonly Term[]
  /** The site that is made of it, unless it has errors. */
  readonly prepared?: Prepared
}

/** Reads the content of a folder, and lists what is made of it. */
export function prepare(folders: Folders, options: PrepareOptions = {}): PreparedContent {
  const { bundle = bundled, related = true } = options
  const frame = loadFrame(folders.content)
  const range = new TermRange(options.loadTerm, options.mentionFinder)
  const answers = readJobs(folders.content, frame, 1).map(job => range.read(job))
  const { diagnostics, removed, content } = joinReading({ folders, options, bundle }, frame, answers)
  const { terms } = range
  if (!content) return { frame, diagnostics, removed, terms }
  const { site } = content
  const dictionary = related ? relatedBy(range, content) : unrelated(terms, content)
  const services = makeNodeServices(folders, bundle)
  const prepared = { dictionary, site, artifacts: () => emitAll(dictionary, site, services) }
  return { frame, diagnostics, removed, terms, prepared }
}

function relatedBy(range: TermRange, content: Content): Dictionary {
  // The only range has all terms whole.
  const answer = range.relate({ summaries: content.terms, wanted: [] })
  return range.dictionary(joinRelating(content, [answer]))
}

function unrelated(terms: readonly Term[], content: Content): Dictionary {
  const known = new Map(terms.map(term => [term.slug, term]))
  return composeDictionary(content.terms, { ...NOTHING_RELATED, whole: slug => known.get(slug) }, content.collections)
}
