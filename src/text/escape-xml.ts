/** Escapes text for XML documents, in which one illegal character makes the whole file unreadable. */
import { escapeHtml } from './html.ts'

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const escapeXml = (text: string): string => escapeHtml(withoutControls(text))

/** Cheap test that is true for every text with an illegal character. */
const SUSPECT = /[^\t\n\r -~\u00a0-\ud7ff\ue000-\ufffd]/
const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/**
 * Removes characters that XML and CSV must not have.
 * @example withoutControls('a\u0000b') // => 'ab'
 */
export const withoutControls = (text: string): string => (SUSPECT.test(text) ? text.replace(ILLEGAL, '') : text)
