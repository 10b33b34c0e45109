/**
 * What a pull request changes, as Markdown for the summary page of a run on GitHub: each entry with both languages side by
 * side, so that a change can be read without a copy of the project.
 */
import { FACTS } from '../languages/facts.ts'
import { LANGUAGES } from '../schema/language.ts'
import { escapeHtml } from '../text/html.ts'
import { contentFiles, type Files, filesAt, foldersIn } from './content-files.ts'

/** Entries that a summary shows; GitHub refuses one of more than a megabyte. */
const MAX_SHOWN = 20

/**
 * @param root absolute path of the content folder
 * @param since revision to compare with
 * @returns undefined if there is no such revision
 */
export function changedEntries(root: string, since: string): string | undefined {
  const before = filesAt(root, since)
  if (!before) return undefined
  const after = contentFiles(root)
  const changed = foldersIn(after).filter(folder =>
    LANGUAGES.some(language => before.get(`${folder}/${language}.md`) !== after.get(`${folder}/${language}.md`)),
  )
  if (changed.length === 0) return ''
  const shown = changed
    .toSorted()
    .slice(0, MAX_SHOWN)
    .map(folder => sideBySide(after, folder))
  const more = changed.length > MAX_SHOWN ? `\n… and ${changed.length - MAX_SHOWN} more.\n` : ''
  return `### What changes\n\n${shown.join('\n')}${more}\n`
}

/** GitHub reads Markdown within HTML where empty lines stand around it. */
function sideBySide(files: Files, folder: string): string {
  const cells = LANGUAGES.map(
    language => `<td valign="top">\n\n${shownText(files.get(`${folder}/${language}.md`))}\n\n</td>`,
  )
  const heads = LANGUAGES.map(language => `<th>${FACTS[language].name}</th>`)
  return `<details open><summary><code>${escapeHtml(folder)}</code></summary>\n<table><tr>${heads.join('')}</tr><tr>${cells.join('')}</tr></table>\n</details>\n`
}

/** The fields at the top as a block of code, and the text below them, in which a heading is no heading of the summary. */
function shownText(text: string | undefined): string {
  if (text === undefined) return '–'
  const [, fields = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return `\`\`\`yaml\n${fields.replaceAll('```', '')}\n\`\`\`\n\n${body.trim().replace(/^## (.*)$/gm, '**$1**')}`
}
