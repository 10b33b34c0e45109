/** `npm run check`: says everything that is wrong with the content, and publishes nothing. */
import { claimPaths } from '../src/build/collision.ts'
import { prepare } from '../src/build/prepare.ts'
import { reportDiagnostics } from '../src/build/report.ts'
import { watchFolders } from '../src/build/watch.ts'
import type { Term } from '../src/schema/term.ts'
import { readFlags } from './flags.ts'
import { style } from './terminal.ts'

const flags = readFlags(
  ['content', 'public', 'watch'],
  `Usage: npm run check -- [options]

  --content <folder>   content to check (content)
  --public <folder>    files that are published beside it (public)
  --watch              check again whenever a file changes`,
)

const folders = { content: flags.content, public: flags.public }
const memory = new Map<string, Term>()

/** @returns whether the content could be published */
function check(): boolean {
  const started = performance.now()
  const { prepared, diagnostics } = prepare(folders, { memory })
  const problems = prepared ? claimPaths(prepared.artifacts()).problems : []
  process.stdout.write(reportDiagnostics(diagnostics, flags.content, style(process.stdout)))
  for (const problem of problems) process.stdout.write(`error: ${problem}\n`)
  if (!prepared || problems.length > 0) return false
  const count = prepared.dictionary.terms.length
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  process.stdout.write(`${count} ${count === 1 ? 'term is' : 'terms are'} in order (${seconds} s)\n`)
  return true
}

const passed = check()
if (flags.watch) {
  process.stdout.write(`Watching ${flags.content}; press Ctrl+C to stop.\n`)
  watchFolders([flags.content, flags.public], () => {
    process.stdout.write('\n')
    check()
  })
} else if (!passed) process.exitCode = 1
