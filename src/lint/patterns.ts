/** Rules that are one regular expression, applied to every passage of an entry. */

import type { Pattern } from '../languages/shapes/style-rules.ts'
import { STYLE } from '../languages/style-rules-by-language.ts'
import { inBoth } from '../schema/language.ts'
import type { LintEntry, Passage } from './passages.ts'
import type { Remark } from './style-finding.ts'

const BOTH: readonly Pattern[] = [
  {
    rule: 'exclamation-mark',
    needs: /!/,
    find: /[\p{L}\p{N}]{1,60}!/gu,
    trouble: 'exclaims',
    hint: 'End with a period.',
  },
  {
    rule: 'hyphen-as-dash',
    needs: / - /,
    find: /[\p{L}\p{N}]{1,60} - [\p{L}\p{N}]{1,60}/gu,
    trouble: 'has a hyphen in the place of a dash',
    hint: 'Use commas or parentheses; in Spanish a dash stands close to the words: «—así—».',
  },
  {
    rule: 'price',
    needs: /[$€£]|dollars|euros|dólares/,
    find: /(?:US\$|[$€£])\s?\d(?:[\d.,]{0,30}\d)?|\b\d(?:[\d.,]{0,30}\d)? (?:dollars|euros|dólares)(?!\p{L})/gu,
    trouble: 'is a price, and prices change',
    hint: 'Leave it out, or compare with something that stays.',
  },
]

const PATTERNS = inBoth(language => [...BOTH, ...STYLE[language].patterns])

/** Runs the regular expressions of the language over some passages. */
export function checkPatterns({ language, passages }: Pick<LintEntry, 'language' | 'passages'>): readonly Remark[] {
  // Most patterns fit nowhere in an entry, and one test tells.
  const whole = { own: joined(passages, 'own'), spoken: joined(passages, 'spoken') }
  const likely = PATTERNS[language].filter(({ needs, inQuotations }) =>
    needs.test(whole[inQuotations ? 'spoken' : 'own']),
  )
  return passages.flatMap(passage => likely.flatMap(pattern => remarksOn(passage, pattern)))
}

const joined = (passages: readonly Passage[], text: 'own' | 'spoken'): string =>
  passages.map(passage => passage[text]).join('\n')

function remarksOn({ path, text, spoken, own }: Passage, pattern: Pattern): readonly Remark[] {
  const { rule, needs, find, trouble, hint, inQuotations } = pattern
  const read = inQuotations ? spoken : own
  if (!needs.test(read)) return []
  return [...read.matchAll(find)].map(({ 0: found, index }) => {
    const words = text.slice(index, index + found.length)
    const shown = /^["'“‘«]/.test(words) ? words : `"${words}"`
    const isWhole = rule === 'quotation-marks' && words === text
    return {
      ...{ rule, path, start: index, words, message: `${shown} ${trouble}` },
      hint: isWhole ? 'Remove the marks; a whole text needs none.' : hint,
    }
  })
}
