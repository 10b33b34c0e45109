/** `palabit check`: reports everything that is wrong with the content; `--fix` repairs some of it first. */
import { appendFileSync } from 'node:fs'
import { fixContent, reportFixed } from '../../src/editorial/fix-content.ts'
import { lintCollectionFiles, lintTermFolders } from '../../src/editorial/lint-content.ts'
import { type DriftFinding, driftSince } from '../../src/editorial/translation-drift.ts'
import { compareDiagnostics } from '../../src/model/diagnostic.ts'
import { type Reported, reportDiagnostics, stepSummary } from '../../src/report/diagnostics.ts'
import { concerns, explainUnknown, slugIn } from '../../src/report/filter-by-slug.ts'
import type { Term } from '../../src/schema/term.ts'
import { prepareCheck } from '../../src/site-build/build-without-output.ts'
import { checkGone, findDeleted } from '../../src/source/term/terms-deleted-in-git.ts'
import { contentFolder, flag, latestDay, publicFolder, text } from '../common-options.ts'
import { CommandError, defineCommand, type Values } from '../define-command.ts'
import { checkEntrySpelling } from '../run-cspell.ts'
import { style } from '../terminal.ts'
import { setV8Flags } from '../v8-flags.ts'

const options = {
  content: contentFolder,
  public: publicFolder,
  strict: flag('fail for warnings too, as CI does'),
  fix: flag('first repair what needs no judgment: typography, spaces, encoding; with slugs, only in these'),
  notes: flag('show what a reviewer should look at too; notes never fail a check'),
  since: text(
    '<revision>',
    'compare with this revision, not with the newest tag "v…": what has changed in one language only is reported, and ' +
      'the spelling of what has changed is checked',
  ),
  json: flag('print what is reported as JSON'),
}
type Options = Values<typeof options>

export const command = defineCommand({
  summary: 'Reports everything that is wrong with the content, with place and cure, and publishes nothing.',
  words: {
    usage: '[slug …]',
    ...{ min: 0, max: Number.POSITIVE_INFINITY },
    lines: { slug: 'show only what concerns these entries' },
  },
  options,
  notes: `Spelling is checked of the entries that are named, or else of those that differ from the last commit; "palabit spell"
checks everything. "Today" is the day of SOURCE_DATE_EPOCH, if it is set.`,
  async run(values, words) {
    const slugs = words.map(slugIn)
    const fixed = values.fix ? reportFixed(fixContent(values.content, slugs)) : ''
    // Programs read the JSON alone.
    if (values.json) process.stderr.write(fixed)
    else process.stdout.write(fixed)
    const started = performance.now()
    setV8Flags()
    // In a thread of its own, while the content is read.
    const beingSpelled = checkEntrySpelling(values.content, slugs, values.since)
    const found = await checkContent(values, slugs)
    const spelling = await beingSpelled
    const all = [...found.diagnostics, ...spelling.found]
    const shown = [...all, ...found.reminders]
      .sort(compareDiagnostics)
      .filter(({ severity }) => values.notes || severity !== 'note')
    const passed = found.isWhole && found.problems.length === 0 && !all.some(each => fails(values, each))
    writeStepSummary(shown)
    if (values.json) {
      const { problems, terms } = found
      const json = { passed, terms: terms.length, diagnostics: shown, problems }
      process.stdout.write(`${JSON.stringify(json, null, 2)}\n`)
      return passed ? 0 : 1
    }
    process.stdout.write(reportDiagnostics(shown, values.content, style(process.stdout)))
    for (const problem of found.problems) process.stdout.write(`error: ${problem}\n`)
    if (passed) {
      const seconds = ((performance.now() - started) / 1000).toFixed(2)
      process.stdout.write(`${verdict(found.terms, all)} (${seconds} s)\n`)
      if (!values.notes) process.stdout.write('What a reviewer should look at too is shown with --notes\n')
      process.stdout.write(`${spelling.summary}\n`)
    }
    return passed ? 0 : 1
  },
})

const fails = ({ strict }: Options, { severity }: Reported): boolean =>
  severity === 'error' || (strict && severity === 'warning')

/** Everything but the spelling. */
async function checkContent(values: Options, slugs: readonly string[]) {
  const { content, notes: hasNotes } = values
  const today = latestDay()
  // Entries that are gone are none of those that are named.
  const beingDeleted = slugs.length === 0 ? findDeleted(content) : undefined
  const read = await prepareCheck({ content, public: values.public }, { slugs, today, hasNotes })
  const { frame, terms, removed, diagnostics, findings, problems } = read
  const { names, collections } = frame
  const unknown = explainUnknown(slugs, names)
  if (unknown.length > 0) throw new CommandError(unknown.join('\nerror: '))
  const all: readonly Reported[] = [
    ...diagnostics,
    ...lintTermFolders(content, terms, diagnostics, today, slugs, hasNotes, findings),
    ...lintCollectionFiles(content, collections),
    ...(beingDeleted ? checkGone(content, names, terms, removed, await beingDeleted) : []),
  ]
  return {
    diagnostics: all.filter(diagnostic => concerns(diagnostic, slugs)),
    /** What fails nothing. */
    reminders: driftFindings(values).filter(finding => concerns(finding, slugs)),
    problems: problems ?? [],
    isWhole: slugs.length > 0 || problems !== undefined,
    terms: slugs.length === 0 ? terms : terms.filter(({ slug }) => slugs.includes(slug)),
  }
}

/** What has changed in one language only. A copy of the files without their history is checked too. */
function driftFindings({ content, since }: Options): readonly DriftFinding[] {
  const drift = driftSince(content, since)
  if (!drift && since !== undefined)
    throw new CommandError(`there is no revision "${since}" here; fetch it, or name a tag, a branch or a commit`)
  return drift ?? []
}

/** The page of a run on GitHub shows everything; annotations end with the tenth of a kind. */
function writeStepSummary(shown: readonly Reported[]): void {
  const page = process.env.GITHUB_STEP_SUMMARY
  if (page && shown.length > 0) appendFileSync(page, stepSummary('What is to be mended', shown, blobAddress()))
}

/** Where GitHub shows the files of the commit that a workflow runs for; undefined elsewhere. */
function blobAddress(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env
  return server && repository && commit ? `${server}/${repository}/blob/${commit}` : undefined
}

/** The result in one line. */
function verdict(terms: readonly Term[], found: readonly Reported[]): string {
  const drafts = terms.filter(({ draft }) => draft).length
  const count = `${terms.length} ${terms.length === 1 ? 'term' : 'terms'}`
  const begun = drafts > 0 ? `, ${drafts} of them ${drafts === 1 ? 'a draft' : 'drafts'}` : ''
  if (!found.some(({ severity }) => severity === 'warning'))
    return `${count} ${terms.length === 1 ? 'is' : 'are'} in order${begun}`
  return `${count} can be published${begun}; a pull request passes once the warnings are mended`
}
