/** Finds words that entries avoid, and says what to write instead. */
import { STYLE } from '../languages/style.ts'
import { type EntryPart, TROUBLES, type Wording } from '../languages/style-rules.ts'
import { inBoth, type Language } from '../schema/language.ts'
import type { LintEntry, Passage } from './entry.ts'
import type { Remark } from './finding.ts'
import { phraseFinder } from './phrases.ts'

/** Everything but the title, which must be the usual name. */
const CHECKED_PARTS: ReadonlySet<EntryPart> = new Set(['tagline', 'explanation', 'analogy', 'keyPoints', 'imageAlt'])

const split = (phrases: string): readonly string[] => phrases.split(',').map(phrase => phrase.trim())

const finderFor = (wordings: readonly Wording[]) =>
  phraseFinder<Wording | undefined>(
    wordings.flatMap(wording => [
      ...split(wording.phrases).map(phrase => ({ phrase, meaning: wording })),
      ...(wording.but === undefined ? [] : split(wording.but).map(phrase => ({ phrase, meaning: undefined }))),
    ]),
  )

const FINDERS = inBoth(language => finderFor(STYLE[language].wordings))

/** Finds words to avoid in some passages. */
export function checkWordings({ language, passages }: Pick<LintEntry, 'language' | 'passages'>): readonly Remark[] {
  return passages.filter(({ part }) => CHECKED_PARTS.has(part)).flatMap(passage => [...remarksOn(passage, language)])
}

function* remarksOn({ part, path, own, text }: Passage, language: Language): Iterable<Remark> {
  for (const { meaning: wording, start, words } of FINDERS[language](own)) {
    if (!wording) continue
    if (wording.only && !wording.only.includes(part)) continue
    if (wording.outsideParentheses && isInParentheses(own, start)) continue
    if (isName(own, start)) continue
    const shown = text.slice(start, start + words.length)
    const message = `"${shown}" ${TROUBLES[wording.rule]}`
    yield { rule: wording.rule, path, start, words: shown, message, hint: wording.hint }
  }
}

/** A capital within a sentence: Google Cloud, Open Source Initiative. */
const isName = (text: string, start: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) && /[\p{L}\p{N},;)] $/u.test(text.slice(Math.max(0, start - 3), start))

const isInParentheses = (text: string, offset: number): boolean =>
  text.lastIndexOf('(', offset) > text.lastIndexOf(')', offset)
