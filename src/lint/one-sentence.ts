/**
 * The form of taglines and key points: one sentence each. A tagline says what kind of thing the term is without naming it,
 * and no key point repeats it.
 */
import { STYLE } from '../languages/style.ts'
import { splitTitle } from '../text/names.ts'
import { type LintEntry, sentencesOf } from './entry.ts'
import type { Remark } from './finding.ts'
import { acronymsIn, isCommonAcronym } from './names.ts'
import { foldedWords } from './words.ts'

const path = ['tagline'] as const

/** Checks the tagline. */
export function checkTagline({ text, other, language }: LintEntry): readonly Remark[] {
  const { title, tagline } = text
  return [
    ...checkForm(tagline),
    ...checkOpening(tagline, language),
    ...checkTitle(tagline, title),
    ...checkExample(tagline),
    ...checkAcronyms(tagline, [title, other.title]),
  ]
}

function checkForm(tagline: string): readonly Remark[] {
  const remark = (message: string, hint: string): Remark => ({ rule: 'tagline-form', path, message, hint })
  const remarks: Remark[] = []
  if (/^\p{Ll}/u.test(tagline)) remarks.push(remark('the tagline begins with a small letter', 'Begin with a capital.'))
  // Marks around the whole are reported by themselves.
  if (!/[^.…]\.”?$/.test(tagline))
    remarks.push(remark('the tagline does not end with a period', 'End with one period, as a sentence does.'))
  const [, second] = sentencesOf(tagline)
  if (second)
    remarks.push({
      ...remark('the tagline has more than one sentence', 'Keep one; the explanation has room for the other.'),
      start: second.start,
      words: second.text,
    })
  return remarks
}

function checkOpening(tagline: string, language: LintEntry['language']): readonly Remark[] {
  const found = STYLE[language].taglineOpening.exec(tagline)?.[0].trimEnd()
  if (found === undefined) return []
  const hint = `Begin with the kind of thing: ${STYLE[language].taglineExample}.`
  return [{ rule: 'tagline-opening', path, words: found, message: `the tagline opens with "${found}"`, hint }]
}

function checkTitle(tagline: string, title: string): readonly Remark[] {
  const { bare } = splitTitle(title)
  const name = foldedWords(bare)
  const own = foldedWords(tagline)
  const isThere = own.some((_, i) => name.every((word, j) => own[i + j] === word))
  if (!isThere || name.length === 0) return []
  return [
    {
      rule: 'tagline-repeats-title',
      path,
      message: `the tagline repeats the title "${bare}"`,
      hint: 'Say it as if the title were hidden.',
    },
  ]
}

function checkExample(tagline: string): readonly Remark[] {
  const found =
    /\((?:such as|for example|e\.\s?g\.|like|including|por ejemplo|como|p\.\s?ej\.|tales? como)[,\s][^)]*\)?/i.exec(
      tagline,
    )
  if (!found) return []
  const [words] = found
  return [
    {
      rule: 'tagline-example',
      path,
      start: found.index,
      words,
      message: `the tagline gives an example in parentheses, "${words}"`,
      hint: 'Leave it to the explanation.',
    },
  ]
}

function checkAcronyms(tagline: string, titles: readonly string[]): readonly Remark[] {
  return acronymsIn(tagline)
    .filter(({ acronym }) => !isCommonAcronym(acronym) && !titles.some(title => title.includes(acronym)))
    .map(({ acronym, start }) => ({
      rule: 'tagline-acronym',
      path,
      start,
      words: acronym,
      message: `"${acronym}" is an acronym that the title does not explain`,
      hint: 'Write it out, or say it in other words.',
    }))
}

/** Words in a row that count as copied. */
const COPIED_WORDS = 6

/** Checks the form of each key point. */
export function checkKeyPoints({ text, passages }: LintEntry): readonly Remark[] {
  const tagline = runsOf(text.tagline)
  return passages
    .filter(({ part }) => part === 'keyPoints')
    .flatMap(({ path, text: point, sentences }) => {
      const remarks: Remark[] = []
      const form = (message: string, hint: string) => remarks.push({ rule: 'key-point-form', path, message, hint })
      if (/^\p{Ll}/u.test(point)) form('this key point begins with a small letter', 'Begin with a capital.')
      if (!/[.?!]$/.test(point)) form('this key point does not end with a period', 'End with one.')
      if (sentences.length > 1) form('this key point has more than one sentence', 'Keep one thought.')
      const said = foldedWords(point).join(' ')
      const copied = tagline.find(run => said.includes(run))
      if (copied !== undefined)
        remarks.push({
          rule: 'key-point-repeats-tagline',
          path,
          message: `this key point repeats the tagline: "${copied} …"`,
          hint: 'Say something that the tagline has no room for.',
        })
      return remarks
    })
}

function runsOf(text: string): readonly string[] {
  const all = foldedWords(text)
  return all.flatMap((_, i) => (i + COPIED_WORDS <= all.length ? [all.slice(i, i + COPIED_WORDS).join(' ')] : []))
}
