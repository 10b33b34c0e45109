/** The site's own pages (home, developers, about …): front matter and free Markdown, in both languages. */

import { mayBePage } from '../model/address.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { PLACEHOLDER_PATTERN, PLACEHOLDERS, type Placeholder } from '../model/placeholder.ts'
import type { Page, PageText } from '../model/site.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { PageFrontMatter } from '../schema/site.ts'
import { nearest } from '../text/words.ts'
import { type Finding, placeOf, type Source, START, toDiagnostic } from './finding.ts'
import { withoutCode } from './page-links.ts'
import { checkFields } from './yaml/check-fields.ts'
import { splitDocument, YAML_OFFSET } from './yaml/front-matter.ts'

/** Pages whose text has a place of its own in the design. */
export const REQUIRED_PAGES = ['home', 'developers'] as const

/** @param files names of all files of the page, readable or not */
export function readPage(
  name: string,
  sources: ReadonlyMap<string, Source>,
  files: readonly string[],
  folder: string,
): { readonly page?: Page; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const text: Partial<Record<Language, PageText>> = {}
  for (const language of LANGUAGES) {
    const file = `${language}.md`
    const source = sources.get(file)
    if (!source && files.includes(file)) continue
    const { value, findings } = source ? readText(source.text) : missing(name, language)
    for (const finding of findings) diagnostics.push(toDiagnostic(`${folder}/${file}`, finding))
    if (value) text[language] = value
  }
  if (!mayBePage(name))
    diagnostics.push(
      toDiagnostic(`${folder}/${files.includes('en.md') ? 'en.md' : 'es.md'}`, {
        code: 'reserved-slug',
        place: START,
        message: `"${name}" is an address of the site itself`,
        hint: 'Give the folder of the page another name.',
      }),
    )
  const { en, es } = text
  return en && es && diagnostics.length === 0 ? { page: { name, text: { en, es } }, diagnostics } : { diagnostics }
}

function missing(
  name: string,
  language: Language,
): { readonly value?: PageText; readonly findings: readonly Finding[] } {
  return {
    findings: [
      {
        code: 'missing-language',
        place: START,
        message: `the page "${name}" has no ${language}.md`,
        hint: 'Every page exists in both languages.',
      },
    ],
  }
}

function readText(text: string): { readonly value?: PageText; readonly findings: readonly Finding[] } {
  const split = splitDocument(text)
  if ('findings' in split) return split
  const { fields, yaml, body } = split.document
  const front = checkFields(PageFrontMatter, fields, yaml, YAML_OFFSET, 'the front matter')
  const findings: Finding[] = 'findings' in front ? [...front.findings] : []
  for (const { 0: mark, 1: name = '', index } of text.matchAll(PLACEHOLDER_PATTERN)) {
    if (PLACEHOLDERS.includes(name as Placeholder)) continue
    const near = nearest(name, PLACEHOLDERS)
    findings.push({
      code: 'unknown-placeholder',
      place: placeOf(text, index),
      message: `there is nothing to put in the place of "${mark}"`,
      hint: near === undefined ? `Known names: ${PLACEHOLDERS.join(', ')}.` : `Did you mean "{{${near}}}"?`,
    })
  }
  const picture = /!\[[^\]\n]*\]\(/.exec(withoutCode(body))
  if (picture)
    findings.push({
      code: 'image-in-text',
      place: placeOf(text, text.indexOf(picture[0])),
      message: 'pages have no pictures',
      hint: 'Say it in words; only the entries of terms have illustrations.',
    })
  if (findings.length > 0 || !('value' in front)) return { findings }
  return { value: { ...front.value, body: body.trim() }, findings }
}
