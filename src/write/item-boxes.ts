/** Adds boxes to a part of the form, and takes them away. */
import { element } from '../browser/page.ts'
import { emptyDraft, type LinkDraft, type TextDraft } from '../editorial/entry-draft.ts'
import type { Language } from '../schema/language.ts'
import { collect } from './collect.ts'
import { type ItemPart, itemsMarkup } from './items.ts'

/**
 * Adds boxes, and puts the cursor into the last one.
 * @param at index before which they are added; by default at the end
 */
export function addItems(
  form: HTMLFormElement,
  part: ItemPart,
  language: Language,
  page: Language,
  at?: number,
  texts: readonly string[] = [''],
): void {
  const items = itemsIn(form, part, language)
  const index = at ?? items.length
  const added = part === 'links' ? texts.map(label => ({ label, url: '' })) : texts
  fill(form, part, [...items.slice(0, index), ...added, ...items.slice(index)], language, page)
  focusOn(form, part, index + texts.length - 1, language)
}

/** Removes a box, and puts the cursor into the one before. */
export function removeItem(
  form: HTMLFormElement,
  part: ItemPart,
  at: number,
  language: Language,
  page: Language,
): void {
  fill(form, part, itemsIn(form, part, language).toSpliced(at, 1), language, page)
  focusOn(form, part, Math.max(0, at - 1), language)
}

const itemsIn = (form: HTMLFormElement, part: ItemPart, language: Language): readonly (string | LinkDraft)[] =>
  collect(form, emptyDraft()).text[language][part]

function fill(
  form: HTMLFormElement,
  part: ItemPart,
  items: readonly (string | LinkDraft)[],
  language: Language,
  page: Language,
): void {
  const box = form.querySelector(`[data-box="${language}.${part}"]`)
  const text: TextDraft = { ...emptyDraft().text[language], [part]: items }
  const made = element('template', '')
  made.innerHTML = itemsMarkup(part, text, language, page).toString()
  box?.querySelector('.items')?.replaceWith(made.content.querySelector('.items') ?? '')
}

const focusOn = (form: HTMLFormElement, part: ItemPart, at: number, language: Language): void =>
  form.querySelectorAll<HTMLElement>(`[name="${language}.${part}"]`)[at]?.focus()
