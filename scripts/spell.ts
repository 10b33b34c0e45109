/** `npm run spell`: checks the spelling of the content in both languages, of the project's documents and of its code. */
import { join } from 'node:path'
import { reportDiagnostics } from '../src/publish/report.ts'
import { readFlags } from './flags.ts'
import { refuse, style } from './terminal.ts'

readFlags(
  [],
  `Usage: npm run spell

Words that are right although the dictionaries lack them are listed in
content/words/en.txt and content/words/es.txt, those of the code in .cspell/code.txt.`,
)

// The dictionaries are large and not part of the light installation.
const { checkSpelling } = await import('./check-spelling.ts').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  return refuse('Checking the spelling needs the full installation: run "npm ci" without "--omit=dev".')
})
const started = performance.now()
const root = process.cwd()
const { files, found, errors } = await checkSpelling(root)
process.stdout.write(reportDiagnostics(found, join(root, 'content'), style(process.stdout)))
for (const message of errors) process.stdout.write(`error: ${message}\n`)
if (found.length > 0 || errors.length > 0) process.exitCode = 1
else {
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  process.stdout.write(`${files} files are spelled as they should be (${seconds} s)\n`)
}
