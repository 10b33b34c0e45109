/** Spelling by cspell, whose dictionaries are large and not part of the light installation. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  explainSpelling,
  type Misspelling,
  type SpellingIssue,
  type SpellingKind,
} from '../src/editorial/explain-spelling.ts'
import { LANGUAGES } from '../src/schema/language.ts'
import { uncommittedFiles } from '../src/source/files/git-queries.ts'

/** The settings of cspell by kind of text. */
const SETTINGS: Readonly<Record<SpellingKind, string>> = {
  prose: '.cspell.yaml',
  mixed: '.cspell/mixed.yaml',
  code: '.cspell/code.yaml',
}

interface SpellingResult {
  readonly issues: readonly SpellingIssue[]
  /** Mistakes in the settings, and files that cannot be read. */
  readonly errors: readonly string[]
  readonly files: number
}

interface SpellingJob {
  readonly kind: SpellingKind
  /** Relative to the root; without them all files of the settings, whose results are kept in `.cache`. */
  readonly paths?: readonly string[]
}

/**
 * Checks the project in a folder, in a thread that begins at once.
 * @returns a result for each job; undefined in the light installation
 */
export async function checkSpelling(
  root: string,
  jobs: readonly SpellingJob[],
): Promise<readonly SpellingResult[] | undefined> {
  const known = jobs.filter(({ kind }) => existsSync(join(root, SETTINGS[kind])))
  const workerData = known.map(({ kind, paths = [] }) => ({
    paths,
    options: optionsOf(root, kind, paths.length === 0),
  }))
  const thread = new Worker(join(import.meta.dirname, 'cspell-thread.mjs'), { workerData })
  const [results] = (await once(thread, 'message')) as [readonly SpellingResult[] | undefined]
  return (
    results &&
    jobs.map(job => {
      const { issues, errors, files } = results[known.indexOf(job)] ?? { issues: [], errors: [], files: 0 }
      const isNothing = files === 0 && (job.kind !== 'code' || !known.includes(job))
      return { issues, files, errors: isNothing ? [...errors, nothingToCheck(job.kind)] : errors }
    })
  )
}

const optionsOf = (root: string, kind: SpellingKind, isWhole: boolean) => ({
  ...{ root, config: join(root, SETTINGS[kind]), configSearch: false, showSuggestions: true, mustFindFiles: false },
  ...(isWhole && { cache: true, cacheStrategy: 'content', cacheLocation: join(root, '.cache/spelling', kind) }),
})

const nothingToCheck = (kind: SpellingKind): string =>
  `nothing could be checked with ${SETTINGS[kind]}; run it in the folder of the project`

/** A text of an entry, page, comparison or path, below the content folder. */
const TEXT = new RegExp(`^(?:terms|pages|comparisons|paths)/[^/]+/(?:${LANGUAGES.join('|')})\\.md$`)

interface EntrySpelling {
  /** Warnings: the site is published in spite of them. */
  readonly found: readonly Misspelling[]
  /** What was checked, or why nothing was, in a sentence. */
  readonly summary: string
}

/**
 * Checks the entries that are named, or else those that differ from a revision: all of them take ten times as long as the
 * rest of a check.
 */
export async function checkEntrySpelling(
  content: string,
  slugs: readonly string[],
  since = 'HEAD',
): Promise<EntrySpelling> {
  const root = process.cwd()
  const paths = (await textsToCheck(content, slugs, since)).map(path =>
    relative(root, join(content, path)).replaceAll(sep, '/'),
  )
  const all = '"npx palabit spell" checks everything'
  if (paths.length === 0)
    return { found: [], summary: `Spelling is checked of entries that are named or not committed yet; ${all}` }
  if (!existsSync(join(root, SETTINGS.prose)))
    return { found: [], summary: `Spelling is not checked: there is no ${SETTINGS.prose} here` }
  const ofTerms = paths.filter(path => path.includes('/terms/'))
  const mixedJobs = ofTerms.length === 0 ? [] : [{ kind: 'mixed', paths: ofTerms } as const]
  const [prose, mixed] = (await checkSpelling(root, [{ kind: 'prose', paths }, ...mixedJobs])) ?? []
  if (!prose) return { found: [], summary: 'Spelling is not checked: that needs the full installation, npm ci' }
  const found = explainSpelling({ prose: prose.issues, mixed: mixed?.issues ?? [], code: [] }, root)
  return {
    found: found.map(each => ({ ...each, severity: 'warning' })),
    summary: `Spelling: ${prose.files} ${prose.files === 1 ? 'text' : 'texts'} checked; ${all}`,
  }
}

async function textsToCheck(content: string, slugs: readonly string[], since: string): Promise<readonly string[]> {
  if (slugs.length === 0) return (await uncommittedFiles(content, since)).filter(path => TEXT.test(path))
  return slugs
    .flatMap(slug => LANGUAGES.map(language => `terms/${slug}/${language}.md`))
    .filter(path => existsSync(join(content, path)))
}
