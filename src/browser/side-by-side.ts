/** Both languages side by side: the other version of an entry, fetched and shown beside this one. */
import { element, onClick } from './page.ts'

/** Makes `[data-beside]` work, a button with the address of the other version. */
export function offerBeside(): void {
  onClick('[data-beside]', button => {
    const entry = document.querySelector('.entry')
    const shown = entry?.querySelector('.beside')
    if (shown) {
      shown.remove()
      exchangeLabel(button)
    } else
      fetch(button.dataset.beside ?? '')
        .then(response => response.text())
        .then(text => {
          entry?.querySelector('.text')?.before(...otherVersion(text))
          exchangeLabel(button)
          entry?.scrollIntoView()
        })
        .catch(() => undefined)
  })
}

/** The button says what it does next. */
function exchangeLabel({ dataset, lastElementChild: label }: HTMLElement): void {
  const now = label?.textContent ?? ''
  if (label) label.textContent = dataset.off ?? ''
  dataset.off = now
}

/** What stands in the entry of another page, without ids, which this page has already, and without controls. */
function otherVersion(text: string): readonly HTMLElement[] {
  const { documentElement: page } = new DOMParser().parseFromString(text, 'text/html')
  const [title, tagline, body] = ['h1', '.tagline', '.text'].map(part =>
    page.querySelector<HTMLElement>(`.entry ${part}`),
  )
  if (!title || !tagline || !body) return []
  for (const each of body.querySelectorAll('[id], [aria-labelledby], [aria-describedby]'))
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) each.removeAttribute(name)
  for (const each of body.querySelectorAll('button, .drawing, figure, .step')) each.remove()
  const heading = element('h2', '', ...title.childNodes)
  const beside = element('section', 'beside text', heading, tagline, ...body.childNodes)
  beside.lang = page.lang
  return [beside]
}
