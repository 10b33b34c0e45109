/** The files of entries, as the form opens them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryFiles } from '../../src/editorial/entry-draft.ts'

export const NAMES = ['term.yaml', 'en.md', 'es.md'] as const

/** The text files of all entries of a content folder, by slug. */
export const entriesIn = (content: string): ReadonlyMap<string, EntryFiles> =>
  new Map(readdirSync(join(content, 'terms')).map(slug => [slug, filesIn(join(content, 'terms', slug))]))

export const filesIn = (folder: string): EntryFiles =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => NAMES.some(each => each === name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  )
