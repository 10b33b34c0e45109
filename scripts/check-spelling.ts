/** Checks spelling with cspell, in this process: prose in its language, what may be in either, and code. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lint } from 'cspell'
import { explainSpelling, KINDS, type Kind, type Misspelling, type SpellingIssue } from '../src/editorial/spelling.ts'
import { unusedWords } from '../src/editorial/unused-words.ts'

export interface Spelling {
  /** How many texts and files of code were checked. */
  readonly files: number
  readonly found: readonly Misspelling[]
  /** What kept cspell from checking something. */
  readonly errors: readonly string[]
}

/** The settings of cspell, by what is checked with them. */
const SETTINGS: Readonly<Record<Kind, string>> = {
  prose: '.cspell.yaml',
  mixed: '.cspell/mixed.yaml',
  code: '.cspell/code.yaml',
}

/** @param root absolute path of the project's folder; results are kept in its `.cache` */
export async function checkSpelling(root: string): Promise<Spelling> {
  const results: Record<Kind, Checked> = { prose: NOTHING, mixed: NOTHING, code: NOTHING }
  // One after the other: cspell works in this thread and shares its dictionaries.
  for (const kind of KINDS) results[kind] = await check(kind, root)
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

async function check(kind: Kind, root: string): Promise<Checked> {
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
    // A project without code is one of our own tests.
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
