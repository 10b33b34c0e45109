/** Headwords: a title without its expansion, and its form within a sentence. */
import { FACTS } from '../languages/facts.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { splitTitle } from '../text/names.ts'

/** The form within a sentence: without the initial capital, except for acronyms and for names such as `World Wide Web`. */
export const inSentence = (headword: string): string =>
  /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*(?: |$)/u.test(headword) && headword.length > 1 && !/ \p{Lu}\p{Ll}/u.test(headword)
    ? headword.charAt(0).toLowerCase() + headword.slice(1)
    : headword

/** The fields of a term that determine its headword. */
interface Named {
  readonly en: Pick<Term['en'], 'title'>
  readonly es: Pick<Term['es'], 'title' | 'article'>
}

/**
 * `virtual machine`, `la máquina virtual`, `Docker`: in Spanish, common nouns have an article and product names do not.
 */
export function spoken({ en, es }: Named, language: Language): string {
  const { bare: headword } = splitTitle({ en, es }[language].title)
  if (es.article === undefined) return headword
  const [article] = es.article.split(' ')
  return FACTS[language].hasGender ? `${article} ${inSentence(headword)}` : inSentence(headword)
}
