/** Finds keywords of an entry that say the same: the search ignores the order of words, plurals, and small words. */
import type { Language } from '../schema/language.ts'
import { foldedWords } from '../text/words.ts'
import { FUNCTION_WORDS } from './function-word-list.ts'
import type { LintEntry } from './passages.ts'
import type { Remark } from './style-finding.ts'

export function* checkKeywords({ text: { keywords }, language }: LintEntry): Iterable<Remark> {
  const first = new Map<string, string>()
  for (const [i, keyword] of keywords.entries()) {
    const substance = substanceOf(keyword, language)
    const same = first.get(substance)
    if (same === undefined || substance === '') {
      first.set(substance, keyword)
      continue
    }
    const message = `the keyword "${keyword}" has the same words as "${same}"`
    const hint = 'Keep the one that people type; the search ignores order, plurals, and small words.'
    yield { rule: 'keywords-alike', path: ['keywords', i], words: keyword, message, hint }
  }
}

/** Words of questions and wishes, which say nothing of the thing. */
const ASKING: ReadonlySet<string> = new Set('how do does did i me my am como cual cuales mi mis'.split(' '))

/** Words that say something, in the singular and in alphabetical order. */
function substanceOf(keyword: string, language: Language): string {
  const words = foldedWords(keyword).filter(word => !FUNCTION_WORDS[language].has(word) && !ASKING.has(word))
  return [...new Set(words.map(word => word.replace(/(?<=\p{L}{3})e?s$/u, '')))].sort().join(' ')
}
