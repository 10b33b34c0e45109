/** The first step of a build: the content is read and assembled (`assemble-content.ts`), and may be published. */
import { LASTING_PAGE_SETS } from '../../emit/pages.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import type { Site } from '../../model/dictionary/site.ts'
import { redirectsOf } from '../../model/web/redirects.ts'
import { loadFrame } from '../../source/load-content.ts'
import { joinReading } from '../assemble-content.ts'
import type { BuildResult } from '../build-options.ts'
import { beginBundling } from '../bundle-browser-scripts.ts'
import { replacedSite } from '../output/find-published-site.ts'
import { checkRemoval } from '../output/removal-guard.ts'
import { rangesFor, rangesIn, readJobs } from '../threads/divide.ts'
import { type BuildContext, type ContentToPublish, reported } from './build-context.ts'

/** @returns what prevents the build, if something does */
export async function read(context: BuildContext): Promise<ContentToPublish | BuildResult> {
  const { folders, options, pool, out } = context
  // Threads begin while the frame of the content is read; how many are needed is known for certain after that.
  pool.begin(options.ranges ?? rangesIn(folders.content))
  // Pages name the scripts that they load.
  const bundling = options.bundle ? undefined : beginBundling()
  const frame = loadFrame(folders.content)
  const jobs = readJobs(folders.content, frame, options.ranges ?? rangesFor(frame.names.length))
  const answers = await pool.run('read', jobs, reported(options, 'read'))
  await bundling
  const { diagnostics, removed, content } = joinReading(context, frame, answers)
  if (!content) return { ok: false, problems: [], diagnostics }
  const addresses = () => addressesOf(content.dictionary, content.site)
  const removal = checkRemoval(replacedSite(out, content.site.base), content.terms, removed, addresses, options)
  if (removal.problems.length > 0) return { ok: false, problems: removal.problems, diagnostics }
  return { ...content, diagnostics, warnings: removal.warnings, ranges: jobs.length }
}

/** Paths of all pages but lists and those of terms, and of all that lead elsewhere. */
function* addressesOf(dictionary: Dictionary, site: Site): Iterable<string> {
  for (const pages of LASTING_PAGE_SETS) for (const { path } of pages.locations(dictionary, site)) yield path
  for (const [from] of redirectsOf(dictionary, site)) yield from
}
