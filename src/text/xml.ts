/** Text for XML documents, which forgive nothing: a character that is not allowed makes the whole file unreadable. */

import { withoutControls } from './controls.ts'
import { escapeHtml } from './html.ts'

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes text for elements and quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(withoutControls(text))
