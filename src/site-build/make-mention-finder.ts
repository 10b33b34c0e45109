/** Makes functions that find which terms an entry names; the development server has one that remembers. */

import type { Summary } from '../model/dictionary/summary.ts'
import { type InBoth, inBoth } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { findMentions, type Mention } from '../text/find-mentions.ts'
import { oncePer } from '../text/memoize.ts'
import { indexNames, type Name } from '../text/name-index.ts'
import { namesOf } from '../text/term-names.ts'

/** Finds the mentions in the explanation of a term. */
type FindMentions = (term: Term) => InBoth<readonly Mention[]>

/** @returns a function that finds the names of some terms */
export type MentionFinder = (summaries: readonly Summary[]) => FindMentions

export const mentionFinder: MentionFinder = summaries => finderOf(namesIn(summaries))

/**
 * @returns a finder that searches the same object of a term only once for the same names; for programs that relate the
 *   same terms again and again
 */
export function rememberMentions(): MentionFinder {
  let known: { readonly names: string; readonly find: FindMentions } | undefined
  return summaries => {
    const wanted = namesIn(summaries)
    const names = JSON.stringify(wanted)
    if (known?.names !== names) known = { names, find: oncePer(finderOf(wanted)) }
    return known.find
  }
}

/** A draft may be shown to its editor, but texts that are published do not lead to it. */
function namesIn(summaries: readonly Summary[]): InBoth<readonly Name[]> {
  const shown = summaries.filter(({ draft }) => !draft)
  return inBoth(language => [...namesOf(shown, language)])
}

function finderOf(names: InBoth<readonly Name[]>): FindMentions {
  const index = inBoth(language => indexNames(names[language], language))
  return ({ slug, means, ...text }) =>
    inBoth(language => findMentions(text[language].explanation, index[language], slug, means))
}
