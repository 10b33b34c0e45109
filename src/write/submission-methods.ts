/** The ways to send an entry: its files, a token of the writer's own, or files at GitHub. */
import { linkTo } from '../browser/page.ts'
import type { EntryFiles } from '../editorial/entry-draft.ts'
import { FORM_STRINGS } from '../languages/form-strings.ts'
import { type Html, html } from '../text/html.ts'
import type { Opening, Written } from './form.ts'
import { propose, repositoryName, type Sent } from './github.ts'
import { fileLinks } from './prefilled.ts'

/**
 * Offers the ways that lead somewhere: a token is for a repository at GitHub.
 * @returns takes what is to be sent
 */
export function offerWays(place: HTMLElement, opening: Opening): (written: Written) => void {
  let written: Written | undefined
  const upstream = repositoryName(opening.site.repository)
  place.innerHTML = waysMarkup(opening, upstream).toString()
  const show = () => {
    if (written) showOpen(place, written, opening)
  }
  for (const way of place.querySelectorAll('details')) way.addEventListener('toggle', show)
  place.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.copyFile : undefined
    if (name !== undefined && written) void copy(place, written.files[name] ?? '', FORM_STRINGS[opening.page].copied)
  })
  place.querySelector('form')?.addEventListener('submit', event => {
    event.preventDefault()
    if (written && upstream !== undefined) void sendByToken(place, written, opening, upstream)
  })
  return now => {
    written = now
    show()
  }
}

function waysMarkup({ page, slug }: Opening, upstream: string | undefined): Html {
  const strings = FORM_STRINGS[page]
  const way = (name: string, label: string, content: Html) =>
    html`<details data-way="${name}"><summary>${label}</summary>
${content}</details>
`
  return html`<p role="status" data-told></p>
${way('files', strings.byHand, html`<p>${slug === '' ? strings.byHandText : strings.byHandOpened}</p>\n<ul></ul>`)}${
  upstream !== undefined &&
  way(
    'token',
    strings.token,
    html`<p>${strings.tokenText}</p>
<form><p><label for="write-token">${strings.tokenLabel}</label>
<input type="password" id="write-token" autocomplete="off" required></p>
<p><label for="write-repository">${strings.repository}</label>
<input type="text" id="write-repository" value="${upstream}" pattern="[\\w.\\-]+/[\\w.\\-]+" autocomplete="off" autocapitalize="none" required></p>
<p><button type="submit">${strings.pull}</button></p></form>`,
  )
}${way('download', strings.download, html`<ul></ul>`)}`
}

/** Fills the ways that are open; the others are filled when they are opened. */
function showOpen(place: HTMLElement, { draft, files }: Written, { slug, source, site, page }: Opening): void {
  const strings = FORM_STRINGS[page]
  const list = (way: string) => place.querySelector(`[data-way="${way}"][open] ul`)
  const downloads = list('download')
  if (downloads)
    downloads.innerHTML = html`${Object.entries(files).map(
      ([name, text]) =>
        html`<li><a download="${name}" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">${name}</a></li>\n`,
    )}`.toString()
  const links = list('files')
  if (links)
    links.innerHTML = html`${fileLinks(slug === '' ? draft.slug : slug, files, source.files, site).map(
      ({ name, url, isEmpty }) =>
        html`<li><a href="${url}" target="_blank" rel="noopener">${name}</a>${isEmpty && html` <button type="button" data-copy-file="${name}">${strings.copy(name)}</button>`}</li>\n`,
    )}`.toString()
}

const tell = (place: HTMLElement, told: Node | string): void =>
  place.querySelector('[data-told]')?.replaceChildren(told)

async function copy(place: HTMLElement, text: string, told: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  tell(place, told)
}

async function sendByToken(
  place: HTMLElement,
  { draft, files }: Written,
  { slug, source, site, page }: Opening,
  upstream: string,
): Promise<void> {
  const strings = FORM_STRINGS[page]
  const value = (id: string): string => place.querySelector<HTMLInputElement>(`#${id}`)?.value.trim() ?? ''
  const changed: EntryFiles = Object.fromEntries(
    Object.entries(files).filter(([name, text]) => source.files[name] !== text),
  )
  const name = draft.text.en.lines.title || draft.text.es.lines.title || draft.slug
  const title = `content: ${slug === '' ? 'add' : 'change'} ${name}`
  tell(place, strings.sending)
  try {
    const proposal = { slug: draft.slug, title, changed, opened: source.files }
    const target = { upstream, branch: site.branch, repository: value('write-repository'), token: value('write-token') }
    showSent(place, await propose(proposal, target), strings)
  } catch (error) {
    tell(place, strings.refused(error instanceof Error ? error.message : String(error)))
  }
}

function showSent(place: HTMLElement, sent: Sent, strings: (typeof FORM_STRINGS)['en']): void {
  if (sent.kind === 'moved-on') tell(place, strings.movedOn)
  else tell(place, linkTo(sent.url, sent.kind === 'pull' ? strings.sent : strings.compare))
}
