/** Values stored on this device. Where a browser refuses storage, nothing is stored and nothing fails. */

/** The stored value; null if there is none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes the stored value */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value is lost with the page.
  }
}

/** A stored list. Items of other versions of the program, or edited by hand, are left out. */
export function readStoredList<Item>(key: string, isItem: (value: unknown) => value is Item): readonly Item[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem) : []
  } catch {
    return []
  }
}

/** Whether a stored item is text, for `readStoredList`. */
export const isText = (value: unknown): value is string => typeof value === 'string'
