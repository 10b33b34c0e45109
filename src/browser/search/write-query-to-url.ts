/**
 * Writes the question of the box to the address of the page, as `?q=`, so that it can be shared and outlasts the page.
 * Nothing is added to the history.
 */
export function writeQuestion(question: string): void {
  const url = new URL(location.href)
  if (question.trim() === '') url.searchParams.delete('q')
  else url.searchParams.set('q', question.trim())
  if (url.href === location.href) return
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Safari refuses more than 100 changes in 10 seconds; the next letter writes all.
  }
}
