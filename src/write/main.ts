/** The script of the page on which entries are written. */
import './no-eval.ts'
import { fetchJson, pageLanguage } from '../browser/page.ts'
import { file, href, page as pageAddress } from '../model/address.ts'
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import type { Language } from '../schema/language.ts'
import type { EntrySource } from '../source/entry-text.ts'
import { type EntryDraft, emptyDraft } from './draft.ts'
import { keptDraft } from './drafts.ts'
import { type Opening, startForm, type Written } from './form.ts'
import { aroundForm } from './frame.ts'
import { draftOf } from './open.ts'
import { showPreview } from './preview-frame.ts'
import { saveToFiles } from './save.ts'
import { STRINGS } from './strings.ts'
import { offerWays } from './ways.ts'

const EMPTY: EntrySource = { files: {}, exceptions: [] }

async function open(place: HTMLElement, site: Frame): Promise<void> {
  const page = pageLanguage()
  const strings = STRINGS[page]
  const asked = new URLSearchParams(location.search).get('slug') ?? ''
  const [entries, source] = await Promise.all([
    fetchJson<readonly Summary[]>(href(site, file.writeNames)),
    /^[a-z0-9-]+$/.test(asked) ? fetchJson<EntrySource>(href(site, file.writeEntry(asked))).catch(() => EMPTY) : EMPTY,
  ])
  const isOpen = Object.keys(source.files).length > 0
  const slug = isOpen ? asked : ''
  const notes = asked === '' || isOpen ? [] : [strings.notFound(asked)]
  const today = new Date().toISOString().slice(0, 10)
  const fresh: EntryDraft = isOpen ? draftOf(slug, source.files) : emptyDraft(asked)
  const kept = asked === '' || isOpen ? keptDraft(slug) : undefined
  if (kept) {
    notes.push(strings.restored)
    if (JSON.stringify(kept.opened) !== JSON.stringify(source.files)) notes.push(strings.changedSince)
  }
  const opening = { site, page, entries, slug, source, today, draft: kept?.draft ?? fresh }
  start(place, opening, notes)
}

function start(place: HTMLElement, opening: Opening, notes: readonly string[]): void {
  const { site, page, entries } = opening
  const strings = STRINGS[page]
  const saveTo = document.querySelector<HTMLMetaElement>('meta[name="save-to"]')?.content
  place.innerHTML = aroundForm(opening, notes, saveTo !== undefined).toString()
  const find = <Found extends HTMLElement>(selector: string) => place.querySelector<Found>(selector) as Found
  const status = find('[data-status]')
  const ways = offerWays(find('[data-ways]'), opening)
  const preview = showPreview(find('[data-preview]'), opening)
  const form = startForm(find<HTMLFormElement>('form[data-entry]'), opening, (written: Written, sentence) => {
    if (status.textContent !== sentence) status.textContent = sentence
    preview.update(written)
    ways.update(written)
  })
  const actions: Readonly<Record<string, () => unknown>> = {
    check: () => form.checkAll(),
    preview: () => preview.toggle(find('[data-action="preview"]'), form.written),
    discard: () => {
      form.forget()
      // The boxes are filled anew without the draft.
      start(place, { ...opening, draft: freshDraft(opening) }, [])
      find('form[data-entry] input').focus()
    },
    save: () => saveToFiles(saveTo ?? '', opening, form, text => find('[data-saved]').replaceChildren(text)),
  }
  find('[data-actions]').addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.action : undefined
    if (name !== undefined) void actions[name]?.()
  })
  showOneLanguage(place, find('[data-show]'))
  find<HTMLFormElement>('form[data-open]').action = href(site, pageAddress.write(page))
  find<HTMLInputElement>('[data-open] input').setAttribute('aria-label', strings.open)
  find('datalist').append(...entries.map(({ slug: value, [page]: { title } }) => new Option(title, value)))
}

const freshDraft = ({ slug, source }: Opening): EntryDraft => (slug === '' ? emptyDraft() : draftOf(slug, source.files))

/** Hides the boxes of a language in which the writer does not write. */
function showOneLanguage(place: HTMLElement, choice: HTMLSelectElement | HTMLElement): void {
  choice.addEventListener('change', () => {
    place.dataset.languages = (choice as HTMLSelectElement).value satisfies string as Language | ''
  })
}

const place = document.querySelector<HTMLElement>('[data-write]')
const siteText = document.querySelector('[data-write-site]')?.textContent
if (place && siteText) void open(place, JSON.parse(siteText) as Frame)
