/** The script of the page on which entries are written. */
import './no-eval.ts'
import { fetchJson, pageLanguage } from '../browser/dom.ts'
import { readStored, store } from '../browser/storage.ts'
import { type EntryDraft, emptyDraft } from '../editorial/entry-draft.ts'
import { draftOf } from '../editorial/entry-files.ts'
import { FORM_STRINGS } from '../languages/form-strings.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { file, href, page as pageAddress } from '../model/web/address.ts'
import { SLUG_PATTERN } from '../schema/bounds.ts'
import type { SaveRequest } from '../schema/save-request.ts'
import type { EntrySource } from '../source/entry-text.ts'
import { storedDraft } from './drafts.ts'
import { type FormSetup, startForm, type WritingForm, type Written } from './form.ts'
import { aroundForm } from './markup.ts'
import { showPreview } from './preview.ts'
import { showDownloads } from './submit.ts'

const EMPTY: EntrySource = { files: {}, exceptions: [] }

async function open(place: HTMLElement, site: Site): Promise<void> {
  const page = pageLanguage()
  const strings = FORM_STRINGS[page]
  const asked = new URLSearchParams(location.search).get('slug') ?? ''
  const entries = await fetchJson<readonly Summary[]>(href(site, file.writeNames))
  const current = await openEntry(asked, entries, site)
  const isOpen = Object.keys(current.files).length > 0
  const slug = isOpen ? asked : ''
  const today = new Date().toISOString().slice(0, 10)
  const stored = asked === '' || isOpen ? storedDraft(slug) : undefined
  const notes = [
    ...(asked === '' || isOpen ? [] : [strings.notFound(asked)]),
    ...(stored ? [strings.restored] : []),
    ...(stored && JSON.stringify(stored.opened) !== JSON.stringify(current.files) ? [strings.changedSince] : []),
  ]
  const fresh = { site, page, entries, slug, today, source: current }
  // A draft is a change of the files that it began with: nothing is sent over a newer version.
  const source = stored ? { ...current, files: stored.opened } : current
  const setup = { ...fresh, source, draft: stored?.draft ?? freshDraft(fresh, asked) }
  const restart = (): void => start(place, { ...fresh, draft: freshDraft(fresh) }, [], restart)
  start(place, setup, notes, restart)
}

/** The entry with a slug; without files where there is none. */
async function openEntry(slug: string, entries: readonly Summary[], site: Site): Promise<EntrySource> {
  if (!SLUG_PATTERN.test(slug)) return EMPTY
  try {
    return await fetchJson<EntrySource>(href(site, file.writeEntry(slug)))
  } catch (error) {
    if (entries.some(each => each.slug === slug)) throw error
    return EMPTY
  }
}

const freshDraft = ({ slug, source }: Pick<FormSetup, 'slug' | 'source'>, asked = ''): EntryDraft =>
  slug === '' ? emptyDraft(asked) : draftOf(slug, source.files)

/** @param restart fills the form with the entry as it is, without a draft */
function start(place: HTMLElement, setup: FormSetup, notes: readonly string[], restart: () => void): void {
  const { site, page, entries } = setup
  const saveTo = document.querySelector<HTMLMetaElement>('meta[name="save-to"]')?.content
  place.innerHTML = aroundForm(page, setup.slug, notes, saveTo !== undefined).toString()
  const find = <Found extends HTMLElement>(selector: string) => place.querySelector<Found>(selector) as Found
  const saved = readStored(SAVED, 'sessionStorage')
  store(SAVED, null, 'sessionStorage')
  if (saved !== null) find('[data-saved]').textContent = `${FORM_STRINGS[page].saved} content/terms/${saved}`
  const status = find('[data-status]')
  const preview = showPreview(find('[data-preview]'), setup)
  const form = startForm(find<HTMLFormElement>('form[data-entry]'), setup, (written: Written, sentence) => {
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
      restart()
      find('form[data-entry] input').focus()
    },
    save: () => saveToFiles(saveTo ?? '', setup, form, text => find('[data-saved]').replaceChildren(text)),
  }
  find('[data-actions]').addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.action : undefined
    if (name !== undefined) void actions[name]?.()
  })
  // Hides the boxes of a language in which the writer does not write.
  const shown = find<HTMLSelectElement>('[data-show]')
  shown.addEventListener('change', () => {
    place.dataset.languages = shown.value
  })
  find<HTMLFormElement>('form[data-open]').action = href(site, pageAddress.write(page))
  find('datalist').append(...entries.map(({ slug: value, [page]: { title } }) => new Option(title, value)))
}

/** Under this name the browser keeps the slug of the entry that was saved, while its page opens anew. */
const SAVED = 'palabit:saved-entry'

/**
 * Saves the entry to the files of the content, where `npm run dev` offers it, and opens it anew.
 * @param say shows a sentence
 */
async function saveToFiles(
  address: string,
  { source, page }: FormSetup,
  form: WritingForm,
  say: (sentence: string) => void,
): Promise<void> {
  const strings = FORM_STRINGS[page]
  const { draft, files } = form.written
  const body: SaveRequest = { slug: draft.slug, opened: source.files, files }
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: Error) => error)
  if (response instanceof Error) return say(`${strings.notSaved} ${response.message}`)
  if (response.status === 409) return say(strings.conflict)
  if (!response.ok) return say(`${strings.notSaved} ${await response.text()}`)
  form.forget()
  // Said by the page that opens now, beside what is still to be written.
  store(SAVED, draft.slug, 'sessionStorage')
  location.assign(`?slug=${draft.slug}`)
}

const place = document.querySelector<HTMLElement>('[data-write]')
const siteText = document.querySelector('[data-write-site]')?.textContent
if (place && siteText)
  open(place, JSON.parse(siteText) as Site).catch(() => place.replaceChildren(FORM_STRINGS[pageLanguage()].notOpened))
