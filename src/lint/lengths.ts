/** How long the parts of an entry are, and how many items its lists have. */
import { ownAliases } from '../model/dictionary/parse-word-facts.ts'
import type { Level } from '../schema/field-types.ts'
import { limits } from '../schema/recommended-lengths.ts'
import type { Translation } from '../schema/term.ts'
import { plain } from '../text/parse-inline-markup.ts'
import { countWords } from '../text/words.ts'
import type { LintEntry, Passage } from './passages.ts'
import type { Remark } from './style-finding.ts'

/** Checks the length of all parts against the limits. */
export function* checkLengths({ text, term, passages }: LintEntry): Iterable<Remark> {
  const paragraphs = passages.filter(({ part }) => part === 'explanation')
  yield* checkTagline(text.tagline)
  yield* checkParagraphs(paragraphs, term.level)
  const total = wordCountOf(text)
  if (total > limits.total.max)
    yield {
      rule: 'total-length',
      path: ['tagline'],
      message: `from the tagline to the key points the entry has ${total} words; at most ${limits.total.max} are read in little more than a minute`,
      hint: 'Cut the third example, and key points that the text already states.',
    }
  yield* checkSentences(paragraphs)
  for (const passage of passages) yield* checkPassage(passage)
  yield* checkCount(['alias', 'aliases'], countNames(text), [
    'Write what else people type: long forms, spellings, words of other countries.',
    'Keep what people really type.',
  ])
  const count = text.keywords.length
  if (count < limits.keywords.min)
    yield {
      rule: 'keyword-count',
      path: ['keywords'],
      message: `the entry has ${count} ${count === 1 ? 'keyword' : 'keywords'}; at least ${limits.keywords.min} help people who do not know the name`,
      hint: 'Write the words that three different people would use to describe it.',
    }
  yield* checkCount(['link', 'links'], text.links.length, [
    'Add the best source: the standard, the official site, a neutral institution.',
    'Keep the best.',
  ])
}

function* checkTagline({ length }: string): Iterable<Remark> {
  const { min, max } = limits.tagline
  if (length >= min && length <= max) return
  const message = `the tagline has ${length} characters; from ${min} to ${max} read best`
  const hint = length > max ? 'Cut what does not set it apart.' : 'Say what sets it apart from its neighbors.'
  yield { rule: 'tagline-length', path: ['tagline'], message, hint }
}

function* checkParagraphs(paragraphs: readonly Passage[], level: Level): Iterable<Remark> {
  const { min, max } = limits.entry[level]
  const counts = paragraphs.map(({ spoken }) => countWords(spoken))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < min || total > max) {
    const message = `the explanation has ${total} words; at level ${level} it has from ${min} to ${max}`
    const hint =
      total > max
        ? 'Keep what this reader needs, and leave the rest to the links.'
        : 'See section 5 of content/REFERENCE.md for what is missing.'
    yield { rule: 'entry-length', path: ['explanation', 0], message, hint }
  }
  for (const [i, count] of counts.entries()) {
    const most = i === 0 ? limits.lead : limits.paragraph[level]
    if (count <= most) continue
    const message = `this paragraph has ${count} words; at most ${most} read well${i === 0 ? ' at the beginning' : ` at level ${level}`}`
    const hint = 'Divide it, or leave something out.'
    yield { rule: 'paragraph-length', path: ['explanation', i], message, hint }
  }
}

/** Words of tagline, explanation, analogy and key points, without names and links. */
export const wordCountOf = ({ tagline, explanation, analogy, keyPoints }: Translation): number =>
  [tagline, ...explanation.map(plain), analogy, ...keyPoints].reduce((sum, text) => sum + countWords(text), 0)

function* checkSentences(paragraphs: readonly Passage[]): Iterable<Remark> {
  const { average, max } = limits.sentence
  const sentences = paragraphs.flatMap(({ path, text, sentences: own }) =>
    own.map(({ start, text: spoken }) => ({ path, text, start, count: countWords(spoken) })),
  )
  const mean = sentences.reduce((sum, { count }) => sum + count, 0) / Math.max(1, sentences.length)
  if (mean > average) {
    const message = `the sentences of the explanation have ${Math.round(mean)} words on average; at most ${average} read well`
    yield { rule: 'sentence-length', path: ['explanation', 0], message, hint: 'One idea per sentence.' }
  }
  for (const { path, text, start, count } of sentences) {
    if (count <= max) continue
    const words = text.slice(start).split(' ', 4).join(' ')
    const message = `the sentence "${words} …" has ${count} words; at most ${max} can be followed`
    yield { rule: 'sentence-length', path, start, words, message, hint: 'Make two of it.' }
  }
}

function* checkPassage({ part, path, sentences: { length: count }, text }: Passage): Iterable<Remark> {
  if (part === 'keyPoints' && text.length > limits.keyPoint.max) {
    const message = `this key point has ${text.length} characters; at most ${limits.keyPoint.max} can be remembered`
    const hint = 'Keep one thought; the explanation has room for the rest.'
    yield { rule: 'key-point-length', path, message, hint }
  }
  if (part === 'analogy' && count > limits.analogy.max) {
    const message = `the analogy has ${count} sentences; at most ${limits.analogy.max} keep it one picture`
    yield { rule: 'analogy-length', path, message, hint: 'Leave out what maps nothing.' }
  }
}

/** Aliases; words of other countries count only where there are no others. */
const countNames = (text: Translation): number =>
  Math.max(ownAliases(text).length, Math.min(text.aliases.length, limits.aliases.min))

function* checkCount(
  [noun, field]: readonly ['alias', 'aliases'] | readonly ['link', 'links'],
  count: number,
  [tooFew, tooMany]: readonly [string, string],
): Iterable<Remark> {
  const { min, max } = limits[field]
  if (count >= min && count <= max) return
  const message = `the entry has ${count} ${count === 1 ? noun : field}; from ${min} to ${max} serve readers`
  yield { rule: `${noun}-count`, path: [field], message, hint: count < min ? tooFew : tooMany }
}
