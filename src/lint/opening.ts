/** The first sentence of an entry names the term: it is published alone. */
import { acronym } from '../text/names.ts'
import type { LintEntry } from './entry.ts'
import type { Remark } from './finding.ts'
import { holdsName, namesOf } from './name-forms.ts'

export function* checkOpening(entry: LintEntry): Iterable<Remark> {
  if (namesItself(entry)) return
  const hint = 'Begin with the term and what it is; a scene, a question, or an example comes second.'
  const message = 'the first sentence does not name the term'
  yield { rule: 'first-sentence', path: ['explanation', 0], message, hint }
}

/** Whether the first sentence has a name of the entry. */
function namesItself({ text, term, language, passages }: LintEntry): boolean {
  const [first] = passages.find(({ part }) => part === 'explanation')?.sentences ?? []
  return first === undefined || holdsName(first.text, [...namesOf(text), acronym(term, language) ?? ''])
}
