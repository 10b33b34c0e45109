/** `palabit dev`: serves the site from memory and reloads open pages when a file is saved. */
import { closeOnSignals } from '../../src/deploy/node/http-server.ts'
import { type DevSite, makeDevSite } from '../../src/dev/dev-site.ts'
import { brokenPage, type LiveReload, makeLiveReload } from '../../src/dev/live-reload.ts'
import { onOwnHost } from '../../src/dev/require-loopback-host.ts'
import { watchFolders } from '../../src/dev/watch.ts'
import { type Handler, makeEdge } from '../../src/edge/handler.ts'
import { lintTermFolders } from '../../src/editorial/lint-content.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { reportDiagnostics } from '../../src/report/diagnostics.ts'
import { baseUrl, contentFolder, host, latestDay, publicFolder, serverPort } from '../common-options.ts'
import { defineCommand } from '../define-command.ts'
import { openPort } from '../listen-early.ts'
import { style, warn } from '../terminal.ts'

export const command = defineCommand({
  summary: 'Serves the site from memory, and reloads open pages when a file is saved.',
  options: {
    content: contentFolder,
    public: publicFolder,
    baseUrl: { ...baseUrl, description: 'address of the site (http://localhost:<port>)' },
    port: serverPort,
    host: { ...host, description: 'address to listen on; with another one, other machines can read drafts too' },
  },
  async run({ content, public: publicFiles, host: name, port, baseUrl: address }) {
    const server = await openPort({ host: name, port })
    const live = makeLiveReload()
    const site = makeDevSite({ content, public: publicFiles }, address ?? server.address)
    const reportStyle = styleReporter(content, site, live)
    /** A new one for every change, so that it holds no state of the previous site. */
    let edge: Handler | undefined
    let report = ''
    const refresh = (): void => {
      const refreshed = refreshSite(content, site, live)
      report = refreshed.report
      if (!refreshed.edge) return
      edge = refreshed.edge
      live.reload()
      reportStyle(refreshed.diagnostics)
    }
    // Watching starts before the first read, so that no change is missed.
    const [stopWatching] = await Promise.all([watchFolders([content, publicFiles], refresh, warn), site.load()])
    refresh()
    const pages: Handler = async request => (edge ? edge(request) : brokenPage(report))
    server.answerWith(onOwnHost(live.wrap(pages), name))
    process.stdout.write(`Editing on ${server.address}; press Ctrl+C to stop.\n`)
    closeOnSignals(async () => {
      await stopWatching()
      await server.close()
    })
    return 0
  },
})

const PLAIN = { color: false, annotations: false }

/** Reads the content again, and says what is wrong with it. */
function refreshSite(content: string, site: DevSite, live: LiveReload) {
  const started = performance.now()
  const { diagnostics, problems, ok } = site.refresh()
  const lines = problems.map(problem => `error: ${problem}\n`).join('')
  const report = reportDiagnostics(diagnostics, content, { ...PLAIN, excerpts: true }) + lines
  process.stdout.write(reportDiagnostics(diagnostics, content, style(process.stdout)) + lines)
  process.stdout.write(
    ok ? `Up to date (${Math.round(performance.now() - started)} ms)\n` : 'Showing the last good site.\n',
  )
  live.invalid(ok ? undefined : report)
  const edge =
    ok && site.settings
      ? makeEdge({ asset: async path => site.asset(path), now: () => Date.now() }, site.settings)
      : undefined
  return { diagnostics, report, edge }
}

/** Milliseconds for browsers to reload before style is checked, which takes longer than showing a page. */
const STYLE_DELAY_MS = 400

/** @returns a function that reports findings of style in the terminal and in the page of each entry */
function styleReporter(content: string, site: DevSite, live: LiveReload) {
  const reportStyle = (diagnostics: readonly Diagnostic[]): void => {
    const found = lintTermFolders(content, site.terms, diagnostics, latestDay(), [], false)
    process.stdout.write(reportDiagnostics(found, content, style(process.stdout)))
    live.style(
      found.map(each => ({
        ...{ file: each.file, text: `${reportDiagnostics([each], content, PLAIN).split('\n')[0]}\n` },
      })),
    )
  }
  let timer: NodeJS.Timeout | undefined
  return (diagnostics: readonly Diagnostic[]): void => {
    clearTimeout(timer)
    timer = setTimeout(() => reportStyle(diagnostics), STYLE_DELAY_MS)
  }
}
