/** The button that hands the page to the reader's other programs, where the device has a way of doing so. */
import { onClick } from './reading/clicked.ts'
import { pageAddress } from './reading/page-address.ts'

/** Shows `[data-share]` where the browser can share. */
export function offerSharing(): void {
  if (typeof navigator.share !== 'function') return
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.dataset.share = 'ready'
  onClick('[data-share]', () => {
    navigator.share({ title: document.title, url: pageAddress() }).catch(() => undefined)
  })
}
