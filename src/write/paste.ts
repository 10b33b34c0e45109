/** Pasted text is cleaned as `npm run check -- --fix` does it, and divided among boxes. */
import { cleanText, pastedItems } from '../editorial/clean-text.ts'
import { oneLine, paragraphsOf } from '../editorial/entry-body.ts'
import type { Language } from '../schema/language.ts'
import { languageNamed, type Split } from './items.ts'

/** What a box takes of a text: its own words, and those of boxes that follow. */
export interface Pasted {
  readonly own: string
  readonly others: readonly string[]
}

/**
 * Divides a text that was pasted.
 * @param kind of the box: a line, a text, names one on each line, or one of several paragraphs or points
 */
export function pastedInto(
  kind: 'line' | 'lines' | 'explanation' | 'keyPoints',
  text: string,
  language: Language,
): Pasted {
  const clean = cleanText(text, language)
  if (kind === 'line') return { own: oneLine(clean), others: [] }
  if (kind === 'lines') return { own: pastedItems(clean).join('\n'), others: [] }
  const [own = '', ...others] = kind === 'explanation' ? paragraphsOf(clean) : pastedItems(clean)
  return { own, others }
}

/** Puts cleaned text in the place of what is pasted. */
export function cleanPaste(event: ClipboardEvent): void {
  const box = event.target
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) || text === '') return
  const [name, part = ''] = box.name.split('.')
  const language = languageNamed(name)
  if (!language) return
  const isItem = part === 'explanation' || part === 'keyPoints'
  const ownKind = box.dataset.lines === undefined ? 'line' : 'lines'
  const { own, others } = pastedInto(isItem ? part : ownKind, text, language)
  event.preventDefault()
  // The one way to insert text that can be undone.
  document.execCommand('insertText', false, spaced(own, text, box))
  if (others.length === 0 || !isItem) return
  const at = [...(box.form?.querySelectorAll(`[name="${box.name}"]`) ?? [])].indexOf(box) + 1
  const detail: Split = { part, language, at, texts: others }
  box.dispatchEvent(new CustomEvent('split', { bubbles: true, detail }))
}

/** With the space that stood at an end of the text, where words stand beside it. */
function spaced(own: string, text: string, box: HTMLTextAreaElement | HTMLInputElement): string {
  const before = box.value.slice(0, box.selectionStart ?? 0)
  const after = box.value.slice(box.selectionEnd ?? 0)
  const start = /^\s/.test(text) && /\S$/.test(before) ? ' ' : ''
  const end = /\s$/.test(text) && /^\S/.test(after) ? ' ' : ''
  return start + own + end
}
