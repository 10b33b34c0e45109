/** The form on the developers page: shows its request as a curl command, sends it, and shows the response. */
import {
  type ApiRequest,
  curl,
  entryRequest,
  listRequest,
  markdownRequest,
  searchRequest,
  toolRequest,
} from '../model/web/api-request.ts'
import { element, pageLanguage } from './page.ts'

/** Makes a form show, send and answer its request. */
function enable(form: HTMLFormElement): void {
  const command = form.querySelector('#try-command code')
  const status = form.querySelector('output')
  const place = form.querySelector<HTMLElement>('.try-answer')
  const { base = '', origin = '' } = form.dataset
  if (!command || !status || !place) return
  let latest = new AbortController()

  const refresh = (): void => {
    showFields(form)
    command.textContent = curl(requestOf(form), origin)
  }
  const send = async (): Promise<void> => {
    latest.abort()
    const own = new AbortController()
    latest = own
    status.textContent = tryWords().waiting
    try {
      const answer = await ask(requestOf(form), base, own.signal)
      showAnswer(place, answer)
      status.textContent = summary(answer)
    } catch (error) {
      if (!own.signal.aborted) status.textContent = tryWords().failed((error as Error).message)
    }
  }
  form.addEventListener('input', refresh)
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send()
  })
  // Browsers restore the chosen values when they return to the page.
  addEventListener('pageshow', refresh)
  refresh()
}

async function ask({ method, path, headers, body }: ApiRequest, base: string, signal: AbortSignal): Promise<Answer> {
  const before = performance.now()
  const answer = await fetch(base + path, { method, headers, cache: 'no-store', signal, ...(body && { body }) })
  const text = await answer.text()
  const { status, statusText } = answer
  return { status, statusText, headers: answer.headers, text, milliseconds: performance.now() - before }
}

interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
  readonly milliseconds: number
}

/** Characters of a body that are shown. */
const MAX_BODY_CHARACTERS = 20_000

/** Status, duration and size in one line. */
function summary({ status, statusText, text, milliseconds }: Answer): string {
  const size = written(new TextEncoder().encode(text).length)
  return `${`${status} ${statusText}`.trim()} · ${written(milliseconds)} ms · ${size} B`
}

/** @param place has a table for the headers and a block for the body */
function showAnswer(place: HTMLElement, { headers, text }: Answer): void {
  place.querySelector('tbody')?.replaceChildren(
    ...readable(headers).map(([name, value]) => {
      const head = element('th', '', name)
      head.scope = 'row'
      return element('tr', '', head, element('td', '', value))
    }),
  )
  const code = place.querySelector('code')
  if (code) code.textContent = bounded(pretty(text))
  code?.parentElement?.scrollTo(0, 0)
  place.hidden = false
}

/** CORS-safelisted response headers (Fetch): scripts of every origin may read them. */
const SAFELISTED = ['Content-Type', 'Content-Language', 'Cache-Control', 'Last-Modified']

/** The headers that scripts of other origins can read. This page could read more. */
function readable(headers: Headers): readonly (readonly [string, string])[] {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').split(/\s*,\s*/).filter(name => name !== '')
  return [...new Set([...SAFELISTED, ...exposed])].flatMap(name => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function bounded(text: string): string {
  if (text.length <= MAX_BODY_CHARACTERS) return text
  return `${text.slice(0, MAX_BODY_CHARACTERS)}\n${tryWords().cut(written(MAX_BODY_CHARACTERS), written(text.length))}`
}

const WORDS = {
  en: {
    waiting: 'Waiting for the answer …',
    failed: (why: string) => `No answer: ${why}`,
    cut: (shown: string, all: string) => `… the first ${shown} of ${all} characters`,
  },
  es: {
    waiting: 'Esperando la respuesta…',
    failed: (why: string) => `Sin respuesta: ${why}`,
    cut: (shown: string, all: string) => `… los primeros ${shown} de ${all} caracteres`,
  },
} as const

const tryWords = (): (typeof WORDS)['en' | 'es'] => WORDS[pageLanguage()]

/** A whole number as the language writes it. */
const written = (count: number): string => new Intl.NumberFormat(pageLanguage()).format(Math.round(count))

/** Shows the fields of the chosen request. The others are disabled, so that they are neither sent nor validated. */
function showFields(form: HTMLFormElement): void {
  const name = chosen(form)
  for (const fieldset of form.querySelectorAll<HTMLFieldSetElement>('[data-choice]')) {
    const isChosen = fieldset.dataset.choice === name
    fieldset.hidden = !isChosen
    fieldset.disabled = !isChosen
  }
}

function requestOf(form: HTMLFormElement): ApiRequest {
  const name = chosen(form)
  const given = valuesOf(form, name)
  switch (name) {
    case 'list':
      return listRequest()
    case 'entry':
      return entryRequest(encodeURIComponent(String(given.slug)))
    case 'search':
      return searchRequest(String(given.q ?? ''), String(given.lang))
    case 'markdown':
      return markdownRequest(String(given.path).replace(/^\/*/, '/').replace(/\/*$/, '/'), 'negotiates' in form.dataset)
    default:
      return toolRequest(name, given)
  }
}

const chosen = (form: HTMLFormElement): string => String(new FormData(form).get('request'))

/** The values of the fields, without empty ones; numbers as numbers. */
function valuesOf(form: HTMLFormElement, name: string): Readonly<Record<string, string | number>> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-choice="${name}"] [name]`)
  return Object.fromEntries(
    [...controls].flatMap(({ name: full, type, value }) => {
      if (value === '') return []
      return [[full.slice(name.length + 1), type === 'number' ? Number(value) : value]]
    }),
  )
}

// At the end, since the functions use the constants above.
for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) enable(form)
