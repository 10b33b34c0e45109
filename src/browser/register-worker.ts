/** Asks the browser to keep the pages that were read, for when there is no connection. */
import type { Settings } from './settings.ts'

/**
 * Waits until the page has loaded, so that keeping never slows reading. Browsers offer workers only to sites on https
 * and on the machine itself.
 */
export function registerWorker({ worker, base }: Settings): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const register = async (): Promise<void> => {
    const isSeen = serviceWorker.controller !== null
    await serviceWorker.register(worker, { scope: `${base}/`, updateViaCache: 'none' }).catch(() => undefined)
    // A page that came before the worker has to ask to be kept.
    if (!isSeen) (await serviceWorker.ready).active?.postMessage('keep')
  }
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register, { once: true })
}
