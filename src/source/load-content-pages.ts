/**
 * Reads the site's own pages (home, developers, about …): front matter and Markdown, and checks links between pages.
 */

import { basename, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page, PageText } from '../model/dictionary/site.ts'
import { PLACEHOLDER_PATTERN, PLACEHOLDERS, type Placeholder } from '../model/views/markdown-placeholders.ts'
import { mayBePage, page, reservedSlugs } from '../model/web/address.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { LANGUAGES } from '../schema/language.ts'
import { PageFrontMatter } from '../schema/site-settings.ts'
import type { Term } from '../schema/term.ts'
import { nearest } from '../text/edit-distance.ts'
import type { OpenFolder } from './files/read-bilingual-folder.ts'
import { readSource } from './files/read-source-file.ts'
import { type Finding, placeOf, type Read, refuse, toDiagnostic } from './source-finding.ts'
import { readDocument } from './yaml/check-fields.ts'

/** Pages without which the site cannot be built. */
export const REQUIRED_PAGES = ['home', 'developers'] as const

/** Reads one page in both languages. */
export function readPage(folder: OpenFolder): Page | undefined {
  const { name } = folder
  if (!mayBePage(name)) {
    const message = `"${name}" is an address of the site itself`
    const { findings } = refuse('reserved-slug', message, 'Give the folder of the page another name.')
    folder.report(folder.files[0] ?? 'es.md', findings)
  }
  const text = folder.readTexts(readText)
  return text && { name, text }
}

function readText(text: string): Read<PageText> {
  const { document, value: front, findings: found } = readDocument(PageFrontMatter, text)
  if (!document) return { findings: found }
  const findings: Finding[] = [...found]
  for (const { 0: mark, 1: name = '', index } of text.matchAll(PLACEHOLDER_PATTERN)) {
    if (PLACEHOLDERS.includes(name as Placeholder)) continue
    const near = nearest(name, PLACEHOLDERS)
    const message = `there is nothing to put in the place of "${mark}"`
    const hint = near === undefined ? `Known names: ${PLACEHOLDERS.join(', ')}.` : `Did you mean "{{${near}}}"?`
    findings.push({ code: 'unknown-placeholder', place: placeOf(text, index), message, hint })
  }
  const picture = /!\[[^\]\n]*\]\(/.exec(withoutCode(document.body))
  if (picture) {
    const hint = 'Say it in words; only the entries of terms have illustrations.'
    const place = placeOf(text, text.indexOf(picture[0]))
    findings.push({ code: 'image-in-text', place, message: 'pages have no pictures', hint })
  }
  return { ...(front && { value: { ...front, body: document.body.trim() } }), findings }
}

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

/** Removes code, in which addresses are not links. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^(```+|~~~+)[^\n]*\n.*?^\1/gms, '').replace(/`[^`\n]*`/g, '')
