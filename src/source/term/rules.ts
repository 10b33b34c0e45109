/**
 * Rules between terms: ids, slugs, titles and aliases must be unique. They look at terms, not at files; `where` reads a
 * file again only to find the line of a diagnostic.
 */
import type { Diagnostic, DiagnosticCode } from '../../model/diagnostic.ts'
import type { Summary } from '../../model/dictionary/summary.ts'
import { byAge } from '../../model/dictionary/summary.ts'
import { bounds, SLUG_PATTERN } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { checkNeeds } from './needs.ts'
import type { ReportConflict, Where } from './place-in.ts'

/**
 * Checks the rules between terms.
 * @param terms valid terms, in any order
 * @param folders slugs of all folders, valid or not, whose addresses are taken
 * @param reserved first path segments that the site itself uses
 */
export function checkAcross(
  terms: readonly Summary[],
  folders: readonly string[],
  reserved: ReadonlySet<string>,
  where: Where,
): readonly Diagnostic[] {
  const found = (inOrder: readonly Summary[]): readonly Diagnostic[] => {
    const diagnostics: Diagnostic[] = []
    const report: ReportConflict = (term, file, path, code, message, hint) =>
      diagnostics.push({ code, severity: 'error', ...where(term.slug, file, path), message, hint })
    checkIds(inOrder, report)
    checkSlugs(inOrder, folders, reserved, report)
    for (const language of LANGUAGES) checkTitlesAndAliases(inOrder, language, report)
    checkNeeds(inOrder, folders, report)
    return diagnostics
  }
  // The order decides only to whom a clash is reported, so where there is none, dates are not read.
  return found(terms).length === 0 ? [] : found([...terms].sort(byAge))
}

function checkIds(terms: readonly Summary[], report: ReportConflict): void {
  const claims = new Map<string, Summary[]>()
  for (const term of terms) claims.set(term.id, [...(claims.get(term.id) ?? []), term])
  for (const [id, claimants] of claims) {
    const owner = claimants.find(({ slug }) => slug === id) ?? (claimants[0] as Summary)
    for (const term of claimants) {
      const refuse = (code: DiagnosticCode, message: string, hint: string): void =>
        report(term, 'term.yaml', ['id'], code, message, hint)
      const hint = `The id of a new term is the name of its folder: ${term.slug}`
      if (term !== owner) refuse('duplicate-id', `the id "${id}" already belongs to the term "${owner.slug}"`, hint)
      else if (id !== term.slug && isSlug(term.slug) && !term.formerSlugs.includes(id))
        refuse(
          'id-mismatch',
          `the id "${id}" is neither the name of the folder nor a former slug`,
          `${hint}. If the term was renamed, add "${id}" to formerSlugs.`,
        )
    }
  }
}

function checkSlugs(
  terms: readonly Summary[],
  folders: readonly string[],
  reserved: ReadonlySet<string>,
  report: ReportConflict,
): void {
  const taken = new Map(folders.map(slug => [slug, `the term "${slug}"`]))
  for (const term of terms) {
    if (reserved.has(term.slug)) {
      report(
        term,
        'term.yaml',
        [],
        'reserved-slug',
        `"${term.slug}" is an address of the site itself`,
        'Give the folder another name, such as the full form of the term.',
      )
    }
    for (const [index, former] of term.formerSlugs.entries()) {
      const owner = taken.get(former)
      const refuse = (why: string, hint: string): void => {
        const message = `the former slug "${former}" ${why}`
        report(term, 'term.yaml', ['formerSlugs', index], 'former-slug-taken', message, hint)
      }
      if (former === term.slug) refuse('is the name of this folder', 'Remove it here.')
      else if (reserved.has(former)) refuse('is an address of the site itself', 'Remove it here.')
      else if (owner !== undefined) refuse(`is already taken by ${owner}`, 'Remove it here, or rename the other.')
      else taken.set(former, `a former slug of "${term.slug}"`)
    }
  }
}

function checkTitlesAndAliases(terms: readonly Summary[], language: Language, report: ReportConflict): void {
  const file = `${language}.md`
  const titles = new Map<string, Summary>()
  for (const term of terms) {
    const key = term[language].title.toLowerCase()
    const owner = titles.get(key)
    if (owner)
      report(
        term,
        file,
        ['title'],
        'duplicate-title',
        `the title "${term[language].title}" is also that of "${owner.slug}"`,
        'Tell them apart in parentheses: Port (hardware), Port (network).',
      )
    else titles.set(key, term)
  }
  const aliases = new Map<string, Summary>()
  for (const term of terms) {
    for (const [index, alias] of term[language].aliases.entries()) {
      const key = alias.toLowerCase()
      const path = pathOf(term, language, index)
      const titled = titles.get(key)
      if (titled) {
        const message =
          titled === term
            ? `the alias "${alias}" is the title of this entry`
            : `the alias "${alias}" is the title of "${titled.slug}"`
        report(term, file, path, 'alias-is-title', message, 'Remove the alias; titles are found without one.')
        continue
      }
      const owner = aliases.get(key)
      if (owner)
        report(
          term,
          file,
          path,
          'duplicate-alias',
          `the alias "${alias}" ${owner === term ? 'stands here twice' : `is also one of "${owner.slug}"`}`,
          'An alias belongs to one entry in each language: the one that most readers mean.',
        )
      else aliases.set(key, term)
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
