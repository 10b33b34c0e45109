/** Taglines and analogies that are too much alike: the same, all but one word the same, or cut from one pattern. */
import type { Language } from '../schema/language.ts'
import type { Entry } from './entry.ts'
import type { Finding } from './finding.ts'
import { foldedWords } from './folded-words.ts'
import { SMALL_WORDS } from './small-words.ts'

/** @param entries of one language, sorted by slug */
export function findAlike(entries: readonly Entry[]): readonly Finding[] {
  return [...findSameTaglines(entries), ...findSimilarTaglines(entries), ...findSameShapes(entries)]
}

function findSameTaglines(entries: readonly Entry[]): readonly Finding[] {
  const first = new Map<string, Entry>()
  return entries.flatMap(entry => {
    const key = foldedWords(entry.text.tagline).join(' ')
    const owner = first.get(key)
    if (!owner) {
      first.set(key, entry)
      return []
    }
    const message = `the tagline is that of "${owner.slug}"`
    const hint = 'Say what sets this term apart; with the title hidden, only one of the two may come to mind.'
    return [{ ...about(entry, 'tagline'), rule: 'duplicate-tagline', message, hint }]
  })
}

/** Taglines of fewer words that matter are left to people. */
const FEWEST = 4

/** Two sets of words differ by at most one word on each side if they agree once one word of each is left out. */
function findSimilarTaglines(entries: readonly Entry[]): readonly Finding[] {
  const first = new Map<string, Entry>()
  return entries.flatMap(entry => {
    const { tagline } = entry.text
    const matter = [...new Set(foldedWords(tagline).filter(word => !SMALL_WORDS[entry.language].has(word)))].sort()
    if (matter.length < FEWEST) return []
    const keys = matter.map((_, left) => matter.filter((_, i) => i !== left).join(' '))
    const owner = keys.map(key => first.get(key)).find(found => found !== undefined)
    for (const key of keys) if (!first.has(key)) first.set(key, entry)
    if (!owner || foldedWords(owner.text.tagline).join(' ') === foldedWords(tagline).join(' ')) return []
    const message = `the tagline says nearly the same as that of "${owner.slug}"`
    const hint = 'Say what sets this term apart from the other.'
    return [{ ...about(entry, 'tagline'), rule: 'similar-tagline', message, hint }]
  })
}

/** Small words that make a pattern; fewer are how everybody speaks. */
const PATTERN = 8

function findSameShapes(entries: readonly Entry[]): readonly Finding[] {
  const first = new Map<string, Entry>()
  return entries.flatMap(entry => {
    const shape = shapeOf(entry.text.analogy, entry.language)
    if (shape === undefined) return []
    const owner = first.get(shape)
    if (!owner) {
      first.set(shape, entry)
      return []
    }
    const message = `the analogy is built word for word like that of "${owner.slug}"`
    const hint = 'Find a picture of its own; readers notice the mold.'
    return [{ ...about(entry, 'analogy'), rule: 'analogy-shape', message, hint }]
  })
}

/** What is left of a text when its subject is taken out: small words in order, one gap for whatever stands between. */
function shapeOf(text: string, language: Language): string | undefined {
  const small = SMALL_WORDS[language]
  const shape: string[] = []
  let kept = 0
  for (const word of foldedWords(text)) {
    if (small.has(word)) kept++
    if (small.has(word)) shape.push(word)
    else if (shape.at(-1) !== '_') shape.push('_')
  }
  return kept < PATTERN ? undefined : shape.join(' ')
}

const about = ({ slug, language }: Entry, part: 'tagline' | 'analogy') => ({
  slug,
  language,
  path: [part],
  start: 0,
  words: '',
})
