/** `npm run build`: publishes the dictionary to a folder that any static host can serve. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { file, fileOf } from '../src/model/web/address.ts'
import { reportSummary } from '../src/report/build-summary.ts'
import { reportDiagnostics } from '../src/report/diagnostics.ts'
import { build } from '../src/site-build/build.ts'
import { setEngine } from './engine.ts'
import { readFlags } from './flags.ts'
import { pagesOnline } from './online.ts'
import { refuse, showProgress, style } from './terminal.ts'

const flags = readFlags(
  `Usage: npm run build -- [options]

  --content <folder>   content to publish (content)
  --public <folder>    files to copy as they are (public)
  --out <folder>       where to publish (dist)
  --base-url <url>     address of the site; also BASE_URL (that of content/site.yaml)
  --cache <folder>     where drawn cards are kept for the next build (.cache)
  --no-cache           draw every card
  --no-cards           without the pictures of terms that networks show beside a link
  --no-edge            for hosts of files alone: nothing names the search, MCP or the rate limit
  --allow-removal      publish although many published terms, or all, would be gone
  --strict             fail when a published address would vanish without a redirect, or the base address is reserved
                       for examples
  --against <url>      compare with the site that is online at this address too
  --changes <file>     write the addresses that are added, changed and removed, as JSON`,
)

/** Domains that lead nowhere (RFC 2606), such as that of the settings as they come. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid)$/

/** Says where the site lives if that is an address that leads nowhere: a fault of a release, and none of a first try. */
function checkAddress(out: string): void {
  const { base } = JSON.parse(readFileSync(join(out, fileOf(file.edge)), 'utf8')) as { readonly base: string }
  if (!RESERVED_HOST.test(new URL(base).hostname)) return
  const advice = `Links, feeds and the sitemap begin with ${base}, an address for examples; name yours with --base-url.\n`
  if (flags.strict) {
    process.stderr.write(`error: ${advice}`)
    process.exitCode = 1
  } else if (flags.baseUrl === undefined) process.stdout.write(advice)
}

async function publish(): Promise<void> {
  const out = flags.out ?? resolve('dist')
  setEngine()
  const started = performance.now()
  const against =
    flags.against === undefined
      ? []
      : await pagesOnline(flags.against).catch((error: Error) =>
          refuse(`error: ${error.message}\nNothing was published.`),
        )
  const progress = showProgress()
  const result = await build(
    { content: flags.content, public: flags.public },
    { ...flags, out, against, listsChanges: flags.changesFile !== undefined, progress: progress.step },
  )
  const phases = progress.end()
  process.stderr.write(
    reportDiagnostics(
      result.diagnostics.filter(({ severity }) => severity !== 'note'),
      flags.content,
      style(process.stderr),
    ),
  )
  if (result.ok) {
    const seconds = (performance.now() - started) / 1000
    const peakBytes = process.resourceUsage().maxRSS * 1024
    process.stdout.write(reportSummary(result.summary, out, { seconds, phases, peakBytes }))
    if (flags.changesFile !== undefined)
      writeFileSync(flags.changesFile, `${JSON.stringify(result.summary.changes, null, 2)}\n`)
    checkAddress(out)
  } else {
    for (const problem of result.problems) process.stderr.write(`error: ${problem}\n`)
    const earlier = existsSync(out) ? `; ${out} is as it was` : ''
    process.stderr.write(`Nothing was published${earlier}.\n`)
    process.exitCode = 1
  }
}

await publish()
