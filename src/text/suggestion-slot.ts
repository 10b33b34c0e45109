/**
 * The place in the 404 page for entries with similar names, which the page writes and the edge fills. It is hidden as long
 * as there are none.
 */
import { trusted } from './html.ts'

export const SUGGESTIONS_SLOT = {
  open: trusted('<section class="near" hidden>'),
  close: trusted('<ul></ul></section>'),
} as const
