/**
 * Live reload for editors: a stream of events (HTML Standard, server-sent events) and a small script that follows it.
 * The script is a file of the site's own, so the content security policy need not be loosened.
 */
import type { Handler } from '../edge/handler.ts'
import { html } from '../text/html.ts'

const SCRIPT_PATH = '/__dev/reload.js'
const EVENTS_PATH = '/__dev/events'

/** What the rules of style say of an entry, and the file that they say it of. */
export interface Remark {
  readonly file: string
  readonly text: string
}

const SCRIPT = `const events = new EventSource('${EVENTS_PATH}')
// The form in which entries are written shows what is typed.
events.addEventListener('reload', () => document.querySelector('[data-write]') || location.reload())
// At the top of the window wherever one reads; the policy of the page allows styles that a script sets one by one.
const show = (id, role, heading, text) => {
  document.querySelector('#' + id)?.remove()
  const box = document.createElement('aside')
  const words = document.createElement('pre')
  const close = document.createElement('button')
  box.id = id
  box.lang = 'en'
  box.setAttribute('role', role)
  Object.assign(box.style, { position: 'sticky', top: '0', zIndex: '9', order: '-1', padding: '.5rem',
    background: 'Canvas', color: 'CanvasText', border: '2px solid', maxHeight: '40vh', overflow: 'auto' })
  Object.assign(words.style, { border: '0', margin: '.5rem 0 0', whiteSpace: 'pre-wrap' })
  // It scrolls where it is long, by the keyboard too.
  box.tabIndex = 0
  words.textContent = text
  close.textContent = 'Close'
  Object.assign(close.style, { border: '1px solid', borderRadius: '.25rem', padding: '.25rem .75rem', background: 'ButtonFace',
    color: 'ButtonText', font: 'inherit', marginInlineEnd: '.75rem', cursor: 'pointer' })
  close.addEventListener('click', () => box.remove())
  box.append(close, heading, words)
  document.body.prepend(box)
}
events.addEventListener('invalid', ({ data }) =>
  show('dev-errors', 'alert', 'The content has errors. This page shows the site before them.', JSON.parse(data)))
events.addEventListener('style', ({ data }) => {
  document.querySelector('#dev-style')?.remove()
  const names = location.pathname.split('/').filter(Boolean)
  const own = JSON.parse(data).filter(({ file }) => names.some(name => file.includes('/terms/' + name + '/')))
  if (own.length === 0) return
  show('dev-style', 'status', 'What the check says of this entry:', own.map(({ text }) => text).join(''))
})
`

const NO_STORE = { 'Cache-Control': 'no-store' }

/** A page with the script; a response that is no page stays as it is. */
async function withScript(response: Response): Promise<Response> {
  if (response.status === 304 || !response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const text = (await response.text()).replace('</body>', `<script src="${SCRIPT_PATH}" defer></script>\n</body>`)
  const headers = new Headers(response.headers)
  for (const name of ['Content-Length', 'ETag', 'Strict-Transport-Security']) headers.delete(name)
  headers.set('Cache-Control', 'no-store')
  return new Response(text, { status: response.status, headers })
}

export type LiveReload = ReturnType<typeof makeLiveReload>

export function makeLiveReload() {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let report: string | undefined
  let remarks = '[]'
  const encoder = new TextEncoder()
  const eventOf = (name: string, data: string) => encoder.encode(`event: ${name}\ndata: ${data}\n\n`)
  const send = (name: string, data: string): void => {
    const event = eventOf(name, data)
    for (const listener of listeners) listener.enqueue(event)
  }
  const follow = (): Response => {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller
        listeners.add(controller)
        controller.enqueue(report === undefined ? encoder.encode(': hello\n\n') : eventOf('invalid', report))
        if (remarks !== '[]') controller.enqueue(eventOf('style', remarks))
      },
      cancel() {
        if (own) listeners.delete(own)
      },
    })
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', ...NO_STORE } })
  }
  return {
    /** Answers the live-reload requests, and adds the script to pages that the inner handler answers with. */
    wrap:
      (inner: Handler): Handler =>
      async request => {
        const { pathname } = new URL(request.url)
        if (pathname === EVENTS_PATH) return follow()
        if (pathname === SCRIPT_PATH)
          return new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', ...NO_STORE } })
        return withScript(await inner(request))
      },
    reload: () => send('reload', 'now'),
    /** Shows every open page, now and later, what is wrong with the content; undefined when all is well again. */
    invalid(text: string | undefined): void {
      report = text && JSON.stringify(text)
      if (report !== undefined) send('invalid', report)
    },
    /** Shows the page of each entry, now and later, what the rules of style say of it. */
    style(found: readonly Remark[]): void {
      const text = JSON.stringify(found)
      if (text !== remarks) send('style', text)
      remarks = text
    },
  }
}

/** Shown while there has not been a good site yet. */
export function brokenPage(report: string): Response {
  const page = html`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>The content has errors</title></head>
<body>
<main><h1>The content has errors</h1><pre>${report}</pre></main>
</body>
</html>
`.toString()
  return new Response(page, { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
