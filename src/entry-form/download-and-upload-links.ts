/** How an entry is sent: its files as downloads, and the page at GitHub on which all of them are dropped. */
import { FORM_STRINGS } from '../languages/form-strings-by-language.ts'
import { html } from '../text/html.ts'
import type { FormSetup, Written } from './form-controller.ts'

export function showDownloads(
  list: HTMLElement,
  { draft, files }: Written,
  { page, site: { repository, branch } }: FormSetup,
): void {
  const downloads = Object.entries(files).map(
    ([name, text]) =>
      html`<li><a download="${name}" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">${name}</a></li>\n`,
  )
  const upload = `${repository}/upload/${branch}/content/terms/${draft.slug}`
  list.innerHTML =
    html`${downloads}<li><a href="${upload}" target="_blank" rel="noopener">${FORM_STRINGS[page].upload}</a></li>`.toString()
}
