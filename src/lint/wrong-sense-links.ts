/**
 * Finds links that may lead to a wrong sense: words that link to a term in few texts, with their sentences. Everyday
 * words name a term in many texts, and something else in one or two.
 */
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { findMentions, type Mention } from '../text/find-mentions.ts'
import { groupBy } from '../text/group-by.ts'
import { indexNames } from '../text/name-index.ts'
import { namesOf } from '../text/term-names.ts'
import { passage } from './passages.ts'
import type { StyleFinding } from './style-finding.ts'

/** Texts of a language from which on a word is usual for a term. */
const USUAL = 5

/** @param isChecked which entries are reported; the texts of all decide what is rare */
export const checkWrongSenseLinks = (
  terms: readonly Term[],
  isChecked: (slug: string) => boolean = () => true,
): readonly StyleFinding[] =>
  LANGUAGES.flatMap(language => {
    const named = terms.filter(({ draft }) => !draft)
    const index = indexNames(namesOf(named, language), language)
    const links = terms.flatMap(term => {
      const { explanation } = term[language]
      return findMentions(explanation, index, term.slug, term.means).map(mention => linkOf(term, mention, language))
    })
    return [...groupBy(links, ({ slug, words }) => [`${slug} ${words.toLowerCase()}`]).values()]
      .filter(({ length }) => length < USUAL)
      .flatMap(rare => rare.filter(({ from }) => isChecked(from)).map(findingOf))
  })

interface LinkInText {
  readonly from: string
  readonly slug: string
  readonly language: Language
  readonly words: string
  readonly mention: Mention
  readonly text: string
}

function linkOf(term: Term, mention: Mention, language: Language): LinkInText {
  const text = term[language].explanation[mention.paragraph] ?? ''
  const words = text.slice(mention.start, mention.end)
  return { from: term.slug, slug: mention.slug, language, words, mention, text }
}

function findingOf({ from, slug, language, words, mention: { paragraph, start }, text }: LinkInText): StyleFinding {
  const path = ['explanation', paragraph]
  const { sentences } = passage('explanation', path, text)
  const sentence = sentences.findLast(each => each.start <= start)?.text.trim() ?? text
  return {
    ...{ rule: 'rare-link', slug: from, language, path, start, words },
    message: `"${words}" links to ${slug}: ${sentence.replace(/\s+/g, ' ')}`,
    hint: 'If it means something else, list the name, or this phrase, in "common" of that entry.',
  }
}
