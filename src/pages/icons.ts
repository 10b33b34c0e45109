/** The icons of the interface and of topics, inline in the page so that none is fetched; all are decorative. */
import type { Subject } from '../schema/field-types.ts'
import { type Html, html } from '../text/html.ts'

const icon = (content: Html): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${content}</svg>`

/** The logo: a square between angle quotes. */
export const MARK = html`<svg class="mark" viewBox="0 0 40 24" width="30" height="18" aria-hidden="true" focusable="false"><path d="M11 3 3 12l8 9M29 3l8 9-8 9"/><rect x="16" y="8" width="8" height="8" rx="1"/></svg>`

export const LENS = icon(html`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>`)

/** Filled where something is saved. */
export const STAR = icon(
  html`<path class="star" d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z"/>`,
)

export const SHARE = icon(html`<path d="M12 14.5V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5"/>`)

export const SPEAKER = icon(
  html`<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"/>`,
)

/** Path of the lines, and the upper left corner of the square. */
const SHAPES: Readonly<Record<Subject, readonly [lines: string, x: number, y: number]>> = {
  ai: [
    'M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M18.7 5.3l-2.8 2.8M8.1 15.9l-2.8 2.8',
    9.5,
    9.5,
  ],
  aws: ['M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7z', 14.5, 14.5],
  cloud: ['M7 19.5a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1.2A4 4 0 0 1 17.5 19.5z', 9.5, 12],
  hardware: ['M5.5 5.5h13v13h-13zM9 2.5v3M15 2.5v3M9 18.5v3M15 18.5v3M2.5 9h3M2.5 15h3M18.5 9h3M18.5 15h3', 9.5, 9.5],
  software: ['M2.5 4.5h19v15h-19zM2.5 9h19M6.5 12.5l2.5 2-2.5 2', 12, 12],
  data: ['M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6', 9.5, 12.5],
  security: ['M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6z', 9.5, 9],
  networks: ['M12 7.5v4.5M5 16.5V12h14v4.5M2.5 16.5h5v5h-5zM16.5 16.5h5v5h-5z', 9.5, 2.5],
  companies: ['M5 21.5v-19h14v19M2.5 21.5h19M9 6.5h2M13 6.5h2M9 11h2M13 11h2', 9.5, 16.5],
}

/** The icon of a topic: lines on a grid of 24, and the filled square of the logo at the subject of the icon. */
export function glyph(subject: Subject): Html {
  const [lines, x, y] = SHAPES[subject]
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${lines}"/><rect x="${x}" y="${y}" width="5" height="5" rx=".5"/></svg>`
}
