/** Checks that links between the site's own pages and to entries lead somewhere. */
import { basename, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/dictionary/site.ts'
import { page, reservedSlugs } from '../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { nearest } from '../text/edit-distance.ts'
import { readSource } from './files/read-source-file.ts'
import { withoutCode } from './load-content-pages.ts'
import { placeOf, toDiagnostic } from './source-finding.ts'

/** The address of a link in Markdown, without a title after it. */
const LINK = /\]\(\s*<?([^\s)>]+)/g

/**
 * Checks that links within the site, which pages write by hand, lead to pages that exist.
 * @param terms those that are valid
 * @param folders slugs of all folders of terms, including invalid ones, which will be published once corrected
 */
export function checkPageLinks(
  root: string,
  pages: readonly Page[],
  terms: readonly Pick<Term, 'slug' | 'formerSlugs' | 'draft'>[],
  folders: readonly string[],
): readonly Diagnostic[] {
  const drafts = new Set(terms.flatMap(({ slug, draft }) => (draft ? [slug] : [])))
  const names = [...folders.filter(slug => !drafts.has(slug)), ...pages.map(({ name }) => name)]
  const known = new Set([...names, ...terms.flatMap(({ formerSlugs }) => formerSlugs)])
  return pages.flatMap(({ name, text }) =>
    LANGUAGES.flatMap(language =>
      [...withoutCode(text[language].body).matchAll(LINK)].flatMap(([, target = '']) => {
        const fault = findFault(target, known, names, drafts)
        if (!fault) return []
        const path = `pages/${name}/${language}.md`
        const source = readSource(join(root, path)).value ?? ''
        // After the two brackets, or at the start if they are not there.
        const place = placeOf(source, source.indexOf(`](${target}`) + 2)
        return [toDiagnostic(`${basename(root)}/${path}`, { code: 'dead-link', place, ...fault })]
      }),
    ),
  )
}

function findFault(
  target: string,
  known: ReadonlySet<string>,
  names: readonly string[],
  drafts: ReadonlySet<string>,
): { readonly message: string; readonly hint: string } | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\{\{)/i.test(target)) return undefined
  const message = `the link to "${target}" leads nowhere`
  if (!target.startsWith('/'))
    return { message, hint: 'Addresses within the site begin with a slash, as in "/dns/"; others with https://.' }
  const path = target.replace(/[?#].*$/, '')
  const rest = path.replace(/^\/es(?=\/|$)/, '').replace(/\/index\.(?:md|html)$/, '/')
  const [, first = '', ...more] = rest.split('/')
  if (first === '' || known.has(first) || first.includes('.') || first.includes('{{')) return undefined
  if (first === 'topics' || first === 'levels') {
    if (LISTINGS.has(rest.endsWith('/') ? rest : `${rest}/`) || /\.\w+$/.test(more.at(-1) ?? '')) return undefined
    return { message, hint: `Topics are: ${SUBJECTS.join(', ')}.` }
  }
  if (reservedSlugs().has(first)) return undefined
  if (drafts.has(first)) return { message, hint: `"${first}" is a draft, which is not published.` }
  const near = nearest(first, names)
  const hint = near === undefined ? 'Correct the address, or remove the link.' : `Did you mean "/${near}/"?`
  return { message, hint }
}

const LISTINGS: ReadonlySet<string> = new Set([
  ...SUBJECTS.flatMap(subject => [
    page.topic('en', subject),
    ...LEVELS.map(level => page.topicLevel('en', subject, level)),
  ]),
  ...LEVELS.map(level => page.level('en', level)),
])
