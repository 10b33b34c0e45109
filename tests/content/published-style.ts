/** What the rules of style say of the published entries, asked once for all test files of a worker. */
import { checkStyle } from '../../src/editorial/check-style.ts'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { CONTENT, diagnostics, terms } from './published.ts'

/** The day of the check: the same entries give the same findings on every day. */
export const today = newestDate(terms)

export const styleFindings = checkStyle(CONTENT, terms, diagnostics, today)
