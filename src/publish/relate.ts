/** The second step: which terms name each other in their texts, and which are related. */

import type { Summary } from '../model/dictionary/summary.ts'
import type { RelateAnswer, RelateJob } from './parts/jobs.ts'
import type { Relations } from './parts/part.ts'
import type { Content, Unrelated } from './read.ts'
import { joinTermFacets } from './store/facet-digests.ts'
import { type MentionMemory, openMentionMemory } from './store/mentions.ts'
import { relateTerms } from './store/related.ts'
import type { Store } from './store/store.ts'

/** What there is to relate. */
export interface RelatePlan {
  /** One for each part. */
  readonly jobs: readonly RelateJob[]
  readonly memory: MentionMemory | undefined
}

/** @param wanted slugs of terms that all parts need whole; undefined when they need all */
export function planRelating(
  store: Store | undefined,
  content: Content,
  { summaries }: Unrelated,
  wanted: readonly string[] | undefined,
): RelatePlan {
  const memory = store && openMentionMemory(store, ...namesIn(content))
  const jobs = summaries.map((_, part) => ({
    part,
    // A part has its own.
    summaries: summaries.map((each, i) => (i === part ? { ...each, text: '' } : each)),
    drafts: content.drafts,
    wanted,
    memory: memory?.jobFor(part),
  }))
  return { jobs, memory }
}

/** The terms that texts name, with the digests of their facets: no draft, whether it is shown or not. */
function namesIn({ terms, digests }: Content): readonly [digests: readonly string[], terms: readonly Summary[]] {
  if (!terms.some(({ draft }) => draft)) return [digests, terms]
  return [digests.filter((_, i) => !terms[i]?.draft), terms.filter(({ draft }) => !draft)]
}

/** Relates the terms by what the parts have found. */
export function joinRelating(
  store: Store | undefined,
  { memory }: RelatePlan,
  { terms, digests, collections }: Content,
  { bags }: Unrelated,
  answers: readonly RelateAnswer[],
): Relations {
  memory?.save(answers.map(({ report }) => report))
  const related = relateTerms(store, terms, joinTermFacets(digests).facts, answers, bags, collections)
  return { related, collections, wholes: answers.map(({ wholes }) => wholes) }
}
