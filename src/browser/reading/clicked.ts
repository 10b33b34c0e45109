/** What a click was meant for: one listener on the document serves every button of a kind, also those made later. */

/**
 * Runs when an element that matches is clicked, or something inside of it.
 * @param act told the element and the event, which it may prevent
 */
export function onClick<Found extends HTMLElement>(
  selector: string,
  act: (element: Found, event: MouseEvent) => void,
): void {
  document.addEventListener('click', event => {
    const element = event.target instanceof Element && event.target.closest<Found>(selector)
    if (element) act(element, event)
  })
}
