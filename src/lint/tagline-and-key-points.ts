/**
 * The form of taglines and key points: one sentence each. A tagline says what kind of thing the term is without naming it,
 * and no key point repeats it.
 */
import { STYLE } from '../languages/style-rules-by-language.ts'
import { splitTitle } from '../text/term-names.ts'
import { foldedWords } from '../text/words.ts'
import { type LintEntry, sentencesOf } from './passages.ts'
import type { Remark } from './style-finding.ts'
import { acronymsIn } from './titles-aliases-and-acronyms.ts'

const path = ['tagline'] as const

/** Acronyms that need no expansion. */
const COMMON_ACRONYMS: ReadonlySet<string> = new Set(['US', 'UK', 'EU', 'UN', 'TV', 'UE', 'ONU', 'EE', 'UU'])

const EXAMPLE =
  /\((?:such as|for example|e\.\s?g\.|like|including|por ejemplo|como|p\.\s?ej\.|tales? como)[,\s][^)]*\)?/i

/** Checks the tagline. */
export function* checkTagline({ text: { title, tagline }, other, language }: LintEntry): Iterable<Remark> {
  yield* checkForm(tagline)
  const opening = STYLE[language].taglineOpening.exec(tagline)?.[0].trimEnd()
  if (opening !== undefined) {
    const hint = `Begin with the kind of thing: ${STYLE[language].taglineExample}.`
    yield { rule: 'tagline-opening', path, words: opening, message: `the tagline opens with "${opening}"`, hint }
  }
  const { bare } = splitTitle(title)
  if (hasWords(foldedWords(tagline), foldedWords(bare))) {
    const message = `the tagline repeats the title "${bare}"`
    yield { rule: 'tagline-repeats-title', path, message, hint: 'Say it as if the title were hidden.' }
  }
  const example = EXAMPLE.exec(tagline)
  if (example) {
    const { 0: words, index: start } = example
    const message = `the tagline gives an example in parentheses, "${words}"`
    yield { rule: 'tagline-example', path, start, words, message, hint: 'Leave it to the explanation.' }
  }
  for (const { acronym, start } of acronymsIn(tagline)) {
    if (COMMON_ACRONYMS.has(acronym) || title.includes(acronym) || other.title.includes(acronym)) continue
    const message = `"${acronym}" is an acronym that the title does not explain`
    const hint = 'Write it out, or say it in other words.'
    yield { rule: 'tagline-acronym', path, start, words: acronym, message, hint }
  }
}

function* checkForm(tagline: string): Iterable<Remark> {
  const remark = (message: string, hint: string): Remark => ({ rule: 'tagline-form', path, message, hint })
  if (/^\p{Ll}/u.test(tagline)) yield remark('the tagline begins with a small letter', 'Begin with a capital.')
  // Marks around the whole are reported by themselves.
  if (!/[^.…]\.”?$/.test(tagline))
    yield remark('the tagline does not end with a period', 'End with one period, as a sentence does.')
  const [, second] = sentencesOf(tagline)
  if (second)
    yield {
      ...remark('the tagline has more than one sentence', 'Keep one; the explanation has room for the other.'),
      start: second.start,
      words: second.text,
    }
}

/** Whether some words stand among others, in a row. */
const hasWords = (all: readonly string[], some: readonly string[]): boolean =>
  some.length > 0 && all.some((_, i) => some.every((word, j) => all[i + j] === word))

/** Words in a row that count as copied. */
const COPIED_WORDS = 6

/** Checks the form of each key point. */
export function* checkKeyPoints({ text, passages }: LintEntry): Iterable<Remark> {
  const tagline = runsOf(text.tagline)
  for (const { part, path, text: point, sentences } of passages) {
    if (part !== 'keyPoints') continue
    const form = (message: string, hint: string): Remark => ({ rule: 'key-point-form', path, message, hint })
    if (/^\p{Ll}/u.test(point)) yield form('this key point begins with a small letter', 'Begin with a capital.')
    if (!/[.?!]$/.test(point)) yield form('this key point does not end with a period', 'End with one.')
    if (sentences.length > 1) yield form('this key point has more than one sentence', 'Keep one thought.')
    const said = foldedWords(point).join(' ')
    const copied = tagline.find(run => said.includes(run))
    if (copied === undefined) continue
    const message = `this key point repeats the tagline: "${copied} …"`
    const hint = 'Say something that the tagline has no room for.'
    yield { rule: 'key-point-repeats-tagline', path, message, hint }
  }
}

function runsOf(text: string): readonly string[] {
  const all = foldedWords(text)
  return all.flatMap((_, i) => (i + COPIED_WORDS <= all.length ? [all.slice(i, i + COPIED_WORDS).join(' ')] : []))
}
