/**
 * What happens when text is pasted into the form: it is cleaned as `npm run check -- --fix` does it, and divided among
 * boxes.
 */
import type { Language } from '../schema/language.ts'
import { cleanText, oneLine, paragraphsOf, pastedItems } from './clean-pasted-text.ts'
import { type ItemPart, languageNamed } from './repeatable-fields.ts'

/** Text that was pasted into one box and belongs into boxes after it as well. */
interface Split {
  readonly part: ItemPart
  readonly language: Language
  /** Index of the first of these boxes. */
  readonly at: number
  readonly texts: readonly string[]
}

/**
 * Puts cleaned text in the place of what is pasted.
 * @returns what belongs into other boxes
 */
export function cleanPaste(event: ClipboardEvent): Split | undefined {
  const box = event.target
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) || text === '') return undefined
  const [name, part = ''] = box.name.split('.')
  const language = languageNamed(name)
  if (!language) return undefined
  const clean = cleanText(text, language)
  const isItem = part === 'explanation' || part === 'keyPoints'
  const pieces = part === 'explanation' ? paragraphsOf(clean) : pastedItems(clean)
  const whole = box.dataset.lines === undefined ? oneLine(clean) : pieces.join('\n')
  event.preventDefault()
  // The one way to insert text that can be undone.
  document.execCommand('insertText', false, spaced(isItem ? (pieces[0] ?? '') : whole, text, box))
  if (pieces.length < 2 || !isItem) return undefined
  const at = [...(box.form?.querySelectorAll(`[name="${box.name}"]`) ?? [])].indexOf(box) + 1
  return { part, language, at, texts: pieces.slice(1) }
}

/** With the space that stood at an end of the text, where words stand beside it. */
function spaced(own: string, text: string, box: HTMLTextAreaElement | HTMLInputElement): string {
  const before = box.value.slice(0, box.selectionStart ?? 0)
  const after = box.value.slice(box.selectionEnd ?? 0)
  const start = /^\s/.test(text) && /\S$/.test(before) ? ' ' : ''
  const end = /\s$/.test(text) && /^\S/.test(after) ? ' ' : ''
  return start + own + end
}
