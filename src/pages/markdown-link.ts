/** Links and lists in Markdown. */
import type { Addresses } from '../model/dictionary/site.ts'
import { absolute } from '../model/web/address.ts'
import { escapeMarkdown } from '../text/markdown.ts'

/** @param note Markdown behind the link, if there is something to say */
export const markdownLink = (title: string, path: string, site: Addresses, note = ''): string =>
  `[${escapeMarkdown(title)}](${absolute(site, path)})${note === '' ? '' : `: ${note}`}`

export const bullets = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')
