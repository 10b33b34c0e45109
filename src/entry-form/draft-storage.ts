/** The draft that this browser keeps until it is discarded. */
import { readStored, store } from '../browser/storage.ts'
import { parseJson } from '../text/parse-json.ts'
import { EMPTY_DRAFT, type EntryDraft } from './draft-fields.ts'

/** The name under which the browser keeps it; the page of saved words deletes it. */
const KEY = 'entry-draft'

export function storedDraft(): EntryDraft | undefined {
  const stored = parseJson(readStored(KEY) ?? '')
  return isDraft(stored) ? stored : undefined
}

/** @param draft undefined removes it */
export const storeDraft = (draft: EntryDraft | undefined): void => store(KEY, draft ? JSON.stringify(draft) : null)

/** Whether a draft has the shape that this version of the form writes. */
const isDraft = (value: unknown): value is EntryDraft => hasShape(value, EMPTY_DRAFT)

function hasShape(value: unknown, model: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value)
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([name, part]) => hasShape((value as Record<string, unknown>)[name], part))
}
