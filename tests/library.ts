/**
 * The fixture dictionary for tests that need a site of realistic size and text: 65 entries of the real dictionary as
 * they were at one moment, with the pages and the look of the site. Tests of the program read it instead of `content/`,
 * so that editing an entry never breaks them. Rules that the published content must meet are in `tests/content`.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Term } from '../src/schema/term.ts'
import type { Folders } from '../src/site-build/build-options.ts'
import { loadContent } from '../src/source/load-content.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export const LIBRARY: Folders = {
  content: join(ROOT, 'tests/fixtures/library'),
  public: join(ROOT, 'public'),
}

export const libraryTerms = (): readonly Term[] => loadContent(LIBRARY.content).terms
