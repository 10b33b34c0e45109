/** `content/removed.yaml`: the slugs of entries that were taken out on purpose and have no successor. */
import * as z from 'zod'
import { Slug } from './classification.ts'

export const RemovedFile = z
  .strictObject({
    removed: z
      .array(Slug)
      .default([])
      .meta({ description: 'Slugs of entries that were taken out, with their former slugs.' }),
  })
  .meta({ id: 'RemovedFile', title: 'removed.yaml', description: 'Entries that were taken out on purpose.' })
