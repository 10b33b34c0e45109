/** Reads the site's own pages (home, developers, about …): front matter and Markdown. */
import type { Page, PageText } from '../model/dictionary/site.ts'
import { PLACEHOLDER_PATTERN, PLACEHOLDERS, type Placeholder } from '../model/views/markdown-placeholders.ts'
import { mayBePage } from '../model/web/address.ts'
import { PageFrontMatter } from '../schema/site-settings.ts'
import { nearest } from '../text/edit-distance.ts'
import type { OpenFolder } from './files/read-bilingual-folder.ts'
import { type Finding, placeOf, type Read, refuse } from './source-finding.ts'
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

/** Removes code from Markdown: nothing in it is a link or a picture. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(/^(```+|~~~+)[^\n]*\n.*?^\1/gms, '').replace(/`[^`\n]*`/g, '')
