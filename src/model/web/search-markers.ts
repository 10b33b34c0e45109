/** Places of the published page of results that the edge fills in: the page writes them, and the edge looks for them. */

/** The element for the results. */
export const RESULTS_SLOT = '<div data-results>\n</div>'

/** The beginning of the box, after which the question goes. */
export const QUESTION_SLOT = '<input id="q" name="q" '
