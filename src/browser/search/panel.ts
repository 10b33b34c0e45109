/** What drops down from the search box: rows of a listbox, or words where there are no rows; and which row is active. */

export interface Panel {
  readonly isOpen: boolean
  /** Number of rows. */
  readonly size: number
  /** Position of the active row; -1 while the reader is in the box itself. */
  readonly active: number
  /** Whether the reader has gone to a row, rather than being offered the first. */
  readonly isWalked: boolean
  /**
   * @param active position of the row that Enter opens at once; -1 for none
   * @param label what the list is; shown above it where it is not the results
   */
  showRows(rows: readonly HTMLElement[], active: number, label?: string): void
  showText(nodes: readonly (Node | string)[]): void
  close(): void
  activate(at: number): void
  /** To the next row or the one before; past either end lies the box, then the other end. */
  step(by: 1 | -1): void
  /** Hears of rows that are clicked. */
  onChoice(listener: (at: number, event: MouseEvent) => void): void
}

/** @param results what the list is, for those who do not see it */
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
  let rows: readonly HTMLElement[] = []
  let active = -1
  let isWalked = false

  const mark = (at: number): void => {
    rows[active]?.setAttribute('aria-selected', 'false')
    active = at in rows ? at : -1
    const row = rows[active]
    row?.setAttribute('aria-selected', 'true')
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const activate = (at: number): void => {
    isWalked = true
    mark(at)
    rows[active]?.scrollIntoView({ block: 'nearest' })
  }
  const show = (isOpen: boolean, made: readonly HTMLElement[], words: readonly (Node | string)[]): void => {
    mark(-1)
    rows = made
    isWalked = false
    list.replaceChildren(
      ...rows.map(row => {
        const item = element('li', { role: 'presentation' })
        item.append(row)
        return item
      }),
    )
    list.hidden = rows.length === 0
    text.replaceChildren(...words)
    text.hidden = words.length === 0
    panel.hidden = !isOpen
    list.scrollTop = 0
    input.setAttribute('aria-expanded', String(rows.length > 0))
    if (isOpen) fitToView()
  }
  /** On phones the keyboard covers half of the page: the panel ends where it begins. */
  const fitToView = (): void => {
    const { visualViewport: seen } = window
    if (!seen || panel.hidden) return
    const roomBelow = (): number => seen.offsetTop + seen.height - panel.getBoundingClientRect().top - EDGE
    if (seen.height < innerHeight && roomBelow() < LEAST_ROOM)
      parent.scrollIntoView({ block: 'start', behavior: 'instant' })
    panel.style.setProperty('--room', `${Math.max(LEAST_ROOM, Math.round(roomBelow()))}px`)
  }
  window.visualViewport?.addEventListener('resize', fitToView)
  // The box keeps the focus while a row is clicked; links among the words take it when they are reached by keyboard.
  panel.addEventListener('mousedown', event => event.preventDefault())

  return {
    get isOpen() {
      return !panel.hidden
    },
    get size() {
      return rows.length
    },
    get active() {
      return active
    },
    get isWalked() {
      return isWalked
    },
    showRows(made, first, label) {
      list.setAttribute('aria-label', label ?? results)
      caption.textContent = label ?? ''
      caption.hidden = label === undefined
      show(true, made, [])
      mark(first)
    },
    showText(words) {
      caption.hidden = true
      show(true, [], words)
    },
    close: () => show(false, [], []),
    activate,
    step: by => activate(((active + 1 + by + rows.length + 1) % (rows.length + 1)) - 1),
    onChoice(listener) {
      const hear = (event: MouseEvent): void => {
        const at = rows.findIndex(row => event.target instanceof Node && row.contains(event.target))
        if (at >= 0 && event.button < 2) listener(at, event)
      }
      list.addEventListener('click', hear)
      list.addEventListener('auxclick', hear)
    },
  }
}

/** Pixels between the panel and the edge of what is seen, and the height below which rows would be no use. */
const EDGE = 8
const LEAST_ROOM = 160

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
