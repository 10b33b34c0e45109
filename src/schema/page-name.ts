/** The name of a page in both languages: its English address without the slashes around it. */
import * as z from 'zod'
import { bounds } from './bounds.ts'

/** An entry, a page, a path, or a comparison: `dns`, `about`, `paths/how-a-page-loads`, `compare/cpu-vs-gpu`. */
export const PageName = z
  .string()
  .max(2 * bounds.slug.max)
  .regex(/^(?:(?:paths|compare)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: 'write the English address without the slashes around it, like paths/how-a-page-loads',
  })
