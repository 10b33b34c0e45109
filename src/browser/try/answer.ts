/** Shows a response: a summary, the headers that scripts of any origin may read, and the body. */
import { pageLanguage } from '../page.ts'

export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
  readonly milliseconds: number
}

/** Characters of a body that are shown. */
const MAX_BODY_CHARACTERS = 20_000

/** Status, duration and size in one line. */
export function summary({ status, statusText, text, milliseconds }: Answer): string {
  const size = written(new TextEncoder().encode(text).length)
  return `${`${status} ${statusText}`.trim()} · ${written(milliseconds)} ms · ${size} B`
}

/** @param place has a table for the headers and a block for the body */
export function showAnswer(place: HTMLElement, { headers, text }: Answer): void {
  place.querySelector('tbody')?.replaceChildren(
    ...readable(headers).map(([name, value]) => {
      const row = document.createElement('tr')
      const head = document.createElement('th')
      const cell = document.createElement('td')
      head.scope = 'row'
      head.textContent = name
      cell.textContent = value
      row.append(head, cell)
      return row
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

export const tryWords = (): (typeof WORDS)['en' | 'es'] => WORDS[pageLanguage()]

/** A whole number as the language writes it. */
export const written = (count: number): string => new Intl.NumberFormat(pageLanguage()).format(Math.round(count))
