/** The few small drawings of the interface. They stand in the page, so that none is fetched; all are decoration. */
import { type Html, html } from '../text/html.ts'

const icon = (content: Html): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">${content}</svg>`

/** A word between the quotation marks of Spanish, one bit long. */
export const MARK = html`<svg class="mark" viewBox="0 0 40 24" width="30" height="18" aria-hidden="true" focusable="false"><path d="M11 3 3 12l8 9M29 3l8 9-8 9"/><rect x="16" y="8" width="8" height="8" rx="1"/></svg>`

export const LENS = icon(html`<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>`)

/** Half dark, half light. */
export const THEME = icon(html`<circle cx="12" cy="12" r="8.5"/><path class="filled" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>`)
