/** The list of what was not found as a file, which is read again before each change: an editor may have emptied it. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { joined } from '../../edge/wanted.ts'
import { WantedFile, type WantedQuery } from '../../schema/wanted.ts'

/** Where counts are kept: a file, or Redis. */
export interface WantedStore {
  /**
   * Adds counts to those that are kept.
   * @returns all that is kept now, the least recently asked first
   */
  add(queries: readonly WantedQuery[]): Promise<readonly WantedQuery[]>
}

export const wantedFile = (path: string): WantedStore => ({
  async add(queries) {
    const list = joined(await readWanted(path), queries)
    await writeWanted(path, list)
    return list
  },
})

async function readWanted(path: string): Promise<readonly WantedQuery[]> {
  try {
    return listIn(await readFile(path, 'utf8'), path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** @throws if a text is not such a list; it is never written over */
export function listIn(text: string, name: string): readonly WantedQuery[] {
  try {
    return WantedFile.parse(JSON.parse(text)).queries
  } catch {
    throw new Error(`${name} is not a list of what was not found; name another file, or move this one away`)
  }
}

/** One query a line, so that people can read it. */
export const textOf = (queries: readonly WantedQuery[]): string =>
  `{ "version": 1, "queries": [\n${queries.map(query => `  ${JSON.stringify(query)}`).join(',\n')}\n] }\n`

/** Whole or not at all. */
export async function writeWanted(path: string, queries: readonly WantedQuery[]): Promise<void> {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`)
  try {
    await writeFile(draft, textOf(queries), { flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
