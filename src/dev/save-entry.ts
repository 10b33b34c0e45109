/**
 * Saves entries from the form in the browser to the files of the content. Only pages of this server on this machine may
 * ask for it, and nothing is saved over a change that was made meanwhile.
 */
import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Handler } from '../edge/handler.ts'
import { file, page } from '../model/web/address.ts'
import { isLoopback } from '../model/web/loopback.ts'
import { LANGUAGES } from '../schema/language.ts'
import { SaveRequest } from '../schema/save-request.ts'
import { readEntrySource } from '../source/entry-source.ts'
import { writeWhole } from '../source/files/write-whole.ts'
import { readExceptions } from '../source/root-files.ts'
import { parseJson } from '../text/parse-json.ts'
import { insertHtml } from './insert-html.ts'

const SAVE_PATH = '/__dev/save'

interface Answer {
  readonly status: 200 | 400 | 403 | 405 | 409
  readonly text: string
}

/**
 * Adds saving to a site.
 * @param content absolute path of the content folder
 * @param isLocal whether a request comes from this machine
 */
export function withSaving(inner: Handler, content: string, isLocal: (request: Request) => boolean): Handler {
  const pages = LANGUAGES.map(page.write)
  return async request => {
    const { pathname } = new URL(request.url)
    if (pathname === SAVE_PATH) return respond(await save(request, content, isLocal))
    const slug = ENTRY.exec(pathname)?.[1]
    if (slug !== undefined) return (await openEntry(content, slug)) ?? inner(request)
    const response = await inner(request)
    if (!pages.includes(pathname) || !isLocal(request) || response.status !== 200) return response
    // Tells the form that it can save.
    return insertHtml(response, '</head>', `<meta name="save-to" content="${SAVE_PATH}">`)
  }
}

const ENTRY = new RegExp(`^${file.writeEntry('([a-z0-9-]+)').replace('.', '\\.')}$`)

/** The files of an entry as they are now, right or wrong. */
async function openEntry(content: string, slug: string): Promise<Response | undefined> {
  const { exceptions } = readExceptions(content)
  const source = readEntrySource(content, slug, exceptions)
  if (Object.keys(source.files).length === 0) return undefined
  return Response.json(source, { headers: { 'Cache-Control': 'no-store' } })
}

const respond = ({ status, text }: Answer): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

async function save(request: Request, content: string, isLocal: (request: Request) => boolean): Promise<Answer> {
  if (request.method !== 'POST') return { status: 405, text: 'Entries are saved by POST.' }
  if (!isLocal(request) || !isOwnPage(request))
    return { status: 403, text: 'Entries are saved only from pages of this server, on this machine.' }
  const asked = SaveRequest.safeParse(parseJson(await request.text()))
  if (!asked.success)
    return {
      status: 400,
      text: 'This is not an entry, it is too large, or its address has other characters than a-z, 0-9, and hyphens.',
    }
  return saveFiles(content, asked.data)
}

/**
 * Whether a page of this server sends the request. Names other than those of this machine are refused too: the owner of a
 * name can make it lead here (DNS rebinding).
 */
function isOwnPage({ headers, url }: Request): boolean {
  const { host, hostname } = new URL(url)
  return (
    isLoopback(hostname) &&
    headers.get('Origin') === `http://${host}` &&
    headers.get('Content-Type') === 'application/json' &&
    (headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin'
  )
}

/** Each file is written whole or not at all; a save that was cut off can be repeated. */
function saveFiles(content: string, { slug, opened, files }: SaveRequest): Answer {
  const folder = join(content, 'terms', slug)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) return { status: 400, text: `${folder} is not a folder.` }
  const present: SaveRequest['opened'] = found ? readEntrySource(content, slug, []).files : {}
  const names = ['term.yaml', 'en.md', 'es.md'] as const
  const isKnown = names.every(name => present[name] === opened[name] || present[name] === files[name])
  if (!isKnown) return { status: 409, text: 'The files have changed since the entry was opened.' }
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const text = files[name]
    if (text !== undefined && text !== present[name]) writeWhole(join(folder, name), text, { flush: true })
  }
  return { status: 200, text: 'Saved.' }
}
