/** Parts with several boxes, which are added and taken away: paragraphs, key points, and pages to read. */
import { element } from '../browser/dom.ts'
import { FORM_STRINGS } from '../languages/form-strings-by-language.ts'
import { bounds } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { type Html, html } from '../text/html.ts'
import { EMPTY_TEXT, type LinkDraft, type TextDraft } from './draft-fields.ts'
import { collect } from './read-form.ts'

export type ItemPart = 'explanation' | 'keyPoints' | 'links'
type Item = string | LinkDraft

/** The language that a box is named after. */
export const languageNamed = (name: string | undefined): Language | undefined =>
  LANGUAGES.find(language => language === name)

/** Names of controls are those of their boxes; `id`s have no dots, which selectors would read as classes. */
export const idOf = (box: string): string => `box-${box.replaceAll('.', '-')}`

/** The place for what the check says; the messages are English. */
export const findings = (id: string): Html => html`<ul class="found" id="${id}-found" lang="en"></ul>`

/** Boxes that are there from the start. */
const FEWEST: Readonly<Record<ItemPart, number>> = {
  explanation: bounds.explanation.min,
  keyPoints: bounds.keyPoints.min,
  links: 2,
}

/** The boxes of a part as HTML, with buttons to add and remove one. */
export function itemsMarkup(part: ItemPart, text: TextDraft, language: Language, page: Language): Html {
  const strings = FORM_STRINGS[page]
  const given: readonly Item[] = text[part]
  const items = [...given, ...Array(Math.max(0, FEWEST[part] - given.length)).fill('')]
  return html`<ol class="items" data-items="${part}">
${items.map((item, i) => html`<li data-box="${language}.${part}.${i}">${itemMarkup(part, item, i, language, page)}</li>\n`)}</ol>
<p lang="${page}"><button type="button" data-add="${part}" data-language="${language}">${strings.add[part]}</button></p>`
}

function itemMarkup(part: ItemPart, item: Item, i: number, language: Language, page: Language): Html {
  const strings = FORM_STRINGS[language]
  const name = `${language}.${part}`
  const id = idOf(`${name}.${i}`)
  const label = strings.item[part](i + 1)
  const { label: title, url } = typeof item === 'string' ? { label: item, url: '' } : item
  const remove = html`<button type="button" class="remove" lang="${page}" data-remove="${i}" data-part="${part}" data-language="${language}" aria-label="${FORM_STRINGS[page].remove(FORM_STRINGS[page].item[part](i + 1))}">×</button>`
  if (part === 'links')
    return html`<div class="item-head"><label for="${id}">${label}</label>${remove}</div>
<input type="text" id="${id}" name="${name}" value="${title}" autocomplete="off" aria-describedby="${id}-found">
<label for="${id}-url">${strings.address}</label>
<input type="url" id="${id}-url" name="${name}.url" value="${url}" autocomplete="off" inputmode="url" aria-describedby="${id}-found">${findings(id)}`
  return html`<div class="item-head"><label for="${id}">${label}</label>${remove}</div>
<textarea id="${id}" name="${name}" rows="${part === 'explanation' ? 6 : 2}" aria-describedby="${id}-found" data-item>
${title}</textarea>
${findings(id)}`
}

/**
 * Changes the boxes of a part, and puts the cursor into one of them.
 * @param cursor index of that box; -1 is the last
 */
export function changeItems(
  form: HTMLFormElement,
  part: ItemPart,
  language: Language,
  page: Language,
  change: (items: readonly Item[]) => readonly Item[],
  cursor: number,
): void {
  const items = change(collect(form).text[language][part])
  const made = element('template', '')
  made.innerHTML = itemsMarkup(part, { ...EMPTY_TEXT, [part]: items }, language, page).toString()
  form.querySelector(`[data-box="${language}.${part}"] .items`)?.replaceWith(made.content.querySelector('.items') ?? '')
  const boxes = [...form.querySelectorAll<HTMLElement>(`[name="${language}.${part}"]`)]
  boxes.at(cursor)?.focus()
}
