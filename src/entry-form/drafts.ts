/** Drafts that this browser keeps, one for each entry and one for a new entry, until they are sent or discarded. */
import { readStored, store } from '../browser/storage.ts'
import { type EntryDraft, type EntryFiles, emptyDraft } from '../editorial/entry-draft.ts'

/** The name under which the browser keeps all of them; the page of saved words deletes it. */
const KEY = 'drafts'

interface StoredDraft {
  readonly draft: EntryDraft
  /** The files as they were when the entry was opened. */
  readonly opened: EntryFiles
}

type Kept = Readonly<Record<string, StoredDraft>>

/** @param slug of the entry that was opened; empty for a new one */
export function storedDraft(slug: string): StoredDraft | undefined {
  const stored = Object.hasOwn(readAll(), slug) ? readAll()[slug] : undefined
  return stored && isDraft(stored.draft) ? stored : undefined
}

/** @param stored undefined removes the draft */
export function storeDraft(slug: string, stored: StoredDraft | undefined): void {
  const { [slug]: _, ...others } = readAll()
  const all = stored ? { ...others, [slug]: stored } : others
  store(KEY, Object.keys(all).length === 0 ? null : JSON.stringify(all))
}

function readAll(): Kept {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Kept) : {}
  } catch {
    return {}
  }
}

/** Whether a draft has the shape that this version of the form writes. */
const isDraft = (value: unknown): value is EntryDraft => hasShape(value, emptyDraft())

function hasShape(value: unknown, model: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value)
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([name, part]) => hasShape((value as Record<string, unknown>)[name], part))
}
