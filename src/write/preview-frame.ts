/** The frame in which the page is shown as it will be. It runs no scripts, and its links lead nowhere. */
import type { Language } from '../schema/language.ts'
import type { Opening, Written } from './form.ts'
import { previewOf } from './preview.ts'

export interface PreviewFrame {
  update(written: Written): void
  /** Opens or closes the frame. */
  toggle(button: HTMLElement, written: Written): void
}

export function showPreview(section: HTMLElement, opening: Opening): PreviewFrame {
  const frame = section.querySelector('iframe') as HTMLIFrameElement
  const choice = section.querySelector('select') as HTMLSelectElement
  let last: Written | undefined
  let top = 0
  const update = (written: Written) => {
    last = written
    if (section.hidden) return
    top = frame.contentWindow?.scrollY ?? 0
    const { entries } = opening
    const language = choice.value as Language
    frame.srcdoc = previewOf(written.term, written.draft, entries, { ...opening, language })
  }
  frame.addEventListener('load', () => {
    const { contentDocument: shown, contentWindow } = frame
    const theme = document.documentElement.dataset.theme
    if (shown && theme !== undefined) shown.documentElement.dataset.theme = theme
    shown?.addEventListener('click', event => event.preventDefault())
    contentWindow?.scrollTo(0, top)
  })
  choice.addEventListener('change', () => last && update(last))
  return {
    update,
    toggle(button, written) {
      section.hidden = !section.hidden
      button.setAttribute('aria-expanded', String(!section.hidden))
      update(written)
      if (!section.hidden) section.scrollIntoView({ block: 'nearest' })
    },
  }
}
