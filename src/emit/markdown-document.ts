/** Markdown pages that are not entries. */
import { absolute, file } from '../model/address.ts'
import type { Addresses } from '../model/site.ts'
import { STRINGS } from '../pages/strings.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { escapeMarkdown } from '../text/markdown.ts'

/** Title, definition and addresses as on the page of a term, then the content. */
export function document(
  title: string,
  description: string,
  path: string,
  otherPath: string,
  language: Language,
  site: Addresses,
  ...blocks: readonly string[]
): string {
  const strings = STRINGS[language]
  const head = [
    `- ${strings.pageAddress}: ${absolute(site, path)}`,
    `- ${STRINGS[otherLanguage(language)].languageName}: ${absolute(site, otherPath)}`,
    `- ${strings.agentIndex}: ${absolute(site, file.llms(language))}`,
  ]
  return `${[`# ${escapeMarkdown(title)}`, `> ${escapeMarkdown(description)}`, head.join('\n'), ...blocks].filter(block => block !== '').join('\n\n')}\n`
}
