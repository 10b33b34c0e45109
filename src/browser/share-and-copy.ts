/** The button that shares the page, and buttons that copy the text of an element. */
import { MESSAGE_MS, makeAnnouncer, onClick } from './dom.ts'
import { pageAddress, pageLanguage } from './page-context.ts'

const WORDS = {
  en: { copied: 'Copied', notCopied: 'Copying did not work. Select the text and copy it by hand.' },
  es: { copied: 'Copiado', notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.' },
} as const

/** Makes `[data-share]` share the page, or copy its address where the browser cannot share, and every `[data-copy]` copy. */
export function shareAndCopyOnClick(): void {
  if (!document.querySelector('[data-share], [data-copy]')) return
  const announce = makeAnnouncer()
  const words = WORDS[pageLanguage()]
  const copy = ({ dataset }: HTMLElement, text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        dataset.done = ''
        setTimeout(() => delete dataset.done, MESSAGE_MS)
        announce(words.copied)
      },
      () => announce(words.notCopied),
    )
  }
  onClick('[data-share]', button => {
    if (typeof navigator.share !== 'function') copy(button, pageAddress())
    else navigator.share({ title: document.title, url: pageAddress() }).catch(() => undefined)
  })
  onClick('[data-copy]', button => {
    copy(button, document.querySelector(button.dataset.copy ?? '')?.textContent ?? '')
  })
}
