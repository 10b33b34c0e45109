/** Checks whether a new term may have a slug. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { VERSUS } from '../model/views/comparison-slug.ts'
import { reservedSlugs } from '../model/web/address.ts'
import { bounds } from '../schema/bounds.ts'
import { isFolderName } from '../schema/field-types.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Content } from '../source/load-content.ts'
import { splitTitle } from '../text/term-names.ts'
import { fold } from '../text/words.ts'

/**
 * @param root absolute path of the content folder
 * @param own slug of an entry that is renamed, whose names do not count
 * @returns a sentence that says why not; undefined if it may
 */
export function refuseSlug(slug: string, { terms, pages }: Content, root: string, own?: string): string | undefined {
  if (!existsSync(root))
    return `There is no folder ${root}; run the command from the folder of the project, or name the content with --content.`
  if (!isFolderName(slug))
    return `"${slug}" cannot be an address. Use lower-case letters a-z, digits and single hyphens, as in "cloud-storage".`
  if (slug.length > bounds.slug.max)
    return `"${slug}" is too long: ${slug.length} characters, at most ${bounds.slug.max} are allowed.`
  if (reservedSlugs(pages.map(({ name }) => name)).has(slug))
    return `"${slug}" is an address of the site itself. Choose another name, such as the full form of the term.`
  if (existsSync(join(root, 'terms', slug)))
    return `There is already a term "${slug}". Edit ${join(root, 'terms', slug)} instead.`
  const former = terms.find(({ formerSlugs }) => formerSlugs.includes(slug))
  if (former)
    return `"${slug}" is a former name of the term "${former.slug}", and its address leads there. Choose another name.`
  const [a = '', b = ''] = slug.split(VERSUS)
  if (slug.includes(VERSUS)) {
    const absent = [a, b].filter(each => !terms.some(term => term.slug === each))
    return `"${slug}" begins a comparison, but there is no entry ${absent.map(each => `"${each}"`).join(' and none ')}.`
  }
  const named = terms.find(
    term =>
      term.slug !== own &&
      LANGUAGES.some(language => namesOf(term, language).includes(fold(slug.replaceAll('-', ' ')))),
  )
  if (named && own !== undefined) return `"${slug}" is a name of the entry "${named.slug}". Choose another one.`
  if (named) return `"${named.slug}" has this name already. Edit ${join(root, 'terms', named.slug)} instead.`
  return undefined
}

/** The names of an entry as they are compared with a slug. */
const namesOf = (term: Content['terms'][number], language: Language): readonly string[] => {
  const { title, aliases } = term[language]
  return [title, splitTitle(title).bare, ...aliases].map(name => fold(name).replaceAll('-', ' '))
}
