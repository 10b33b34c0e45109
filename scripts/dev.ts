/** `npm run dev`: serves the site from memory and reloads open pages when a file is saved. */
import { senderOf } from '../src/deploy/node/clients.ts'
import { closeOnSignals, listen } from '../src/deploy/node/listen.ts'
import { withChangesSince } from '../src/dev/changes-since.ts'
import { makeDevSite } from '../src/dev/dev-site.ts'
import { brokenPage, makeLiveReload } from '../src/dev/live-reload.ts'
import { isLoopback, onOwnHost } from '../src/dev/loopback-host.ts'
import { withSaving } from '../src/dev/save-entry.ts'
import { withSideBySide } from '../src/dev/side-by-side.ts'
import { watchFolders } from '../src/dev/watch.ts'
import type { Handler } from '../src/edge/handler.ts'
import { makeEdge } from '../src/edge/handler.ts'
import { clientKey } from '../src/edge/limit/client-key.ts'
import { textsOf } from '../src/editorial/content-files.ts'
import { checkStyle } from '../src/editorial/style.ts'
import type { Diagnostic, Severity } from '../src/model/diagnostic.ts'
import { reportDiagnostics } from '../src/report/diagnostics.ts'
import { readFlags } from './flags.ts'
import { addressOf, refuse, style, today, warn } from './terminal.ts'

const flags = readFlags(
  `Usage: npm run dev -- [options]

  --content <folder>   content to show (content)
  --public <folder>    files that are published beside it (public)
  --base-url <url>     address of the site; also BASE_URL (http://localhost:<port>)
  --port <number>      port to listen on, 0 for one that is free; also PORT (8787)
  --host <name>        address to listen on (127.0.0.1); with another one, other machines can read drafts too`,
)

let report = ''
/** A new one for every change, so that it holds no state of the previous site. */
let edge: Handler | undefined

// The port is opened first, since addresses in pages contain it.
const live = makeLiveReload()
const pages: Handler = async request => {
  await ready
  return edge ? edge(request) : brokenPage(report)
}
const termOf = (slug: string) => site.terms.find(term => term.slug === slug)
const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(clientKey))
const isLocal = (request: Request): boolean => thisMachine.has(senderOf(request, 0))
const saving = withSaving(pages, flags.content, isLocal)
const filesOf = (slug: string) => textsOf(flags.content, slug)
const sideBySide = withSideBySide(saving, termOf, filesOf)
const { host, port } = flags
const listensBeyond = !isLoopback(host === '::1' ? '[::1]' : host)
const handler = onOwnHost(live.wrap(withChangesSince(sideBySide, flags.content, filesOf)), listensBeyond)
const server = await listen(handler, { host, port }).catch((error: Error) =>
  refuse(`Cannot listen on ${host}:${port}: ${error.message}`),
)
const address = addressOf(host, server.port)
const folders = { content: flags.content, public: flags.public }
const site = makeDevSite(folders, flags.baseUrl ?? address)

function refresh(): void {
  const started = performance.now()
  const { diagnostics, problems, ok } = site.refresh()
  const lines = problems.map(problem => `error: ${problem}\n`).join('')
  report = reportDiagnostics(diagnostics, flags.content, { color: false, annotations: false }) + lines
  process.stdout.write(reportDiagnostics(diagnostics, flags.content, style(process.stdout)) + lines)
  process.stdout.write(
    ok ? `Up to date (${Math.round(performance.now() - started)} ms)\n` : 'Showing the last good site.\n',
  )
  live.invalid(ok ? undefined : report)
  if (!ok || !site.settings) return
  edge = makeEdge({ asset: async path => site.asset(path), now: () => Date.now() }, site.settings)
  live.reload()
  // Checking the style of all entries takes longer than showing a page, so it runs later.
  clearTimeout(styleTimer)
  styleTimer = setTimeout(() => reportStyle(diagnostics), STYLE_DELAY_MS)
}

/** Milliseconds for browsers to reload before style is checked. */
const STYLE_DELAY_MS = 400
let styleTimer: NodeJS.Timeout | undefined

/** Reports findings of style in the terminal and in the page of each entry. */
function reportStyle(diagnostics: readonly Diagnostic[]): void {
  const isShown = (severity: Severity): boolean => severity !== 'note'
  const found = checkStyle(flags.content, site.terms, diagnostics, today(flags.sourceDate), [], isShown).filter(
    ({ severity }) => isShown(severity),
  )
  process.stdout.write(reportDiagnostics(found, flags.content, style(process.stdout)))
  const plain = { color: false, annotations: false }
  live.style(
    found.map(each => ({
      file: each.file,
      text: `${reportDiagnostics([each], flags.content, plain).split('\n')[0]}\n`,
    })),
  )
}

/** Watching starts before the first read, so that no change is missed; requests wait for both. */
const ready = Promise.all([watchFolders([flags.content, flags.public], refresh, warn), site.load()]).then(([stop]) => {
  refresh()
  return stop
})
const stopWatching = await ready
process.stdout.write(`Editing on ${address}; press Ctrl+C to stop.\n`)
closeOnSignals(async () => {
  await stopWatching()
  await server.close()
})
