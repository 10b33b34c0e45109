/**
 * The second step of a build: which terms name each other in their texts (`TermRange.relate`), and which are related.
 */
import { wholeTermsFor } from '../../emit/emitters.ts'
import { chooseRelated } from '../../model/relations/related.ts'
import type { CheckedContent } from '../assemble-content.ts'
import type { RelateAnswer, RelatedPositions } from '../threads/messages.ts'
import { type BuildContext, type ContentToPublish, reported } from './build-context.ts'

export async function relate({ options, pool }: BuildContext, content: ContentToPublish): Promise<RelatedPositions> {
  const { terms, dictionary, site, ranges } = content
  const job = { summaries: terms, wanted: wholeTermsFor(dictionary, site) }
  const jobs = Array.from({ length: ranges }, () => job)
  return joinRelating(content, await pool.run('relate', jobs, reported(options, 'relate')))
}

/** @param answers of the ranges, in their order */
export function joinRelating(
  { terms, collections }: Pick<CheckedContent, 'terms' | 'collections'>,
  answers: readonly RelateAnswer[],
): RelatedPositions {
  const named = answers.flatMap(answer => answer.named)
  const bags = answers.flatMap(answer => answer.bags)
  const related = chooseRelated(terms, named, bags, collections)
  return { related, collections, wholes: answers.flatMap(({ wholes }) => wholes) }
}
