/** `palabit links`: checks whether pages on other sites to which the content links still exist. Needs the network. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type ExternalLink, externalLinks } from '../../src/editorial/collect-external-links.ts'
import { contentFiles } from '../../src/editorial/content-at-revision.ts'
import { type Reported, reportDiagnostics } from '../../src/report/diagnostics.ts'
import { contentFolder, path } from '../common-options.ts'
import { defineCommand } from '../define-command.ts'
import { checkLinks, type Outcome } from '../external-link-checker.ts'
import { style } from '../terminal.ts'

export const command = defineCommand({
  summary: 'Asks other sites whether the pages to which the content links are still there.',
  options: {
    content: contentFolder,
    report: path('<file>', 'write what was found as Markdown too; the file is empty when all is well'),
  },
  notes: `Fails when a page is gone. Pages that have moved for good, and sites that do not answer programs, are only
listed.`,
  async run({ content, report }) {
    const found = externalLinks(contentFiles(content))
    const outcomes = await checkLinks(found.map(({ address }) => address))
    const diagnostics = found.flatMap(link =>
      diagnose(link, outcomes.get(link.address) ?? { kind: 'there' }, basename(content)),
    )
    process.stdout.write(reportDiagnostics(diagnostics, content, style(process.stdout)))
    if (report !== undefined) writeFileSync(report, markdown(diagnostics))
    if (diagnostics.some(({ severity }) => severity === 'error')) return 1
    process.stdout.write(
      `${found.length} ${found.length === 1 ? 'address was' : 'addresses were'} asked for; none is gone\n`,
    )
    return 0
  },
})

/** What is said of each outcome. */
const SAID = {
  gone: { code: 'dead-link', severity: 'error', hint: 'Find where the page is now, or remove it.' },
  moved: { code: 'moved-link', severity: 'warning', hint: 'Open it, and write the new address.' },
  unclear: { code: 'unclear-link', severity: 'note', hint: 'Open it in a browser.' },
} as const

/** Findings about a link; none if the page exists. */
function diagnose({ address, places }: ExternalLink, outcome: Outcome, folder: string): readonly Reported[] {
  if (outcome.kind === 'there') return []
  const message =
    outcome.kind === 'moved' ? `${address} has moved for good to ${outcome.to}` : `${address}: ${outcome.reason}`
  return places.map(({ file, line, column }) => ({
    ...SAID[outcome.kind],
    ...{ file: `${folder}/${file}`, line, column, message },
  }))
}

const HEADINGS = { error: 'Gone', warning: 'Moved for good', note: 'To be opened by a person' } as const

/** Markdown for an issue. Content is written as code, so that it cannot mention users or embed images. */
function markdown(found: readonly Reported[]): string {
  const code = (text: string) => `\`${text.replaceAll('`', "'")}\``
  return (['error', 'warning', 'note'] as const)
    .flatMap(kind => {
      const own = found.filter(({ severity }) => severity === kind)
      const items = own.map(({ file, line, message }) => `- ${code(`${file}:${line}`)} ${code(message)}\n`)
      return own.length === 0 ? [] : `## ${HEADINGS[kind]}\n\n${items.join('')}`
    })
    .join('\n')
}
