/** Markdown pages that are not entries. */

import type { Addresses } from '../model/dictionary/site.ts'
import { absolute, file } from '../model/web/address.ts'
import { bullets } from '../pages/markdown-link.ts'
import { STRINGS } from '../pages/strings.ts'
import { type Language, otherLanguage } from '../schema/language.ts'
import { escapeMarkdown } from '../text/markdown.ts'

interface Head {
  readonly title: string
  readonly description: string
  readonly path: string
  /** Path of the page in the other language. */
  readonly otherPath: string
}

/** Title, definition and addresses as on the page of a term, then the content. */
export function document(
  { title, description, path, otherPath }: Head,
  language: Language,
  site: Addresses,
  blocks: readonly string[],
): string {
  const strings = STRINGS[language]
  const head = bullets([
    `${strings.pageAddress}: ${absolute(site, path)}`,
    `${STRINGS[otherLanguage(language)].languageName}: ${absolute(site, otherPath)}`,
    `${strings.agentIndex}: ${absolute(site, file.llms(language))}`,
  ])
  return joined([`# ${escapeMarkdown(title)}`, `> ${escapeMarkdown(description)}`, head, ...blocks])
}

/** A page without an address of its own, which is shown in place of others. */
export const bare = (title: string, text: string, blocks: readonly string[]): string =>
  joined([`# ${title}`, text, ...blocks])

const joined = (blocks: readonly string[]): string => `${blocks.filter(block => block !== '').join('\n\n')}\n`
