/** The icons of the interface, inline in the page so that none is fetched; all are decorative. */
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

export const LINK = icon(
  html`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1-1"/>`,
)

export const SHARE = icon(html`<path d="M12 14.5V3.5M8 7l4-3.5L16 7M6.5 11H5v9.5h14V11h-1.5"/>`)

/** Both languages, one beside the other. */
export const COLUMNS = icon(html`<path d="M3.5 4.5h17v15h-17zM12 4.5v15M6.5 9h2.5M15 9h2.5M6.5 13h2.5M15 13h2.5"/>`)

export const SPEAKER = icon(
  html`<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12"/>`,
)

/** The icons of the themes (system, light, dark); the style sheet shows the chosen one. */
export const THEME = icon(
  html`<g class="of-system"><circle cx="12" cy="12" r="8.5"/><path class="filled" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/></g><path class="of-light" d="M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1M6.3 17.7l-1 1"/><path class="of-dark" d="M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z"/>`,
)
