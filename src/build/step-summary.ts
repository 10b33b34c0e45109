/** The summary page of a run on GitHub, which shows everything; annotations end with the tenth of a kind. */
import { escapeMarkdown } from '../text/markdown.ts'
import type { Reported } from './report.ts'

/** @returns Markdown: a heading, and an item for each thing that is reported */
export function stepSummary(heading: string, reported: readonly Reported[]): string {
  const items = reported.map(
    ({ file, line, message, hint = '' }) => `- \`${file}:${line}\`: ${escapeMarkdown(`${message}. ${hint}`)}\n`,
  )
  return `### ${escapeMarkdown(heading)}\n\n${items.join('')}\n`
}
