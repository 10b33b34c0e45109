/** `content/removed.yaml`: pages that were taken out on purpose and have no successor. */
import * as z from 'zod'
import { PageName } from './page-name.ts'

export const RemovedFile = z
  .strictObject({
    removed: z.array(PageName).default([]).meta({
      description:
        'Slugs of entries that were taken out, with their former slugs; paths and comparisons as paths/<slug> and compare/<a>-vs-<b>.',
    }),
  })
  .meta({ id: 'RemovedFile', title: 'removed.yaml', description: 'Entries that were taken out on purpose.' })
