/** The ways to send an entry: file by file at GitHub, or all files at once. */
import { FORM_STRINGS } from '../languages/form-strings.ts'
import { type Html, html } from '../text/html.ts'
import type { FormSetup, Written } from './form.ts'
import { fileLinks, uploadAddress } from './prefilled.ts'

/**
 * Offers the ways.
 * @returns takes what is to be sent
 */
export function offerWays(place: HTMLElement, setup: FormSetup): (written: Written) => void {
  let written: Written | undefined
  place.innerHTML = waysMarkup(setup).toString()
  const show = () => {
    if (written) showOpen(place, written, setup)
  }
  for (const way of place.querySelectorAll('details')) way.addEventListener('toggle', show)
  place.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.copyFile : undefined
    if (name !== undefined && written) void copy(place, written.files[name] ?? '', FORM_STRINGS[setup.page].copied)
  })
  return now => {
    written = now
    show()
  }
}

function waysMarkup({ page, slug }: FormSetup): Html {
  const strings = FORM_STRINGS[page]
  const way = (name: string, label: string, text: string) =>
    html`<details data-way="${name}"><summary>${label}</summary>
<p>${text}</p>
<ul></ul></details>
`
  return html`<p role="status" data-copied></p>
${way('files', strings.byHand, slug === '' ? strings.byHandText : strings.byHandOpened)}${way('download', strings.download, strings.downloadText)}`
}

/** Fills the ways that are open; the others are filled when they are opened. */
function showOpen(place: HTMLElement, { draft, files }: Written, { slug, source, site, page }: FormSetup): void {
  const strings = FORM_STRINGS[page]
  const list = (way: string) => place.querySelector(`[data-way="${way}"][open] ul`)
  const address = slug === '' ? draft.slug : slug
  const downloads = list('download')
  if (downloads)
    downloads.innerHTML = html`${Object.entries(files).map(
      ([name, text]) =>
        html`<li><a download="${name}" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">${name}</a></li>\n`,
    )}<li><a href="${uploadAddress(address, site)}" target="_blank" rel="noopener">${strings.upload}</a></li>`.toString()
  const links = list('files')
  if (links)
    links.innerHTML = html`${fileLinks(address, files, source.files, site).map(
      ({ name, url, isEmpty }) =>
        html`<li><a href="${url}" target="_blank" rel="noopener">${name}</a>${isEmpty && html` <button type="button" data-copy-file="${name}">${strings.copy(name)}</button>`}</li>\n`,
    )}`.toString()
}

async function copy(place: HTMLElement, text: string, message: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  place.querySelector('[data-copied]')?.replaceChildren(message)
}
