/** `npm run spell`: checks the spelling of the content in both languages, of the project's documents and of its code. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  explainSpelling,
  SPELLING_KINDS,
  type SpellingIssue,
  type SpellingKind,
  unusedWords,
} from '../src/editorial/spelling.ts'
import { reportDiagnostics } from '../src/report/diagnostics.ts'
import { readFlags } from './flags.ts'
import { refuse, style } from './terminal.ts'

readFlags(`Usage: npm run spell

Words that are right although the dictionaries lack them are listed in
content/words/en.txt and content/words/es.txt, those of the code in .cspell/code.txt.`)

// The dictionaries are large and not part of the light installation.
const { lint } = await import('cspell').catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  return refuse('Checking the spelling needs the full installation: run "npm ci" without "--omit=dev".')
})

/** The settings of cspell by kind of text. */
const SETTINGS: Readonly<Record<SpellingKind, string>> = {
  prose: '.cspell.yaml',
  mixed: '.cspell/mixed.yaml',
  code: '.cspell/code.yaml',
}

const started = performance.now()
const root = process.cwd()
const issues: Record<SpellingKind, SpellingIssue[]> = { prose: [], mixed: [], code: [] }
const errors: string[] = []
let files = 0
// Sequential, since cspell runs in this thread and shares its dictionaries.
for (const kind of SPELLING_KINDS) {
  const checked = await check(kind)
  // Mixed texts are parts of files that are checked as prose, too.
  if (kind !== 'mixed') files += checked
}
const found = [...explainSpelling(issues, root), ...unusedWords(root)]
process.stdout.write(reportDiagnostics(found, join(root, 'content'), style(process.stdout)))
for (const message of errors) process.stdout.write(`error: ${message}\n`)
if (found.length > 0 || errors.length > 0) process.exitCode = 1
else {
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  process.stdout.write(`${files} files are spelled as they should be (${seconds} s)\n`)
}

/** @returns how many files were checked; results are kept in `.cache` */
async function check(kind: SpellingKind): Promise<number> {
  const config = join(root, SETTINGS[kind])
  const unchecked = `nothing could be checked with ${SETTINGS[kind]}; run it in the folder of the project`
  if (!existsSync(config)) {
    errors.push(unchecked)
    return 0
  }
  const options = {
    root,
    config,
    configSearch: false,
    showSuggestions: true,
    // Projects without code exist in our tests.
    mustFindFiles: false,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: join(root, '.cache/spelling', kind),
  } as const
  const ignore = (): void => {}
  const { files } = await lint([], options, {
    issue: issue => void issues[kind].push(issue as SpellingIssue),
    error: message => void errors.push(message),
    info: ignore,
    debug: ignore,
    progress: ignore,
    result: ignore,
  })
  if (files === 0 && kind !== 'code') errors.push(unchecked)
  return files
}
