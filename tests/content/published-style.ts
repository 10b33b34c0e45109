/** What the rules of style say of the published entries, asked once for all test files of a worker. */
import { lintTermFolders } from '../../src/editorial/lint-content.ts'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { CONTENT, diagnostics, terms } from './published.ts'

/** The day of the check: the same entries give the same findings on every day. */
export const today = newestDate(terms)

export const styleFindings = lintTermFolders(CONTENT, terms, diagnostics, today)
