/** A line of `content/headwords.csv`: a term that is not written yet, with a proposed title and level. */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { Level, Slug, Subject } from './classification.ts'

/** What comes first has the lowest number. */
export const PRIORITIES = [1, 2, 3, 4] as const

const title = z.string().min(1).max(bounds.title.max)

export const Headword = z.strictObject({
  slug: Slug.max(bounds.slug.max),
  title_en: title,
  title_es: title,
  level: Level,
  subjects: z.array(Subject).min(1),
  priority: z.literal([...PRIORITIES]),
})
export type Headword = z.output<typeof Headword>
