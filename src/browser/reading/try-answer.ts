/** The answer to a tried request as a reader sees it: status, the headers that any page's scripts may read, the body. */
import { tryWords, written } from './try-words.ts'

export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
  readonly milliseconds: number
}

/** Characters of a body that are shown; the list of all terms is longer than anybody reads. */
const BODY_LENGTH = 20_000

/** @returns the answer in a line */
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

/** Headers that scripts of every origin may read without being told (Fetch, CORS-safelisted response headers). */
const SAFE = ['Content-Type', 'Content-Language', 'Cache-Control', 'Last-Modified']

/** This page may read more, but those are what a program of somebody else can rely on. */
function readable(headers: Headers): readonly (readonly [string, string])[] {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').split(/\s*,\s*/).filter(name => name !== '')
  return [...new Set([...SAFE, ...exposed])].flatMap(name => {
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
  if (text.length <= BODY_LENGTH) return text
  return `${text.slice(0, BODY_LENGTH)}\n${tryWords().cut(written(BODY_LENGTH), written(text.length))}`
}
