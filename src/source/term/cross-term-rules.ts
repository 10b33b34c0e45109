/**
 * Rules between terms: ids, slugs, titles and aliases must be unique. They look at terms, not at files; `where` reads a
 * file again only to find the line of a diagnostic.
 */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { byAge, type Summary } from '../../model/dictionary/summary.ts'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { SiteFile } from '../../schema/site-settings.ts'
import { unknownEntry } from '../source-finding.ts'
import { checkGroups } from './group-of-topic-rules.ts'
import type { Where } from './locate-in-file-text.ts'
import { type Conflict, checkNeeds } from './prerequisite-rules.ts'

/**
 * Checks the rules between terms.
 * @param terms valid terms, in any order
 * @param folders slugs of all folders, valid or not, whose addresses are taken
 * @param reserved first path segments that the site itself uses
 * @param groups those of the settings
 */
export function checkAcrossTerms(
  terms: readonly Summary[],
  folders: readonly string[],
  reserved: ReadonlySet<string>,
  where: Where,
  groups?: SiteFile['groups'],
): readonly Diagnostic[] {
  const conflicts = (inOrder: readonly Summary[]): readonly Conflict[] => [
    ...checkIds(inOrder),
    ...checkSlugs(inOrder, folders, reserved),
    ...LANGUAGES.flatMap(language => [...checkTitlesAndAliases(inOrder, language)]),
    ...checkNeeds(inOrder, folders),
    ...checkMeans(inOrder, folders),
    ...checkGroups(inOrder, groups),
  ]
  // The order decides only to whom a clash is reported, so where there is none, dates are not read.
  if (conflicts(terms).length === 0) return []
  return conflicts([...terms].sort(byAge)).map(
    ({ term, file, path, ...finding }): Diagnostic => ({
      severity: 'error',
      ...where(term.slug, file, path),
      ...finding,
    }),
  )
}

function* checkIds(terms: readonly Summary[]): Iterable<Conflict> {
  const owners = new Map<string, Summary>()
  for (const term of terms) if (!owners.has(term.id) || term.slug === term.id) owners.set(term.id, term)
  for (const term of terms) {
    const { id, slug, formerSlugs } = term
    const owner = owners.get(id)
    const at = { term, file: 'term.yaml', path: ['id'] }
    const hint = `The id of a new term is the name of its folder: ${slug}`
    if (owner && term !== owner) {
      const message = `the id "${id}" already belongs to the term "${owner.slug}"`
      yield { ...at, code: 'duplicate-id', message, hint }
    } else if (id !== slug && isSlug(slug) && !formerSlugs.includes(id)) {
      const message = `the id "${id}" is neither the name of the folder nor a former slug`
      const more = `${hint}. If the term was renamed, add "${id}" to formerSlugs.`
      yield { ...at, code: 'id-mismatch', message, hint: more }
    }
  }
}

function* checkSlugs(
  terms: readonly Summary[],
  folders: readonly string[],
  reserved: ReadonlySet<string>,
): Iterable<Conflict> {
  const taken = new Map(folders.map(slug => [slug, `the term "${slug}"`]))
  for (const term of terms) {
    const file = 'term.yaml'
    if (reserved.has(term.slug)) {
      const message = `"${term.slug}" is an address of the site itself`
      const hint = 'Give the folder another name, such as the full form of the term.'
      yield { term, file, path: [], code: 'reserved-slug', message, hint }
    }
    for (const [index, former] of term.formerSlugs.entries()) {
      const owner = taken.get(former)
      const refused = (why: string, hint: string): Conflict => {
        const message = `the former slug "${former}" ${why}`
        return { term, file, path: ['formerSlugs', index], code: 'former-slug-taken', message, hint }
      }
      if (former === term.slug) yield refused('is the name of this folder', 'Remove it here.')
      else if (reserved.has(former)) yield refused('is an address of the site itself', 'Remove it here.')
      else if (owner !== undefined)
        yield refused(`is already taken by ${owner}`, 'Remove it here, or rename the other.')
      else taken.set(former, `a former slug of "${term.slug}"`)
    }
  }
}

/** Entries that texts mean by their common names exist. */
function* checkMeans(terms: readonly Summary[], folders: readonly string[]): Iterable<Conflict> {
  const known = new Set(folders)
  for (const term of terms)
    for (const [index, slug] of (term.means ?? []).entries()) {
      if (!known.has(slug)) yield { term, file: 'term.yaml', path: ['means', index], ...unknownEntry(slug, folders) }
    }
}

function* checkTitlesAndAliases(terms: readonly Summary[], language: Language): Iterable<Conflict> {
  const file = `${language}.md`
  const titles = new Map<string, Summary>()
  for (const term of terms) {
    const { title } = term[language]
    const owner = titles.get(title.toLowerCase())
    if (owner) {
      const message = `the title "${title}" is also that of "${owner.slug}"`
      const hint = 'Tell them apart in parentheses: Port (hardware), Port (network).'
      yield { term, file, path: ['title'], code: 'duplicate-title', message, hint }
    } else titles.set(title.toLowerCase(), term)
  }
  const aliases = new Map<string, Summary>()
  for (const term of terms) {
    for (const [index, alias] of term[language].aliases.entries()) {
      const key = alias.toLowerCase()
      const at = { term, file, path: pathOf(term, language, index) }
      const titled = titles.get(key)
      const owner = aliases.get(key)
      if (titled) {
        const message = `the alias "${alias}" is the title of ${titled === term ? 'this entry' : `"${titled.slug}"`}`
        yield { ...at, code: 'alias-is-title', message, hint: 'Remove the alias; titles are found without one.' }
      } else if (owner) {
        const message = `the alias "${alias}" ${owner === term ? 'stands here twice' : `is also one of "${owner.slug}"`}`
        const hint = 'An alias belongs to one entry in each language: the one that most readers mean.'
        yield { ...at, code: 'duplicate-alias', message, hint }
      } else aliases.set(key, term)
    }
  }
}

/** Where a name stands: behind the aliases of a text come those of its variants that are names. */
function pathOf(term: Summary, language: Language, index: number): readonly PropertyKey[] {
  const { aliases, variants = [] } = term[language]
  const variant = variants.findIndex(line => line.startsWith(`${aliases[index]}: `))
  return variant === -1 ? ['aliases', index] : ['variants', variant]
}

/** Whether the name of a folder is valid. If not, that is reported instead of its id. */
const isSlug = (name: string): boolean => SLUG_PATTERN.test(name) && name.length <= bounds.slug.max
