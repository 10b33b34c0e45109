/** What to read before what within a topic: entries in stages, by the entries that they need. */
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Summary } from '../dictionary/summary.ts'

export interface MapEntry {
  readonly term: Summary
  /** Entries of the topic that come before it. */
  readonly after: readonly Summary[]
}

export type TopicMap = ReturnType<typeof topicMap>

/** Entries in stages, each in a later one than all that come before it, and those that no other is connected with. */
export function topicMap(subject: Subject, language: Language, dictionary: Dictionary) {
  const terms = dictionary.topic(subject, language)
  const own = new Map(terms.map(term => [term.slug, term]))
  const before = (term: Summary): readonly Summary[] => term.needs.flatMap(slug => own.get(slug) ?? [])
  const needed = new Set(terms.flatMap(before).map(({ slug }) => slug))
  const depths = new Map<string, number>()
  // Needs form no circle: the check of the content refuses one.
  const depthOf = (term: Summary): number => {
    const depth = depths.get(term.slug) ?? 1 + Math.max(-1, ...before(term).map(depthOf))
    depths.set(term.slug, depth)
    return depth
  }
  const stages: (readonly MapEntry[])[] = []
  const free: Summary[] = []
  for (const term of terms) {
    const after = before(term)
    if (after.length === 0 && !needed.has(term.slug)) free.push(term)
    else {
      const depth = depthOf(term)
      stages[depth] = [...(stages[depth] ?? []), { term, after }]
    }
  }
  return { stages: stages.map(stage => nearTheirNeeds(stage, stages)), free }
}

/** Entries beside those that they come after, so that lines are short. */
function nearTheirNeeds(stage: readonly MapEntry[], stages: readonly (readonly MapEntry[])[]): readonly MapEntry[] {
  const places = new Map(stages.flatMap(each => each.map(({ term }, i) => [term.slug, i] as const)))
  const place = ({ term, after }: MapEntry): number =>
    after.length === 0
      ? (places.get(term.slug) ?? 0)
      : after.reduce((sum, { slug }) => sum + (places.get(slug) ?? 0), 0) / after.length
  return [...stage].sort((a, b) => place(a) - place(b))
}
