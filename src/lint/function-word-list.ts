/** Words that say little of what a text is about. */
import { STYLE } from '../languages/style-rules-by-language.ts'
import { inBoth } from '../schema/language.ts'

export const FUNCTION_WORDS = inBoth<ReadonlySet<string>>(language => new Set(STYLE[language].functionWords.split(' ')))
