/**
 * A site that is only looked at: the steps of a build, which end with the list of its files, each made when it is asked
 * for. The development server takes them with a single range; the check of the content takes them in threads, without
 * relating terms.
 */
import { emitAll } from '../emit/emitters.ts'
import { composeDictionary, type Dictionary, NOTHING_RELATED } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact } from '../model/views/artifact.ts'
import type { Term } from '../schema/term.ts'
import { type ContentFrame, loadFrame } from '../source/load-content.ts'
import type { LoadTerm } from '../source/term/load-term.ts'
import { type CheckedContent, joinReading, type Reading } from './assemble-content.ts'
import type { Folders, ReadOptions } from './build-options.ts'
import { bundled } from './bundle-browser-scripts.ts'
import type { MentionFinder } from './make-mention-finder.ts'
import { makeNodeServices } from './node-services.ts'
import { claimOf, collisions } from './path-collisions.ts'
import { joinRelating } from './steps/relate-terms.ts'
import { rangesFor, rangesIn, readJobs } from './threads/divide.ts'
import type { LintJob } from './threads/messages.ts'
import { TermRange } from './threads/term-range.ts'
import { openWorkerPool } from './threads/worker-pool.ts'

export interface PrepareOptions extends Omit<ReadOptions, 'ranges'> {
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
  const { bundle = bundled } = options
  const frame = loadFrame(folders.content)
  const range = new TermRange(options.loadTerm, options.mentionFinder)
  const answers = readJobs(folders.content, frame, 1).map(job => range.read(job))
  const { diagnostics, removed, content } = joinReading({ folders, options, bundle }, frame, answers)
  const { terms } = range
  if (!content) return { frame, diagnostics, removed, terms }
  const { site } = content
  const dictionary = relatedBy(range, content)
  const services = makeNodeServices(folders, bundle)
  const prepared = { dictionary, site, artifacts: () => emitAll(dictionary, site, services) }
  return { frame, diagnostics, removed, terms, prepared }
}

function relatedBy(range: TermRange, content: CheckedContent): Dictionary {
  // The only range has all terms whole.
  const answer = range.relate({ summaries: content.terms, wanted: [] })
  return range.dictionary(joinRelating(content, [answer]))
}

/**
 * Reads the content of a folder and checks the style of its terms, in as many threads as pay for themselves.
 * @returns `problems` are a sentence for every path that two files would have; undefined if the content has errors
 */
export async function prepareCheck(folders: Folders, job: LintJob, ranges?: number) {
  const pool = openWorkerPool({})
  try {
    pool.begin(ranges ?? rangesIn(folders.content))
    const frame = loadFrame(folders.content)
    const jobs = readJobs(folders.content, frame, ranges ?? rangesFor(frame.names.length))
    // Both at once: no thread waits for another between the two.
    const lintJobs = jobs.map(() => job)
    const [read, linted] = await Promise.all([pool.run('read', jobs), pool.run('lint', lintJobs)])
    const terms = linted.flatMap(answer => answer.terms)
    const findings = linted.flatMap(answer => answer.findings)
    const { content, ...found } = joinReading({ folders, options: {}, bundle: bundled }, frame, read)
    const artifacts = content && emitAll(unrelated(terms, content), content.site, makeNodeServices(folders, bundled))
    return { frame, ...found, terms, findings, problems: artifacts && collisions([...artifacts].map(claimOf)) }
  } finally {
    await pool.close()
  }
}

function unrelated(terms: readonly Term[], content: CheckedContent): Dictionary {
  const known = new Map(terms.map(term => [term.slug, term]))
  return composeDictionary(content.terms, { ...NOTHING_RELATED, whole: slug => known.get(slug) }, content.collections)
}
