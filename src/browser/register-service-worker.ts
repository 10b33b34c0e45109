/** Registers the service worker, which lets readers open pages without a connection. */

import { settings } from './page-context.ts'

/**
 * Registers the worker once the page has loaded, so that its fetches do not delay the page. Browsers allow workers only on
 * https and localhost.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { worker, base } = settings()
  const { serviceWorker } = navigator
  const register = async (): Promise<void> => {
    const isControlled = serviceWorker.controller !== null
    await serviceWorker.register(worker, { scope: `${base}/`, updateViaCache: 'none' }).catch(() => undefined)
    // A page loaded before the worker has to ask to be stored.
    if (!isControlled) (await serviceWorker.ready).active?.postMessage('keep')
  }
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
