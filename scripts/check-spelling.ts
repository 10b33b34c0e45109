/** Checks the spelling of prose, mixed texts and code with cspell, in this process. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lint } from 'cspell'
import {
  explainSpelling,
  type Misspelling,
  SPELLING_KINDS,
  type SpellingIssue,
  type SpellingKind,
} from '../src/editorial/spelling.ts'
import { unusedWords } from '../src/editorial/unused-words.ts'

export interface Spelling {
  /** How many texts and files of code were checked. */
  readonly files: number
  readonly found: readonly Misspelling[]
  /** Failures of cspell itself. */
  readonly errors: readonly string[]
}

/** The settings of cspell by kind of text. */
const SETTINGS: Readonly<Record<SpellingKind, string>> = {
  prose: '.cspell.yaml',
  mixed: '.cspell/mixed.yaml',
  code: '.cspell/code.yaml',
}

/** @param root absolute path of the project's folder; results are kept in its `.cache` */
export async function checkSpelling(root: string): Promise<Spelling> {
  const results: Record<SpellingKind, Checked> = { prose: NOTHING, mixed: NOTHING, code: NOTHING }
  // Sequential, since cspell runs in this thread and shares its dictionaries.
  for (const kind of SPELLING_KINDS) results[kind] = await check(kind, root)
  const { prose, mixed, code } = results
  const issues = { prose: prose.issues, mixed: mixed.issues, code: code.issues }
  return {
    files: prose.files + code.files,
    found: [...explainSpelling(issues, root), ...unusedWords(root)],
    errors: [...prose.errors, ...mixed.errors, ...code.errors],
  }
}

interface Checked {
  readonly files: number
  readonly issues: readonly SpellingIssue[]
  readonly errors: readonly string[]
}

const NOTHING: Checked = { files: 0, issues: [], errors: [] }

async function check(kind: SpellingKind, root: string): Promise<Checked> {
  const config = join(root, SETTINGS[kind])
  const unchecked = `nothing could be checked with ${SETTINGS[kind]}; run it in the folder of the project`
  if (!existsSync(config)) return { ...NOTHING, errors: [unchecked] }
  const issues: SpellingIssue[] = []
  const errors: string[] = []
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
  const { files } = await lint([], options, {
    issue: issue => void issues.push(issue as SpellingIssue),
    error: message => void errors.push(message),
    info: () => undefined,
    debug: () => undefined,
    progress: () => undefined,
    result: () => undefined,
  })
  if (files === 0 && kind !== 'code') errors.push(unchecked)
  return { files, issues, errors }
}
