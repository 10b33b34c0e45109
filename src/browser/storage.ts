/** Values stored on this device. Where a browser refuses storage, nothing is stored and nothing fails. */

/** For good, or as long as the tab is open. */
type StorageName = 'localStorage' | 'sessionStorage'

export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes the stored value */
export function store(key: string, value: string | null, storage: StorageName = 'localStorage'): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // The value is lost with the page.
  }
}
