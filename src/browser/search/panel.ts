/** The panel below the search box: a listbox with an active row, or text where there are no rows. */
import { addStatusLine } from '../page.ts'

export interface Panel {
  readonly isOpen: boolean
  /** Number of rows. */
  readonly size: number
  /** Index of the active row; -1 while the box itself is active. */
  readonly active: number
  /** Whether the reader has moved to the active row with the keys. */
  readonly isMoved: boolean
  /** Whether the reader has moved to a row or points at one. */
  readonly isUsed: boolean
  /**
   * @param active index of the row that Enter opens at once; -1 for none
   * @param around what is shown above and below the list, and its name; absent for the list of results
   */
  showRows(rows: readonly HTMLElement[], active: number, around?: Around): void
  showText(nodes: readonly (Node | string)[]): void
  close(): void
  activate(at: number): void
  /** Moves to the next or previous row. Past either end comes the box, then the other end. */
  step(by: 1 | -1): void
  /** Calls a listener when a row is clicked. */
  onChoice(listener: (at: number, event: MouseEvent) => void): void
}

/** What stands around a list of rows that are no answers. */
interface Around {
  readonly label: string
  readonly above: readonly (Node | string)[]
  readonly below?: readonly (Node | string)[]
}

/** @param results accessible name of the list of results */
export function makePanel(input: HTMLInputElement, parent: HTMLElement, results: string): Panel {
  const caption = element('p', { class: 'hits-caption', 'aria-hidden': 'true' })
  const list = element('ul', { id: 'hits', class: 'hits', role: 'listbox' })
  const text = element('p', { class: 'no-hits' })
  const panel = element('div', { id: 'results', class: 'results' })
  panel.append(caption, list, text)
  panel.hidden = true
  parent.append(panel)
  const combobox = { role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'hits', 'aria-autocomplete': 'list' }
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
  const rows = makeRows(input, list)
  const fitToView = keepInView(panel, parent)
  // Keeps the focus in the box while a row is clicked. Links in the text can still be focused by keyboard.
  panel.addEventListener('mousedown', event => event.preventDefault())

  const show = (isOpen: boolean, made: readonly HTMLElement[], words: readonly (Node | string)[]): void => {
    rows.replace(made)
    text.replaceChildren(...words)
    text.hidden = words.length === 0
    panel.hidden = !isOpen
    if (isOpen) fitToView()
  }
  return {
    get isOpen() {
      return !panel.hidden
    },
    get size() {
      return rows.size
    },
    get active() {
      return rows.active
    },
    get isMoved() {
      return rows.isMoved
    },
    get isUsed() {
      return rows.isMoved || list.matches(':hover')
    },
    showRows(made, first, around) {
      list.setAttribute('aria-label', around?.label ?? results)
      caption.replaceChildren(...(around?.above ?? []))
      caption.hidden = around === undefined
      show(true, made, around?.below ?? [])
      rows.setActive(first)
    },
    showText(words) {
      caption.hidden = true
      show(true, [], words)
    },
    close: () => show(false, [], []),
    activate: rows.activate,
    step: by => rows.activate(((rows.active + 1 + by + rows.size + 1) % (rows.size + 1)) - 1),
    onChoice: rows.onChoice,
  }
}

/** The rows of the list, of which one may be active. */
interface Rows extends Pick<Panel, 'size' | 'active' | 'isMoved' | 'activate' | 'onChoice'> {
  replace(made: readonly HTMLElement[]): void
  setActive(at: number): void
}

function makeRows(input: HTMLInputElement, list: HTMLElement): Rows {
  let rows: readonly HTMLElement[] = []
  let active = -1
  let isMoved = false
  const setActive = (at: number): void => {
    rows[active]?.setAttribute('aria-selected', 'false')
    active = at in rows ? at : -1
    const row = rows[active]
    row?.setAttribute('aria-selected', 'true')
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }
  return {
    get size() {
      return rows.length
    },
    get active() {
      return active
    },
    get isMoved() {
      return isMoved
    },
    setActive,
    activate(at) {
      isMoved = true
      setActive(at)
      rows[active]?.scrollIntoView({ block: 'nearest' })
    },
    replace(made) {
      setActive(-1)
      rows = made
      isMoved = false
      list.replaceChildren(
        ...rows.map(row => {
          const item = element('li', { role: 'presentation' })
          item.append(row)
          return item
        }),
      )
      list.hidden = rows.length === 0
      list.scrollTop = 0
      input.setAttribute('aria-expanded', String(rows.length > 0))
    },
    onChoice(listener) {
      const onClickOrAuxClick = (event: MouseEvent): void => {
        const at = rows.findIndex(row => event.target instanceof Node && row.contains(event.target))
        if (at >= 0 && event.button < 2) listener(at, event)
      }
      list.addEventListener('click', onClickOrAuxClick)
      list.addEventListener('auxclick', onClickOrAuxClick)
    },
  }
}

/** @returns fits the panel: it ends above the keyboard of a phone, and begins where some rows are seen, also in enlarged pages */
function keepInView(panel: HTMLElement, parent: HTMLElement): () => void {
  const fit = (): void => {
    const { visualViewport: viewport } = window
    if (!viewport || panel.hidden) return
    const roomBelow = (): number => viewport.offsetTop + viewport.height - panel.getBoundingClientRect().top - EDGE_PX
    if (roomBelow() < MIN_HEIGHT_PX) parent.scrollIntoView({ block: 'start', behavior: 'instant' })
    panel.style.setProperty('--room', `${Math.max(MIN_HEIGHT_PX, Math.round(roomBelow()))}px`)
  }
  window.visualViewport?.addEventListener('resize', fit)
  return fit
}

/** Pixels between the panel and the edge of the visible area, and the least height of the panel. */
const EDGE_PX = 8
const MIN_HEIGHT_PX = 160

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Milliseconds without typing before results are announced, so that screen readers can echo the keys. */
const TYPING_PAUSE_MS = 600

/** @returns announces how many results there are, once the reader has stopped typing */
export function makeDelayedAnnouncer(parent: HTMLElement): (text: string) => void {
  const status = addStatusLine(parent)
  let timer = 0
  return text => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      status.textContent = text
    }, TYPING_PAUSE_MS)
  }
}
