/** The panel below the search box: a listbox with an active row, or text where there are no rows. */
import { element } from '../dom.ts'

/** What stands around a list of rows that are no answers. */
interface Around {
  readonly label: string
  readonly above: readonly (Node | string)[]
  readonly below?: readonly (Node | string)[]
}

/** Pixels between the panel and the edge of the visible area, and the least height of the panel. */
const EDGE_PX = 8
const MIN_HEIGHT_PX = 160

export class ResultsListbox {
  readonly #input: HTMLInputElement
  readonly #parent: HTMLElement
  readonly #results: string
  readonly #caption = element('p', 'hits-caption')
  readonly #list = element('ul', 'hits')
  readonly #text = element('p', 'no-hits')
  readonly #panel = element('div', 'results', this.#caption, this.#list, this.#text)
  #rows: readonly HTMLElement[] = []
  #active = -1
  #isMoved = false

  /** @param results accessible name of the list of results */
  constructor(input: HTMLInputElement, parent: HTMLElement, results: string) {
    this.#input = input
    this.#parent = parent
    this.#results = results
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

  /** Number of rows. */
  get size(): number {
    return this.#rows.length
  }

  /** Index of the active row; -1 while the box itself is active. */
  get active(): number {
    return this.#active
  }

  /** Whether the reader has moved to the active row with the keys. */
  get isMoved(): boolean {
    return this.#isMoved
  }

  /** Whether the reader has moved to a row or points at one. */
  get isUsed(): boolean {
    return this.#isMoved || this.#list.matches(':hover')
  }

  /**
   * @param active index of the row that Enter opens at once; -1 for none
   * @param around what is shown above and below the list, and its name; absent for the list of results
   */
  showRows(rows: readonly HTMLElement[], active: number, around?: Around): void {
    this.#list.setAttribute('aria-label', around?.label ?? this.#results)
    this.#caption.replaceChildren(...(around?.above ?? []))
    this.#caption.hidden = around === undefined
    this.#show(true, rows, around?.below ?? [])
    this.#setActive(active)
  }

  showText(nodes: readonly (Node | string)[]): void {
    this.#caption.hidden = true
    this.#show(true, [], nodes)
  }

  close(): void {
    this.#show(false, [], [])
  }

  activate(at: number): void {
    this.#isMoved = true
    this.#setActive(at)
    this.#rows[this.#active]?.scrollIntoView({ block: 'nearest' })
  }

  /** Moves to the next or previous row. Past either end comes the box, then the other end. */
  step(by: 1 | -1): void {
    this.activate(((this.#active + 1 + by + this.size + 1) % (this.size + 1)) - 1)
  }

  #show(isOpen: boolean, rows: readonly HTMLElement[], text: readonly (Node | string)[]): void {
    this.#setActive(-1)
    this.#rows = rows
    this.#isMoved = false
    const items = rows.map(row => element('li', '', row))
    for (const item of items) item.setAttribute('role', 'presentation')
    this.#list.replaceChildren(...items)
    this.#list.hidden = rows.length === 0
    this.#list.scrollTop = 0
    this.#input.setAttribute('aria-expanded', String(rows.length > 0))
    this.#text.replaceChildren(...text)
    this.#text.hidden = text.length === 0
    this.#panel.hidden = !isOpen
    this.#fitToView()
  }

  #setActive(at: number): void {
    this.#rows[this.#active]?.setAttribute('aria-selected', 'false')
    this.#active = at in this.#rows ? at : -1
    const row = this.#rows[this.#active]
    row?.setAttribute('aria-selected', 'true')
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
