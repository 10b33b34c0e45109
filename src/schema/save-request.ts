/** What the form in which entries are written sends to `npm run dev`, to be saved to the files of the content. */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { isFolderName, Slug } from './classification.ts'

const Files = z.partialRecord(z.enum(['term.yaml', 'en.md', 'es.md']), z.string().max(bounds.sourceFile.max))

export const SaveRequest = z.strictObject({
  slug: Slug.max(bounds.slug.max).refine(isFolderName),
  /** The files as they were opened: nothing is saved over a change that was made meanwhile. */
  opened: Files,
  files: Files,
})
export type SaveRequest = z.output<typeof SaveRequest>
