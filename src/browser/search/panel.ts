/** What drops down from the search box: rows of a listbox, or words where there are no rows; and which row is active. */

export interface Panel {
  readonly isOpen: boolean
  /** Number of rows. */
  readonly size: number
  /** Position of the active row; -1 while the reader is in the box itself. */
  readonly active: number
  showRows(rows: readonly HTMLElement[]): void
  showText(nodes: readonly (Node | string)[]): void
  close(): void
  activate(at: number): void
  /** To the next row or the one before; past either end lies the box, then the other end. */
  step(by: 1 | -1): void
  /** Hears of rows that are clicked. */
  onChoice(listener: (at: number, event: MouseEvent) => void): void
}

/** @param label what the list is, for those who do not see it */
export function makePanel(input: HTMLInputElement, parent: HTMLElement, label: string): Panel {
  const list = element('ul', { id: 'hits', class: 'hits', role: 'listbox', 'aria-label': label })
  const text = element('p', { class: 'no-hits' })
  const panel = element('div', { id: 'results', class: 'results' })
  panel.append(list, text)
  panel.hidden = true
  parent.append(panel)
  const combobox = { role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'hits', 'aria-autocomplete': 'list' }
  for (const [name, value] of Object.entries(combobox)) input.setAttribute(name, value)
  let rows: readonly HTMLElement[] = []
  let active = -1

  const activate = (at: number): void => {
    rows[active]?.setAttribute('aria-selected', 'false')
    active = at in rows ? at : -1
    const row = rows[active]
    row?.setAttribute('aria-selected', 'true')
    row?.scrollIntoView({ block: 'nearest' })
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const show = (isOpen: boolean, made: readonly HTMLElement[], words: readonly (Node | string)[]): void => {
    rows = made
    activate(-1)
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
  }
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
    showRows: made => show(true, made, []),
    showText: words => show(true, [], words),
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

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
