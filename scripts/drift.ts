/** `npm run drift`: reports entries that have changed in one language only since the last release. */
import { appendFileSync } from 'node:fs'
import { type DriftResult, driftSince, openDrift } from '../src/editorial/drift.ts'
import { reportDiagnostics, stepSummary } from '../src/publish/report.ts'
import { isShallow } from '../src/source/files/git.ts'
import { readFlags } from './flags.ts'
import { style } from './terminal.ts'

const flags = readFlags(
  `Usage: npm run drift -- [options]

  --since <revision>   tag, branch or commit to compare with (the newest tag "v…")
  --open               compare each entry with its last change of both languages; needs no release
  --strict             fail when a language has drifted, or when that cannot be told
  --content <folder>   content to look at (content)`,
)

const history = flags.open ? openHistory() : driftSince(flags.content, flags.since)

function openHistory(): DriftResult {
  // What prevents a comparison with the last commit prevents this one too.
  const history = driftSince(flags.content, 'HEAD')
  if (history.kind !== 'compared' || isShallow(flags.content)) return driftSince(flags.content, flags.since)
  return { kind: 'compared', since: 'both changed together', findings: openDrift(flags.content) }
}

switch (history.kind) {
  case 'unreleased':
    process.stdout.write('There is no release yet (no tag "v…"), so no language can have drifted.\n')
    break
  case 'unknown':
    process.stdout.write(`Nothing was compared: ${history.message}. ${history.hint}\n`)
    // A named revision must be compared; without one, a copy of the files must pass as well as a clone.
    if (flags.strict || flags.since !== undefined) process.exitCode = 1
    break
  case 'compared': {
    const { findings, since } = history
    const drifted = findings.filter(({ code }) => code === 'language-drift')
    process.stdout.write(reportDiagnostics(findings, flags.content, style(process.stdout)))
    if (findings.length === 0) process.stdout.write(`Since ${since}, no language has changed without the other.\n`)
    else if (process.env.GITHUB_STEP_SUMMARY && drifted.length > 0)
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, stepSummary(`Changed in one language since ${since}`, drifted))
    if (flags.strict && findings.some(({ severity }) => severity !== 'note')) process.exitCode = 1
  }
}
