/** `npm run spell`: checks the spelling of the content in both languages, and of the project's own documents. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { reportDiagnostics } from '../src/build/report.ts'
import { explainSpelling, type Kind, type SpellingIssue } from '../src/source/spelling.ts'
import { unusedWords } from '../src/source/unused-words.ts'
import { readFlags } from './flags.ts'
import { style } from './terminal.ts'

readFlags(
  [],
  `Usage: npm run spell

Words that are right although the dictionaries lack them are listed in
content/words/en.txt and content/words/es.txt.`,
)

/** What cspell's JSON reporter writes, as far as it is read here. */
interface Answer {
  readonly issues: readonly SpellingIssue[]
  readonly error: readonly { readonly message: string }[]
  readonly result: { readonly files: number }
}

/** The settings of cspell, by what is checked with them. */
const SETTINGS: Readonly<Record<Kind, string>> = { prose: '.cspell.yaml', mixed: '.cspell/mixed.yaml' }

const CSPELL = fileURLToPath(import.meta.resolve('cspell/bin.mjs'))
const OPTIONS = ['--no-config-search', '--no-progress', '--no-exit-code', '--show-suggestions']
const REPORTER = ['--reporter', '@cspell/cspell-json-reporter']

/** Some megabytes would do: an issue takes a kilobyte. */
const LARGEST_ANSWER = 1024 ** 3

async function ask(kind: Kind): Promise<Answer> {
  const memory = ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/spelling/${kind}`]
  const args = [CSPELL, 'lint', '--config', SETTINGS[kind], ...OPTIONS, ...memory, ...REPORTER]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: LARGEST_ANSWER })
    return JSON.parse(stdout) as Answer
  } catch {
    const message = `nothing could be checked with ${SETTINGS[kind]}; run it in the folder of the project`
    return { issues: [], error: [{ message }], result: { files: 0 } }
  }
}

const started = performance.now()
const root = process.cwd()
const [prose, mixed] = await Promise.all([ask('prose'), ask('mixed')])
const found = [...explainSpelling({ prose: prose.issues, mixed: mixed.issues }, root), ...unusedWords(root)]
const errors = [...prose.error, ...mixed.error]
process.stdout.write(reportDiagnostics(found, join(root, 'content'), style(process.stdout)))
for (const { message } of errors) process.stdout.write(`error: ${message}\n`)
if (found.length > 0 || errors.length > 0) process.exitCode = 1
else {
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  process.stdout.write(`${prose.result.files} texts are spelled as they should be (${seconds} s)\n`)
}
