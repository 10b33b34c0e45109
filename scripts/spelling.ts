/** Spelling by cspell, whose dictionaries are large and not part of the light installation. */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { explainSpelling, type Misspelling, type SpellingIssue, type SpellingKind } from '../src/editorial/spelling.ts'
import { uncommittedFiles } from '../src/source/files/git.ts'

/** The settings of cspell by kind of text. */
const SETTINGS: Readonly<Record<SpellingKind, string>> = {
  prose: '.cspell.yaml',
  mixed: '.cspell/mixed.yaml',
  code: '.cspell/code.yaml',
}

/** @returns undefined in the light installation */
const loadChecker = () =>
  import('cspell').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    return undefined
  })

export interface SpellingResult {
  readonly issues: readonly SpellingIssue[]
  /** Mistakes in the settings, and files that cannot be read. */
  readonly errors: readonly string[]
  readonly files: number
}

/** Prepares checks of the project in a folder. @returns undefined in the light installation */
export async function openSpelling(root: string) {
  const checker = await loadChecker()
  if (!checker) return undefined
  /**
   * @param paths relative to the root; without them all files of the settings, whose results are kept in `.cache`
   */
  return async (kind: SpellingKind, paths: readonly string[] = []): Promise<SpellingResult> => {
    const issues: SpellingIssue[] = []
    const errors: string[] = []
    const ignore = (): void => {}
    const options = {
      ...{ root, config: join(root, SETTINGS[kind]), configSearch: false, showSuggestions: true, mustFindFiles: false },
      ...(paths.length === 0 && {
        ...{ cache: true, cacheStrategy: 'content' as const },
        cacheLocation: join(root, '.cache/spelling', kind),
      }),
    }
    const reporter = {
      issue: (issue: unknown) => void issues.push(issue as SpellingIssue),
      error: (message: string) => void errors.push(message),
      ...{ info: ignore, debug: ignore, progress: ignore, result: ignore },
    }
    if (!existsSync(options.config)) return { issues, errors: [nothingToCheck(kind)], files: 0 }
    const { files } = await checker.lint([...paths], options, reporter)
    if (files === 0 && kind !== 'code') errors.push(nothingToCheck(kind))
    return { issues, errors, files }
  }
}

const nothingToCheck = (kind: SpellingKind): string =>
  `nothing could be checked with ${SETTINGS[kind]}; run it in the folder of the project`

/** A text of an entry, page, comparison or path, below the content folder. */
const TEXT = /^(?:terms|pages|comparisons|paths)\/([^/]+)\/(?:en|es)\.md$/

export interface EntrySpelling {
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
  const paths = textsToCheck(content, slugs, since).map(path =>
    relative(root, join(content, path)).replaceAll(sep, '/'),
  )
  const all = '"npx palabit spell" checks everything'
  if (paths.length === 0)
    return { found: [], summary: `Spelling is checked of entries that are named or not committed yet; ${all}` }
  if (!existsSync(join(root, SETTINGS.prose)))
    return { found: [], summary: `Spelling is not checked: there is no ${SETTINGS.prose} here` }
  const check = await openSpelling(root)
  if (!check) return { found: [], summary: 'Spelling is not checked: that needs the full installation, npm ci' }
  const prose = await check('prose', paths)
  const ofTerms = paths.filter(path => path.includes('/terms/'))
  const mixed = ofTerms.length === 0 ? [] : (await check('mixed', ofTerms)).issues
  const found = explainSpelling({ prose: prose.issues, mixed, code: [] }, root)
  return {
    found: found.map(each => ({ ...each, severity: 'warning' })),
    summary: `Spelling: ${prose.files} ${prose.files === 1 ? 'text' : 'texts'} checked; ${all}`,
  }
}

function textsToCheck(content: string, slugs: readonly string[], since: string): readonly string[] {
  if (slugs.length === 0) return uncommittedFiles(content, since).filter(path => TEXT.test(path))
  return slugs
    .flatMap(slug => ['en', 'es'].map(language => `terms/${slug}/${language}.md`))
    .filter(path => existsSync(join(content, path)))
}
