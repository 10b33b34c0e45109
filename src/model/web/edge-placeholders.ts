/** Places of published pages that the edge fills in: the pages write them, and the edge looks for them. */
import { trusted } from '../../text/html.ts'

export const RESULTS_SLOT = '<div data-results>\n</div>'

/** The beginning of the box, after which the question goes. */
export const QUESTION_SLOT = '<input id="q" name="q" '

/** In the 404 page, for entries with similar names; it is hidden as long as there are none. */
export const SUGGESTIONS_SLOT = {
  open: trusted('<section class="near" hidden>'),
  close: trusted('<ul></ul></section>'),
} as const
