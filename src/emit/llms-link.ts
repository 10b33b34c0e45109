/** A link as every list of llms.txt writes it: a name, an absolute address, and a note. */
import { absolute } from '../model/address.ts'
import type { Site } from '../model/site.ts'
import { escapeMarkdown } from '../text/markdown.ts'

/** @param note Markdown, so it may hold links of its own; empty, and there is none */
export const link = (name: string, path: string, note: string, site: Site): string =>
  `[${escapeMarkdown(name)}](${absolute(site, path)})${note === '' ? '' : `: ${note}`}`
