/** The panel below the search box: a listbox with an active row, or text where there are no rows. */
import { SEARCH_STRINGS } from '../../languages/search-box-strings-by-language.ts'
import { element } from '../dom.ts'
import { pageLanguage } from '../page-context.ts'
import type { SearchAnswer } from './results-view.ts'

/** Pixels between the panel and the edge of the visible area, and the least height of the panel. */
const EDGE_PX = 8
const MIN_HEIGHT_PX = 160

export class ResultsListbox {
  rows: readonly HTMLAnchorElement[] = []
  /** Index of the active row; -1 while the box itself is active. */
  active = -1
  /** Whether the reader has moved to the active row with the keys. */
  isMoved = false
  readonly #input: HTMLInputElement
  readonly #parent: HTMLElement
  readonly #caption = element('p', 'hits-caption')
  readonly #list = element('ul', 'hits')
  readonly #text = element('p', 'no-hits')
  readonly #panel = element('div', 'results', this.#caption, this.#list, this.#text)

  constructor(input: HTMLInputElement, parent: HTMLElement) {
    this.#input = input
    this.#parent = parent
    this.#caption.setAttribute('aria-hidden', 'true')
    this.#list.id = 'hits'
    this.#list.setAttribute('role', 'listbox')
    this.#panel.id = 'results'
    this.#panel.hidden = true
    parent.append(this.#panel)
    const combobox = {
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': 'hits',
      'aria-autocomplete': 'list',
    }
    for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
    window.visualViewport?.addEventListener('resize', () => this.#fitToView())
    // Keeps the focus in the box while a row is clicked. Links in the text can still be focused by keyboard.
    this.#panel.addEventListener('mousedown', event => event.preventDefault())
  }

  get isOpen(): boolean {
    return !this.#panel.hidden
  }

  /** Whether the reader has moved to a row or points at one. */
  get isUsed(): boolean {
    return this.isMoved || this.#list.matches(':hover')
  }

  /** @param active index of the row that Enter opens at once; -1 for none */
  show({ rows, heading, text, news }: SearchAnswer, active: number): void {
    this.#list.setAttribute('aria-label', heading.length > 0 ? news : SEARCH_STRINGS[pageLanguage()].results)
    this.#caption.replaceChildren(...heading)
    this.#text.replaceChildren(...text)
    this.#panel.hidden = false
    this.#fill(rows)
    this.#setActive(active)
    this.#fitToView()
  }

  close(): void {
    this.#panel.hidden = true
    this.#fill([])
  }

  activate(at: number): void {
    this.#setActive(at)
    this.isMoved = true
    this.rows[this.active]?.scrollIntoView({ block: 'nearest' })
  }

  /** Moves to the next or previous row. Past either end comes the box, then the other end. */
  step(by: 1 | -1): void {
    const places = this.rows.length + 1
    this.activate(((this.active + 1 + by + places) % places) - 1)
  }

  #fill(rows: readonly HTMLAnchorElement[]): void {
    this.#setActive(-1)
    this.rows = rows
    const items = rows.map((row, at) => {
      row.id = `hit-${at}`
      row.tabIndex = -1
      row.setAttribute('role', 'option')
      const item = element('li', '', row)
      item.setAttribute('role', 'presentation')
      return item
    })
    this.#list.replaceChildren(...items)
    this.#list.scrollTop = 0
    this.#input.setAttribute('aria-expanded', String(rows.length > 0))
  }

  #setActive(at: number): void {
    this.active = at in this.rows ? at : -1
    this.isMoved = false
    for (const [i, row] of this.rows.entries()) row.setAttribute('aria-selected', String(i === this.active))
    const row = this.rows[this.active]
    if (row) this.#input.setAttribute('aria-activedescendant', row.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  /** It ends above the keyboard of a phone, and begins where some rows are seen, also in enlarged pages. */
  #fitToView(): void {
    const { visualViewport: viewport } = window
    if (!viewport || !this.isOpen) return
    const roomBelow = (): number =>
      viewport.offsetTop + viewport.height - this.#panel.getBoundingClientRect().top - EDGE_PX
    if (roomBelow() < MIN_HEIGHT_PX) this.#parent.scrollIntoView({ block: 'start', behavior: 'instant' })
    this.#panel.style.setProperty('--room', `${Math.max(MIN_HEIGHT_PX, Math.round(roomBelow()))}px`)
  }
}
