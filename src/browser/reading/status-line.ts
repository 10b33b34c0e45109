/** An element that is heard and not seen: what is put into it is said politely. */
export function addStatusLine(parent: HTMLElement): HTMLElement {
  const status = document.createElement('p')
  status.className = 'sr-only'
  status.setAttribute('role', 'status')
  parent.append(status)
  return status
}
