/** Carries out the plan of an upload: lists the files of a published folder, uploads and deletes, step after step. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { bounds } from '../../schema/bounds.ts'
import type { ObjectStore } from './object-store.ts'
import { LIST_KEY, type Plan, type PublishedFile, type StoredObject, writeList } from './upload-plan.ts'

/** Requests under way at once. */
const CONCURRENT = 16

export const filesIn = (folder: string): readonly PublishedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => {
      const full = join(entry.parentPath, entry.name)
      const bytes = readFileSync(full)
      const path = full.slice(folder.length + 1).replaceAll(sep, '/')
      return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    })

/** Whether so much would be deleted that it is likely to be a mistake. */
export const isLargeRemoval = ({ removed }: Plan, before: readonly StoredObject[]): boolean =>
  removed.length > bounds.removal.few && removed.length > before.length * bounds.removal.share

/**
 * Uploads what has changed. If it is interrupted, the list in the store still names everything that may lie there, and
 * the next upload does the rest.
 * @param done called after each step
 */
export async function upload(
  folder: string,
  objects: readonly StoredObject[],
  plan: Plan,
  store: ObjectStore,
  done: (step: string, count: number) => void,
): Promise<void> {
  if (plan.removed.length === 0 && plan.steps.every(step => step.length === 0)) return
  const putList = (list: readonly StoredObject[]) =>
    store.put(LIST_KEY, new TextEncoder().encode(writeList(list)), {
      'Content-Type': 'application/jsonl',
      'Cache-Control': 'no-store',
    })
  await putList(plan.inProgress)
  for (const step of plan.steps) {
    await each(step, async ({ key, type, cacheControl }) =>
      store.put(key, await readFile(join(folder, key)), {
        'Content-Type': type,
        ...(cacheControl !== '' && { 'Cache-Control': cacheControl }),
      }),
    )
    const [first] = step
    if (first) done(first.step, step.length)
  }
  await each(plan.removed, key => store.remove(key))
  if (plan.removed.length > 0) done('deletions', plan.removed.length)
  await putList(objects)
}

/** Runs a task for each item, several at once; after a failure none is begun. */
async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  // A loop that ends early closes a generator for all, which iterators of arrays do not know.
  const left = (function* () {
    yield* items
  })()
  const worker = async (): Promise<void> => {
    for (const item of left) await run(item)
  }
  await Promise.all(Array.from({ length: CONCURRENT }, worker))
}
