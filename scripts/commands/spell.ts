/** `palabit spell`: checks the spelling of the content in both languages, of the project's documents and of its code. */
import { join } from 'node:path'
import {
  explainSpelling,
  SPELLING_KINDS,
  type SpellingIssue,
  type SpellingKind,
} from '../../src/editorial/explain-spelling.ts'
import { reportDiagnostics } from '../../src/report/diagnostics.ts'
import { CommandError, defineCommand } from '../define-command.ts'
import { checkSpelling } from '../run-cspell.ts'
import { style } from '../terminal.ts'

export const command = defineCommand({
  summary: "Checks the spelling of the content in both languages, of the project's documents and of its code.",
  options: {},
  notes: `Words that are right although the dictionaries lack them are listed in content/words/en.txt and
content/words/es.txt, those of the code in .cspell/code.txt.`,
  async run() {
    const started = performance.now()
    const root = process.cwd()
    const results = await checkSpelling(
      root,
      SPELLING_KINDS.map(kind => ({ kind })),
    )
    if (!results)
      throw new CommandError('checking the spelling needs the full installation: run "npm ci" without "--omit=dev"')
    const issues: Record<SpellingKind, readonly SpellingIssue[]> = { prose: [], mixed: [], code: [] }
    const errors: string[] = []
    let files = 0
    for (const [i, kind] of SPELLING_KINDS.entries()) {
      const result = results[i]
      if (!result) continue
      issues[kind] = result.issues
      errors.push(...result.errors)
      // Mixed texts are parts of files that are checked as prose, too.
      if (kind !== 'mixed') files += result.files
    }
    const found = explainSpelling(issues, root)
    process.stdout.write(reportDiagnostics(found, join(root, 'content'), style(process.stdout)))
    for (const message of errors) process.stdout.write(`error: ${message}\n`)
    if (found.length > 0 || errors.length > 0) return 1
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    process.stdout.write(`${files} files are spelled as they should be (${seconds} s)\n`)
    return 0
  },
})
