/** `npm run check`: reports everything that is wrong with the content; `--fix` mends some of it first. */
import { appendFileSync } from 'node:fs'
import { watchFolders } from '../src/dev/watch.ts'
import { type DriftFinding, driftSince } from '../src/editorial/drift.ts'
import { mendContent, reportMended } from '../src/editorial/mend.ts'
import { checkCollectionStyle, checkStyle } from '../src/editorial/style.ts'
import { compareDiagnostics, type Diagnostic, type Severity } from '../src/model/diagnostic.ts'
import { reportDiagnostics, stepSummary } from '../src/report/diagnostics.ts'
import { concerns, explainUnknown, slugIn } from '../src/report/named-entries.ts'
import type { Term } from '../src/schema/term.ts'
import { claimOf, collisions } from '../src/site-build/collision.ts'
import { prepare } from '../src/site-build/prepare.ts'
import { rememberTerms } from '../src/source/term/load-term.ts'
import { checkGone } from '../src/source/term/term-history.ts'
import { readFlags } from './flags.ts'
import { blobAddress, style, today, warn } from './terminal.ts'

const flags = readFlags(
  `Usage: npm run check [slug …] [-- options]

  slug                 show only what concerns these entries

  --content <folder>   content to check (content)
  --public <folder>    files that are published beside it (public)
  --strict             fail for warnings too, as CI does
  --fix                first mend what needs no judgment: typography, spaces, encoding; with slugs, only in these
  --notes              show what a reviewer should look at too; notes never fail a check
  --since <revision>   report what has changed in one language only since then, not since the newest tag "v…"
  --watch              check again whenever a file changes

"Today" is the day of SOURCE_DATE_EPOCH, if it is set.`,
  true,
)

const slugs = flags.positionals.map(slugIn)
const folders = { content: flags.content, public: flags.public }

const loadTerm = flags.watch ? rememberTerms() : undefined

const isShown = (severity: Severity): boolean => flags.notes || severity !== 'note'

/** @returns whether the content can be published; with --strict, whether it has no warnings either */
function check(): boolean {
  const started = performance.now()
  const { frame, terms, removed, diagnostics, prepared } = prepare(folders, { loadTerm, related: false })
  const { names, collections } = frame
  const unknown = explainUnknown(slugs, names)
  for (const message of unknown) process.stdout.write(`error: ${message}\n`)
  if (unknown.length > 0) return false
  const problems = prepared ? collisions([...prepared.artifacts()].map(claimOf)) : []
  const all = [
    ...diagnostics,
    ...checkStyle(flags.content, terms, diagnostics, today(flags.sourceDate), slugs, isShown),
    ...checkCollectionStyle(flags.content, collections),
    ...checkGone(flags.content, names, terms, removed),
  ]
    .filter(diagnostic => concerns(diagnostic, slugs))
    .sort(compareDiagnostics)
  const drift = driftFindings()
  if (!drift) return false
  const reminders = drift.filter(finding => concerns(finding, slugs))
  const shown = [...all, ...reminders].sort(compareDiagnostics).filter(({ severity }) => isShown(severity))
  process.stdout.write(reportDiagnostics(shown, flags.content, style(process.stdout)))
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary && shown.length > 0) appendFileSync(summary, stepSummary('What is to be mended', shown, blobAddress()))
  for (const problem of problems) process.stdout.write(`error: ${problem}\n`)
  const isWhole = slugs.length > 0 || prepared !== undefined
  const passed =
    isWhole &&
    problems.length === 0 &&
    !all.some(({ severity }) => severity === 'error' || (flags.strict && severity === 'warning'))
  if (passed) {
    const shownTerms = slugs.length === 0 ? terms : terms.filter(({ slug }) => slugs.includes(slug))
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    process.stdout.write(`${verdict(shownTerms, all)} (${seconds} s)\n`)
    const notes = all.length + reminders.length - shown.length
    if (notes > 0)
      process.stdout.write(`${notes} ${notes === 1 ? 'note' : 'notes'} for reviewers; show them with --notes\n`)
    process.stdout.write('Spelling is not checked here: npm run spell\n')
  }
  return passed
}

/**
 * What has changed in one language only: a reminder, which fails nothing. A copy of the files without their history is
 * checked too.
 * @returns undefined if the revision to compare with was named and is not there
 */
function driftFindings(): readonly DriftFinding[] | undefined {
  const drift = driftSince(flags.content, flags.since)
  if (drift.kind === 'compared') return drift.findings
  if (drift.kind === 'unreleased' || flags.since === undefined) return []
  process.stdout.write(`error: nothing was compared: ${drift.message}. ${drift.hint}\n`)
  return undefined
}

/** The result in one line. */
function verdict(terms: readonly Term[], found: readonly Diagnostic[]): string {
  const drafts = terms.filter(({ draft }) => draft).length
  const count = `${terms.length} ${terms.length === 1 ? 'term' : 'terms'}`
  const begun = drafts > 0 ? `, ${drafts} of them ${drafts === 1 ? 'a draft' : 'drafts'}` : ''
  if (!found.some(({ severity }) => severity === 'warning'))
    return `${count} ${terms.length === 1 ? 'is' : 'are'} in order${begun}`
  return `${count} can be published${begun}; a pull request passes once the warnings are mended`
}

if (flags.fix) process.stdout.write(reportMended(mendContent(flags.content, slugs)))
if (flags.watch) {
  const again = (): void => {
    process.stdout.write('\n')
    check()
  }
  await watchFolders([flags.content, flags.public], again, warn)
}
const passed = check()
if (flags.watch) process.stdout.write(`Watching ${flags.content}; press Ctrl+C to stop.\n`)
else if (!passed) process.exitCode = 1
