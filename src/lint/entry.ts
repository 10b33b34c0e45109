/**
 * An entry in one language as the rules read it: its passages, each with what does not count as the author's own words
 * (code, quotations, marks) blanked out letter by letter, so that offsets stay those of the text.
 */
import type { Language } from '../schema/language.ts'
import { otherLanguage } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import type { Path } from './finding.ts'
import { BLANK, type Sentence, sentencesOf } from './sentences.ts'

export type Part = 'title' | 'tagline' | 'explanation' | 'analogy' | 'keyPoints' | 'imageAlt'

export interface Passage {
  readonly part: Part
  readonly path: Path
  readonly text: string
  /** Without code and marks of bold. */
  readonly spoken: string
  /** Without quotations either: the author's own words. */
  readonly own: string
  readonly sentences: readonly Sentence[]
}

export interface Entry {
  readonly slug: string
  readonly language: Language
  readonly term: Term
  readonly text: Translation
  /** The same entry in the other language. */
  readonly other: Translation
  readonly passages: readonly Passage[]
}

export function entryOf(term: Term, language: Language): Entry {
  const text = term[language]
  const passages = [
    passage('title', ['title'], text.title),
    passage('tagline', ['tagline'], text.tagline),
    ...text.explanation.map((paragraph, i) => passage('explanation', ['explanation', i], paragraph)),
    passage('analogy', ['analogy'], text.analogy),
    ...text.keyPoints.map((point, i) => passage('keyPoints', ['keyPoints', i], point)),
    ...(text.imageAlt === undefined ? [] : [passage('imageAlt', ['imageAlt'], text.imageAlt)]),
  ]
  return { slug: term.slug, language, term, text, other: term[otherLanguage(language)], passages }
}

/** A text as the rules read it. */
export function passage(part: Part, path: Path, text: string): Passage {
  const spoken = MARKS.test(text) ? text.replace(/`[^`]*`/g, blank).replaceAll('**', '  ') : text
  const own = QUOTES.test(spoken) ? spoken.replace(QUOTATION, blank) : spoken
  return { part, path, text, spoken, own, sentences: sentencesOf(spoken) }
}

const MARKS = /\*\*|`/
const QUOTES = /["“«]/
/** Angle quotes may hold double ones; straight quotes are those of English. */
const QUOTATION = /«[^«»]*»|“[^“”]*”|"[^"]*"/g

const blank = (text: string): string => BLANK.repeat(text.length)
