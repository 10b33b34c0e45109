/** Saves an entry to the files of the content, where `npm run dev` offers it. */

import { FORM_STRINGS } from '../languages/form-strings.ts'
import type { SaveRequest } from '../schema/save-request.ts'
import type { Opening, WritingForm } from './form.ts'

/**
 * Sends the files, and opens them anew when they are saved.
 * @param say shows a sentence
 */
export async function saveToFiles(
  address: string,
  { source, page }: Opening,
  form: WritingForm,
  say: (sentence: string) => void,
): Promise<void> {
  const strings = FORM_STRINGS[page]
  const { draft, files } = form.written
  const body: SaveRequest = { slug: draft.slug, opened: source.files, files }
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: Error) => error)
  if (response instanceof Error) return say(`${strings.notSaved} ${response.message}`)
  if (response.status === 409) return say(strings.conflict)
  if (!response.ok) return say(`${strings.notSaved} ${await response.text()}`)
  form.forget()
  say(strings.saved)
  location.assign(`?slug=${draft.slug}`)
}
