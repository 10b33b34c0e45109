/** The headword as it stands within a sentence: its capital and, in Spanish, its article. */

import { FACTS } from '../languages/facts-by-language.ts'
import type { Brief } from '../model/dictionary/summary.ts'
import type { Language } from '../schema/language.ts'
import { splitTitle } from '../text/term-names.ts'

/** Without the initial capital, except for acronyms and for names such as `World Wide Web`. */
export const inSentence = (headword: string): string =>
  /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*(?: |$)/u.test(headword) && headword.length > 1 && !/ \p{Lu}\p{Ll}/u.test(headword)
    ? headword.charAt(0).toLowerCase() + headword.slice(1)
    : headword

/**
 * `virtual machine`, `la máquina virtual`, `Docker`: in Spanish, common nouns have an article and product names do not.
 */
export function spoken({ en, es }: Pick<Brief, Language>, language: Language): string {
  const { bare: headword } = splitTitle({ en, es }[language].title)
  if (es.article === undefined) return headword
  const [article] = es.article.split(' ')
  return FACTS[language].hasGender ? `${article} ${inSentence(headword)}` : inSentence(headword)
}
