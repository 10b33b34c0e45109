/** The frame in which the page is shown as it will be. It runs no scripts, and its links lead nowhere. */
import { element } from '../browser/page.ts'
import { FORM_STRINGS } from '../languages/form-strings.ts'
import type { Language } from '../schema/language.ts'
import type { Opening, Written } from './form.ts'
import { previewOf } from './preview.ts'

export interface PreviewFrame {
  update(written: Written): void
  /** Opens or closes the frame. */
  toggle(button: HTMLElement, written: Written): void
}

export function showPreview(section: HTMLElement, opening: Opening): PreviewFrame {
  const choice = section.querySelector('select') as HTMLSelectElement
  let frame: HTMLIFrameElement | undefined
  let last: Written | undefined
  let top = 0
  const update = (written: Written) => {
    last = written
    if (!frame) return
    top = frame.contentWindow?.scrollY ?? 0
    frame.srcdoc = previewOf(written.term, written.draft, opening.entries, {
      ...opening,
      language: choice.value as Language,
    })
  }
  choice.addEventListener('change', () => last && update(last))
  return {
    update,
    toggle(button, written) {
      if (frame) frame.remove()
      frame = frame ? undefined : openFrame(section, FORM_STRINGS[opening.page].previewOf, () => top)
      section.hidden = frame === undefined
      button.setAttribute('aria-expanded', String(frame !== undefined))
      update(written)
      if (frame) section.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** @param top pixels to which the page is scrolled after a change, as before it */
function openFrame(section: HTMLElement, title: string, top: () => number): HTMLIFrameElement {
  const frame = element('iframe', '')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.title = title
  frame.addEventListener('load', () => {
    const { contentDocument: shown, contentWindow } = frame
    const { theme } = document.documentElement.dataset
    if (shown && theme !== undefined) shown.documentElement.dataset.theme = theme
    shown?.addEventListener('click', event => event.preventDefault())
    contentWindow?.scrollTo(0, top())
  })
  section.append(frame)
  return frame
}
