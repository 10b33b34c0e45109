/**
 * The question in the address, as `?q=`: it survives going to a result and back, and can be sent to somebody. The
 * history gets no entry a letter, and is not written at every letter either: browsers refuse those who do.
 */

const QUIET_MS = 300

export interface KeptQuestion {
  keep(question: string): void
  /** Writes at once what was kept, before the page is left. */
  settle(): void
}

export function keepQuestion(): KeptQuestion {
  let timer = 0
  let kept: string | undefined
  const settle = (): void => {
    clearTimeout(timer)
    if (kept === undefined) return
    const url = new URL(location.href)
    if (kept.trim() === '') url.searchParams.delete('q')
    else url.searchParams.set('q', kept.trim())
    kept = undefined
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }
  return {
    keep(question) {
      kept = question
      clearTimeout(timer)
      timer = setTimeout(settle, QUIET_MS)
    },
    settle,
  }
}
