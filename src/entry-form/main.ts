/** The script of the page on which new entries are written. */
import './zod-jitless.ts'
import { fetchJson, pageLanguage } from '../browser/page-context.ts'
import { FORM_STRINGS } from '../languages/form-strings-by-language.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { file, href } from '../model/web/address.ts'
import { showDownloads } from './download-and-upload-links.ts'
import { EMPTY_DRAFT } from './draft-fields.ts'
import { storedDraft } from './draft-storage.ts'
import { type FormSetup, startForm } from './form-controller.ts'
import { aroundForm } from './form-markup.ts'
import { showPreview } from './preview.ts'

async function open(place: HTMLElement, site: Site): Promise<void> {
  const entries = await fetchJson<readonly Summary[]>(href(site, file.writeNames))
  const today = new Date().toISOString().slice(0, 10)
  start(place, { site, page: pageLanguage(), entries, today, draft: storedDraft() ?? EMPTY_DRAFT })
}

function start(place: HTMLElement, setup: FormSetup): void {
  const { page, draft } = setup
  place.innerHTML = aroundForm(page, draft !== EMPTY_DRAFT).toString()
  const find = <Found extends HTMLElement>(selector: string) => place.querySelector<Found>(selector) as Found
  const status = find('[data-status]')
  const preview = showPreview(find('[data-preview]'), setup)
  const form = startForm(find<HTMLFormElement>('form[data-entry]'), setup, (written, sentence) => {
    if (status.textContent !== sentence) status.textContent = sentence
    preview.update(written)
    showDownloads(find('[data-downloads]'), written, setup)
  })
  const actions: Readonly<Record<string, () => unknown>> = {
    check: () => form.checkAll(),
    preview: () => preview.toggle(find('[data-action="preview"]')),
    discard: () => {
      if (!confirm(FORM_STRINGS[page].discardAsk)) return
      form.forget()
      start(place, { ...setup, draft: EMPTY_DRAFT })
      find('form[data-entry] input').focus()
    },
  }
  find('[data-actions]').addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.action : undefined
    if (name !== undefined) actions[name]?.()
  })
  // Hides the boxes of a language in which the writer does not write.
  const shown = find<HTMLSelectElement>('[data-show]')
  shown.addEventListener('change', () => {
    place.dataset.languages = shown.value
  })
}

const place = document.querySelector<HTMLElement>('[data-write]')
const siteText = document.querySelector('[data-write-site]')?.textContent
if (place && siteText)
  open(place, JSON.parse(siteText) as Site).catch(() => place.replaceChildren(FORM_STRINGS[pageLanguage()].notOpened))
