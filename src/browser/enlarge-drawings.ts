/** Enlarges a drawing in a dialog; without this script its link opens the file. */
import { closeButton, element } from './dom.ts'

export function enlargeDrawings(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-enlarge]'))
    link.addEventListener('click', event => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      enlarge(link)
    })
}

function enlarge(link: HTMLAnchorElement): void {
  const drawing = link.querySelector('svg')
  if (!drawing) return
  // The drawing is moved, since a copy would duplicate its ids. The figure keeps its height meanwhile.
  const { height } = link.getBoundingClientRect()
  link.style.minHeight = `${height}px`
  const dialog = element('dialog', 'enlarged')
  dialog.setAttribute('aria-labelledby', drawing.getAttribute('aria-labelledby') ?? '')
  const legend = link.closest('figure')?.querySelector('ol')?.cloneNode(true)
  // On phones the drawing is wider than the dialog; a scrollable element must be focusable.
  const pane = element('div', '', drawing)
  pane.tabIndex = 0
  dialog.append(
    closeButton(() => dialog.close()),
    pane,
    ...(legend ? [legend] : []),
  )
  // Inside the figure, so that the same styles apply to the legend.
  link.after(dialog)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => {
    link.append(drawing)
    link.style.minHeight = ''
    dialog.remove()
    link.focus()
  })
  dialog.showModal()
}
