/** Choices a reader makes on this device. Browsers that keep nothing for us never made one. */

export function keptChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value null takes the choice back */
export function keepChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The choice then holds for this page, or not at all.
  }
}
