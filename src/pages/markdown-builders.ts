/** What Markdown pages are made of: links, lists, tables, code, terms, and the head of a page that is not an entry. */

import { FACTS } from '../languages/facts-by-language.ts'
import { STRINGS } from '../languages/strings-by-language.ts'
import type { Addresses } from '../model/dictionary/site.ts'
import type { Brief } from '../model/dictionary/summary.ts'
import { absolute, file, page } from '../model/web/address.ts'
import { type InBoth, type Language, otherLanguage } from '../schema/language.ts'
import { escapeMarkdown } from '../text/escape-markdown.ts'

/** @param note Markdown behind the link, if there is something to say */
export const markdownLink = (title: string, path: string, site: Addresses, note = ''): string =>
  `[${escapeMarkdown(title)}](${absolute(site, path)})${note === '' ? '' : `: ${note}`}`

export const bullets = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')

export const numbered = (lines: readonly string[]): string => lines.map((line, i) => `${i + 1}. ${line}`).join('\n')

/** @returns no blocks where there are no lines */
export const listSection = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, bullets(lines)]

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A block of code. The fence is longer than any run of backticks in it. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${language}\n${code}\n${mark}`
}

export const jsonFence = (value: unknown): string => fence('json', JSON.stringify(value, null, 2))

export const markdownTermLink = (term: Brief, language: Language, site: Addresses, note?: string): string =>
  markdownLink(term[language].title, page.term(language, term.slug), site, note)

/** A term as a link with its one-line definition. */
export const markdownTermLine = (term: Brief, language: Language, site: Addresses): string =>
  markdownTermLink(term, language, site, escapeMarkdown(term[language].tagline))

export const markdownList = (terms: readonly Brief[], language: Language, site: Addresses): string =>
  bullets(terms.map(term => markdownTermLine(term, language, site)))

/**
 * A page that is not an entry: title, definition and addresses as on the page of a term, then the content.
 * @param paths undefined for a page without an address of its own, which is shown in place of others
 */
export function markdownPage(
  { title, description }: { readonly title: string; readonly description: string },
  paths: InBoth<string> | undefined,
  language: Language,
  site: Addresses,
  blocks: readonly string[],
): string {
  const strings = STRINGS[language]
  const other = otherLanguage(language)
  const head = paths
    ? [
        `# ${escapeMarkdown(title)}`,
        `> ${escapeMarkdown(description)}`,
        bullets([
          `${strings.pageAddress}: ${absolute(site, paths[language])}`,
          `${FACTS[other].ownName}: ${absolute(site, paths[other])}`,
          `${strings.agentIndex}: ${absolute(site, file.llms(language))}`,
        ]),
      ]
    : [`# ${title}`, description]
  return `${[...head, ...blocks].filter(block => block !== '').join('\n\n')}\n`
}
