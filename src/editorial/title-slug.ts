/** The slug that a title suggests. Runs anywhere. */
import { bounds } from '../schema/bounds.ts'
import { splitTitle } from '../text/term-names.ts'
import { foldedWords } from '../text/words.ts'

/** @example titleSlug('DNS (Domain Name System)') // => 'dns' */
export const titleSlug = (title: string): string =>
  foldedWords(splitTitle(title).bare)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, bounds.slug.max)
