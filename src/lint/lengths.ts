/** How long the parts of an entry are, and how many items its lists have. */
import { ownAliases } from '../model/dictionary/word.ts'
import type { Level } from '../schema/classification.ts'
import { limits } from '../schema/limits.ts'
import type { Translation } from '../schema/term.ts'
import { countWords } from '../text/count-words.ts'
import { plain } from '../text/inline.ts'
import type { LintEntry, Passage } from './entry.ts'
import type { Remark } from './finding.ts'

/** Checks the length of all parts against the limits. */
export function checkLengths(entry: LintEntry): readonly Remark[] {
  const { text, term, passages } = entry
  const paragraphs = passages.filter(({ part }) => part === 'explanation')
  return [
    ...checkTagline(text.tagline),
    ...checkParagraphs(paragraphs, term.level),
    ...checkTotal(text),
    ...checkSentences(paragraphs),
    ...passages.flatMap(passage => checkPassage(passage)),
    ...checkCount('alias-count', 'aliases', countNames(text), limits.aliases),
    ...checkKeywords(text.keywords.length),
    ...checkCount('link-count', 'links', text.links.length, limits.links),
  ]
}

function checkTagline({ length }: string): readonly Remark[] {
  const { min, max } = limits.tagline
  if (length >= min && length <= max) return []
  const message = `the tagline has ${length} characters; from ${min} to ${max} read best`
  const hint = length > max ? 'Cut what does not set it apart.' : 'Say what sets it apart from its neighbors.'
  return [{ rule: 'tagline-length', path: ['tagline'], message, hint }]
}

function checkParagraphs(paragraphs: readonly Passage[], level: Level): readonly Remark[] {
  const remarks: Remark[] = []
  const { min, max } = limits.entry[level]
  let total = 0
  for (const [i, { path, spoken }] of paragraphs.entries()) {
    const count = countWords(spoken)
    const most = i === 0 ? limits.lead : limits.paragraph[level]
    total += count
    if (count <= most) continue
    const message = `this paragraph has ${count} words; at most ${most} read well${i === 0 ? ' at the beginning' : ` at level ${level}`}`
    remarks.push({ rule: 'paragraph-length', path, message, hint: 'Divide it, or leave something out.' })
  }
  if (total < min || total > max) {
    const message = `the explanation has ${total} words; at level ${level} it has from ${min} to ${max}`
    const hint =
      total > max
        ? 'Keep what this reader needs, and leave the rest to the links.'
        : 'See section 5 of content/REFERENCE.md for what is missing.'
    remarks.unshift({ rule: 'entry-length', path: ['explanation', 0], message, hint })
  }
  return remarks
}

/** Words of tagline, explanation, analogy and key points, without names and links. */
export const wordCountOf = ({ tagline, explanation, analogy, keyPoints }: Translation): number =>
  [tagline, ...explanation.map(plain), analogy, ...keyPoints].reduce((sum, text) => sum + countWords(text), 0)

function checkTotal(text: Translation): readonly Remark[] {
  const { max } = limits.total
  const total = wordCountOf(text)
  if (total <= max) return []
  const message = `from the tagline to the key points the entry has ${total} words; at most ${max} can be read in about a minute`
  const hint = 'Cut the third example, and key points that the text already states.'
  return [{ rule: 'total-length', path: ['tagline'], message, hint }]
}

function checkKeywords(count: number): readonly Remark[] {
  const { min } = limits.keywords
  if (count >= min) return []
  const message = `the entry has ${count} ${count === 1 ? 'keyword' : 'keywords'}; at least ${min} help people who do not know the name`
  const hint = 'Write the words that three different people would use to describe it.'
  return [{ rule: 'keyword-count', path: ['keywords'], message, hint }]
}

function checkSentences(paragraphs: readonly Passage[]): readonly Remark[] {
  const remarks: Remark[] = []
  const { average, max } = limits.sentence
  let words = 0
  let sentences = 0
  for (const { path, sentences: own, text } of paragraphs) {
    for (const sentence of own) {
      const count = countWords(sentence.text)
      words += count
      sentences++
      if (count <= max) continue
      const opening = text.slice(sentence.start).split(' ', 4).join(' ')
      const message = `the sentence "${opening} …" has ${count} words; at most ${max} can be followed`
      remarks.push({
        rule: 'sentence-length',
        path,
        start: sentence.start,
        words: opening,
        message,
        hint: 'Make two of it.',
      })
    }
  }
  if (sentences > 0 && words / sentences > average) {
    const message = `the sentences of the explanation have ${Math.round(words / sentences)} words on average; at most ${average} read well`
    remarks.unshift({ rule: 'sentence-length', path: ['explanation', 0], message, hint: 'One idea per sentence.' })
  }
  return remarks
}

function checkPassage({ part, path, sentences, text }: Passage): readonly Remark[] {
  if (part === 'keyPoints' && text.length > limits.keyPoint.max) {
    const message = `this key point has ${text.length} characters; at most ${limits.keyPoint.max} can be remembered`
    return [
      { rule: 'key-point-length', path, message, hint: 'Keep one thought; the explanation has room for the rest.' },
    ]
  }
  if (part !== 'analogy') return []
  const count = sentences.length
  if (count <= limits.analogy.max) return []
  const message = `the analogy has ${count} sentences; at most ${limits.analogy.max} keep it one picture`
  return [{ rule: 'analogy-length', path, message, hint: 'Leave out what maps nothing.' }]
}

/** Aliases; words of other countries count only where there are no others. */
const countNames = (text: Translation): number =>
  Math.max(ownAliases(text).length, Math.min(text.aliases.length, limits.aliases.min))

function checkCount(
  rule: 'alias-count' | 'link-count',
  field: 'aliases' | 'links',
  count: number,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Remark[] {
  if (count >= min && count <= max) return []
  const noun = field === 'links' ? 'link' : 'alias'
  const plural = field === 'links' ? 'links' : 'aliases'
  const message = `the entry has ${count} ${count === 1 ? noun : plural}; from ${min} to ${max} serve readers`
  const cure = {
    aliases: [
      'Write what else people type: long forms, spellings, words of other countries.',
      'Keep what people really type.',
    ],
    links: ['Add the best source: the standard, the official site, a neutral institution.', 'Keep the best.'],
  } as const
  return [{ rule, path: [field], message, hint: cure[field][count < min ? 0 : 1] }]
}
