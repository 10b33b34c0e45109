/**
 * Buttons that share the page or its picture with other programs, and buttons that copy: the address of the page, the text
 * of an element, or the text behind another address, such as the Markdown of the page.
 */
import { fetchFile, MESSAGE_MS, makeAnnouncer, onClick, pageAddress, pageLanguage } from './page.ts'

const WORDS = {
  en: { copied: 'Copied', notCopied: 'Copying did not work. Select the text and copy it by hand.' },
  es: { copied: 'Copiado', notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.' },
} as const

/** Shows `[data-share]` where the browser can share, and those with a `data-picture` where it can share pictures. */
export function offerSharing(): void {
  if (typeof navigator.share !== 'function') return
  const takesPictures = navigator.canShare?.({ files: [pngFile('')] })
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-share]'))
    if (!dataset.picture || takesPictures) dataset.share = 'ready'
  onClick('[data-share]', ({ dataset: { picture } }) => {
    const page = { title: document.title, url: pageAddress() }
    const sharing = picture
      ? fetch(picture)
          .then(response => response.blob())
          .then(image => navigator.share({ ...page, files: [pngFile(image)] }))
      : navigator.share(page)
    sharing.catch(() => undefined)
  })
}

const pngFile = (bytes: BlobPart): File => new File([bytes], 'palabit.png', { type: 'image/png' })

/** Makes every `[data-copy]` of the page work. The button confirms for two seconds. */
export function copyOnClick(): void {
  if (!document.querySelector('[data-copy]')) return
  const announce = makeAnnouncer()
  const words = WORDS[pageLanguage()]
  onClick('[data-copy]', button => {
    write(textOf(button.dataset.copy ?? '')).then(
      () => {
        button.dataset.done = ''
        setTimeout(() => delete button.dataset.done, MESSAGE_MS)
        announce(words.copied)
      },
      () => announce(words.notCopied),
    )
  })
}

async function textOf(what: string): Promise<string> {
  if (what === 'page') return pageAddress()
  if (what.startsWith('#')) return document.getElementById(what.slice(1))?.textContent ?? ''
  return (await fetchFile(what)).text()
}

/** Safari allows writing only during the click, so the clipboard gets the promise of a text that is still loading. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const type = 'text/plain'
  return navigator.clipboard.write([new ClipboardItem({ [type]: text.then(each => new Blob([each], { type })) })])
}
