/** Links within the site that the site's own pages write by hand: each has to lead to something. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOwnSegment, page } from '../model/address.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/site.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { nearest } from '../text/words.ts'
import { placeOf, START, toDiagnostic } from './finding.ts'

/** Addresses of links in Markdown; titles behind them are left out. */
const LINK = /\]\(\s*<?([^\s)>]+)/g

/**
 * @param root absolute path of the content folder
 * @param terms those that are valid
 * @param folders slugs of all folders of terms: what is faulty today will be there tomorrow
 */
export function checkPageLinks(
  root: string,
  label: string,
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
        const fault = faultOf(target, known, names, drafts)
        if (!fault) return []
        const path = `pages/${name}/${language}.md`
        return [
          toDiagnostic(`${label}/${path}`, { code: 'dead-link', place: placeIn(join(root, path), target), ...fault }),
        ]
      }),
    ),
  )
}

function faultOf(
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
  if (isOwnSegment(first)) return undefined
  if (drafts.has(first)) return { message, hint: `"${first}" is a draft, which is not published.` }
  const near = nearest(first, names)
  return {
    message,
    hint: near === undefined ? 'Correct the address, or remove the link.' : `Did you mean "/${near}/"?`,
  }
}

const LISTINGS: ReadonlySet<string> = new Set([
  ...SUBJECTS.flatMap(subject => [
    page.topic('en', subject),
    ...LEVELS.map(level => page.topicLevel('en', subject, level)),
  ]),
  ...LEVELS.map(level => page.level('en', level)),
])

/** Code shows addresses without leading anywhere. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^(```+|~~~+)[^\n]*\n.*?^\1/gms, '').replace(/`[^`\n]*`/g, '')

function placeIn(path: string, target: string): { readonly line: number; readonly column: number } {
  const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n')
  const found = text.indexOf(`](${target}`)
  return found === -1 ? START : placeOf(text, found + 2)
}
