/**
 * Reads the queries that the search indexes with an entry, from `queries/en.tsv` and `es.tsv`: what people type who
 * look for it without naming it. Each line is the slug of an entry, a tab, and a query.
 */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import type { Queries } from '../../schema/comparisons-and-paths.ts'
import { inBoth, type Language } from '../../schema/language.ts'
import { foldedWords } from '../../text/words.ts'
import { refuseRootFile } from '../files/find-content.ts'
import { decode, readBounded } from '../files/read-source-file.ts'
import { type Finding, type Read, START, toDiagnostics, unknownEntry } from '../source-finding.ts'

/** The file of a language, below the content folder. */
export const queriesFile = (language: Language): string => `queries/${language}.tsv`

/**
 * @param slugs names of all folders of terms
 * @returns the queries by entry, without the lines that are wrong
 */
export function readQueries(
  root: string,
  slugs: readonly string[],
): { readonly queries: Queries; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const queries = inBoth(language => {
    const { value = new Map(), findings } = readLanguage(root, queriesFile(language), slugs)
    diagnostics.push(...toDiagnostics(`${basename(root)}/${queriesFile(language)}`, findings))
    return value
  })
  return { queries, diagnostics }
}

function readLanguage(root: string, file: string, slugs: readonly string[]): Read<ReadonlyMap<string, string[]>> {
  if (!existsSync(join(root, file))) return { findings: [] }
  const refusal = refuseRootFile(root, file)
  if (refusal) return refusal
  const limit = bounds.queries.bytes
  const { value: text, findings } = decode(readBounded(join(root, file), limit), limit)
  return text === undefined ? { findings } : parseQueries(text, slugs)
}

/** The lines of a file, or what is wrong with them. */
function parseQueries(text: string, slugs: readonly string[]): Read<ReadonlyMap<string, string[]>> {
  const known = new Set(slugs)
  const lines = new Map<string, number>()
  const value = new Map<string, string[]>()
  const findings: Finding[] = []
  for (const [i, row] of text.split('\n').entries()) {
    if (row === '') continue
    const place = { ...START, line: i + 1 }
    const [slug = '', query = '', ...rest] = row.split('\t')
    const words = foldedWords(query).join(' ')
    const before = lines.get(words)
    const fault = refuseQuery(query, words === '' || rest.length > 0)
    if (fault) findings.push({ code: 'query-form', place, ...fault })
    else if (!known.has(slug)) findings.push({ ...unknownEntry(slug, slugs), place })
    else if (before !== undefined) findings.push({ code: 'duplicate-query', place, ...repeats(query, before) })
    else add(value, slug, query)
    if (value.get(slug)?.length === bounds.queries.max + 1)
      findings.push({ code: 'query-form', place, ...tooMany(slug) })
    lines.set(words, before ?? i + 1)
  }
  return { value, findings }
}

function add(queries: Map<string, string[]>, slug: string, query: string): void {
  const own = queries.get(slug)
  if (own) own.push(query)
  else queries.set(slug, [query])
}

const tooMany = (slug: string): Pick<Finding, 'message' | 'hint'> => ({
  message: `"${slug}" has more than ${bounds.queries.max} queries`,
  hint: 'Delete those that say least.',
})

function refuseQuery(query: string, isMalformed: boolean): Pick<Finding, 'message' | 'hint'> | undefined {
  const { characters } = bounds.queries
  if (isMalformed || query !== query.trim())
    return { message: 'this line is no query', hint: 'Write the slug of an entry, one tab, and what people type.' }
  if (query.length <= characters) return undefined
  const message = `the query has ${query.length} characters; at most ${characters} are allowed`
  return { message, hint: 'Write what people type into a search box.' }
}

const repeats = (query: string, line: number): Pick<Finding, 'message' | 'hint'> => ({
  message: `"${query}" stands in line ${line} too`,
  hint: 'A query leads to one entry; delete one of the two lines.',
})
