/** `palabit build`: publishes the dictionary to a folder that any static host can serve. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { file, fileOf } from '../../src/model/web/address.ts'
import { reportSummary } from '../../src/report/build-summary.ts'
import { reportDiagnostics } from '../../src/report/diagnostics.ts'
import { build as buildSite } from '../../src/site-build/build.ts'
import {
  baseUrl,
  contentFolder,
  flag,
  folder,
  publicFolder,
  sourceDate,
  sourceRevision,
  url,
} from '../common-options.ts'
import { CommandError, defineCommand } from '../define-command.ts'
import { pagesInSitemap } from '../fetch-sitemap.ts'
import { showProgress, style } from '../terminal.ts'
import { setV8Flags } from '../v8-flags.ts'

export const command = defineCommand({
  summary: 'Publishes the dictionary to a folder that any static host can serve.',
  options: {
    content: contentFolder,
    public: publicFolder,
    out: folder('dist', 'where to publish'),
    baseUrl,
    cache: folder('.cache', 'where drawn cards are kept for the next build'),
    noCache: flag('draw every card'),
    noCards: flag('leave out the pictures of terms that networks show beside a link'),
    noEdge: flag('for hosts of files alone: nothing names the search, MCP or the rate limit'),
    allowRemoval: flag('publish although many published terms, or all, would be gone'),
    strict: flag('fail when an address would vanish without a redirect, or the base address is one for examples'),
    against: url('compare with the site that is online at this address too'),
  },
  async run({ content, public: publicFiles, out, noCache, noCards, noEdge, against, ...values }) {
    setV8Flags()
    const started = performance.now()
    const online = against === undefined ? [] : await readOnline(against)
    const progress = showProgress()
    const result = await buildSite(
      { content, public: publicFiles },
      {
        ...{ out, baseUrl: values.baseUrl, allowRemoval: values.allowRemoval, strict: values.strict },
        ...{ cache: noCache ? undefined : values.cache, cards: !noCards, edge: !noEdge, against: online },
        ...{ sourceDate: sourceDate(), sourceRevision: sourceRevision() },
        progress: progress.step,
      },
    )
    const phases = progress.end()
    const shown = result.diagnostics.filter(({ severity }) => severity !== 'note')
    process.stderr.write(reportDiagnostics(shown, content, style(process.stderr)))
    if (!result.ok) {
      for (const problem of result.problems) process.stderr.write(`error: ${problem}\n`)
      process.stderr.write(`Nothing was published${existsSync(out) ? `; ${out} is as it was` : ''}.\n`)
      return 1
    }
    const seconds = (performance.now() - started) / 1000
    const peakBytes = process.resourceUsage().maxRSS * 1024
    process.stdout.write(reportSummary(result.summary, out, { seconds, phases, peakBytes }))
    return checkAddress(out, values.strict, values.baseUrl !== undefined)
  },
})

const readOnline = (address: string): Promise<readonly string[]> =>
  pagesInSitemap(address).catch((error: Error) => {
    throw new CommandError(`${error.message}\nNothing was published.`)
  })

/** Domains that lead nowhere (RFC 2606), such as that of the settings as they come. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid)$/

/**
 * Names a base address that leads nowhere: a fault of a release, and none of a first try.
 * @returns the exit code
 */
function checkAddress(out: string, isStrict: boolean, isGiven: boolean): number {
  const { base } = JSON.parse(readFileSync(join(out, fileOf(file.edge)), 'utf8')) as { readonly base: string }
  if (!RESERVED_HOST.test(new URL(base).hostname)) return 0
  const advice = `Links, feeds and the sitemap begin with ${base}, an address for examples; name yours with --base-url.`
  if (isStrict) throw new CommandError(advice)
  if (!isGiven) process.stdout.write(`${advice}\n`)
  return 0
}
