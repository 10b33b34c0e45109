/** How much is written in a box, and how much there should be. */
import type { TextDraft } from '../editorial/entry-draft.ts'
import { FORM_STRINGS } from '../languages/form-strings.ts'
import { sentencesOf } from '../lint/entry.ts'
import { bounds, LEVELS } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import { limits } from '../schema/limits.ts'
import { countWords } from '../text/count-words.ts'

/**
 * Counts of the boxes of a text, by their names without the language, in words.
 * @param level as the form has it; explanations of the first one are shorter
 * @param page the language of the page
 */
export function countsOf(text: TextDraft, level: string, page: Language): ReadonlyMap<string, string> {
  const strings = FORM_STRINGS[page]
  const { lines, lists, explanation, analogy, keyPoints } = text
  const length = (line: string): number => line.trim().length
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => strings.range(min, max)
  const words = limits.entry[LEVELS.find(each => String(each) === level) ?? 1]
  return new Map([
    ['title', strings.characters(length(lines.title), strings.most(bounds.title.max))],
    ['tagline', strings.characters(length(lines.tagline), range(limits.tagline))],
    ['example', strings.characters(length(lines.example.replaceAll('**', '')), range(limits.example))],
    ['explanation', strings.words(countWords(explanation.join('\n')), range(words))],
    ['analogy', strings.sentences(sentencesOf(analogy).length, strings.most(limits.analogy.max))],
    ['aliases', strings.names(lists.aliases.length, strings.most(limits.aliases.max))],
    ['keywords', strings.names(lists.keywords.length, strings.least(limits.keywords.min))],
    ...keyPoints.map(
      (point, i) => [`keyPoints.${i}`, strings.characters(length(point), strings.most(limits.keyPoint.max))] as const,
    ),
  ])
}
