/** How sentences of an entry open: the first with the term, the others with nouns rather than pronouns. */
import { STYLE } from '../languages/style-rules-by-language.ts'
import { acronym } from '../text/term-names.ts'
import { holdsName, ownNames } from './own-name-inflections.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

export function* checkOpenings(entry: LintEntry): Iterable<Remark> {
  if (!namesItself(entry)) {
    const hint = 'Begin with the term and what it is; a scene, a question, or an example comes second.'
    const message = 'the first sentence does not name the term'
    yield { rule: 'first-sentence', path: ['explanation', 0], message, hint }
  }
  for (const { part, path, sentences } of entry.passages) {
    if (part !== 'explanation' && part !== 'keyPoints') continue
    for (const { text, start } of sentences) {
      const words = STYLE[entry.language].barePronoun.exec(text)?.[0]
      if (words === undefined) continue
      const message = `"${words}" has its noun in another sentence`
      const hint = 'Repeat the noun: readers and assistants quote single sentences.'
      yield { rule: 'bare-pronoun', path, start, words, message, hint }
    }
  }
}

/** Whether the first sentence, which is published alone, has a name of the entry. */
function namesItself({ text, term, language, passages }: LintEntry): boolean {
  const [first] = passages.find(({ part }) => part === 'explanation')?.sentences ?? []
  return first === undefined || holdsName(first.text, [...ownNames(text), acronym(term, language) ?? ''])
}
