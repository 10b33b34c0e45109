/** Words as rules compare texts: folded, and divided into content words and function words. */
import type { Language } from '../schema/language.ts'
import { eachWord, fold } from '../text/words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Articles, prepositions, pronouns and the like, folded: without accents. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'a an and are as at be been but by can each every for from had has have if in into is it its like may more must no not of on one only or other out over same so than that the their them then there they this those through to too until up very was were what when where which while who whose will with without you your',
  ),
  es: set(
    'a al algo algun alguien ante antes aunque cada como con cual cuando cuya cuyas cuyo cuyos de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estas este esto estos fue ha hace han hasta hay la las le les lo los mas me mientras mismo misma muy ni no o os otra otro otras otros para pero por porque pues puede pueden que quien quienes se sea segun ser si sin sino sobre solo son su sus tambien tan tanto te tiene tienen toda todas todo todos tu tus un una unas uno unos y ya',
  ),
}

/** The words of a text without case, accents and punctuation. */
export function foldedWords(text: string): readonly string[] {
  const found: string[] = []
  eachWord(fold(text), word => found.push(word))
  return found
}
