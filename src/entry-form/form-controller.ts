/** The controller of the form: it checks what is written, keeps it as a draft, and shows the page. */

import { titleSlug } from '../editorial/title-slug.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { reservedSlugs } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { checkEntry } from './check-entry.ts'
import type { EntryDraft, EntryFiles } from './draft-fields.ts'
import { storeDraft } from './draft-storage.ts'
import { filesOf } from './draft-to-files.ts'
import { boxAt } from './field-of-line.ts'
import { formMarkup } from './form-markup.ts'
import { cleanPaste } from './handle-paste.ts'
import { collect } from './read-form.ts'
import { changeItems, type ItemPart, languageNamed } from './repeatable-fields.ts'
import { type BoxFinding, boxNamed, showFindings, summaryOf } from './show-findings.ts'

export interface FormSetup {
  readonly site: Site
  readonly page: Language
  readonly entries: readonly Summary[]
  readonly draft: EntryDraft
  /** YYYY-MM-DD. */
  readonly today: string
}

export interface Written {
  readonly draft: EntryDraft
  readonly files: EntryFiles
  readonly term: Term | undefined
}

export interface WritingForm {
  /** Checks all boxes, those too in which nothing has been written. */
  checkAll(): void
  /** Removes the draft that the browser keeps, and keeps none until something is written again. */
  forget(): void
}

/** Milliseconds after the last key until the text is checked: as one pauses, not as one types. */
const PAUSE_MS = 300

/**
 * Fills a form, and follows what is written in it.
 * @param changed called with every change, and with what the check says of it in one sentence
 */
export function startForm(
  form: HTMLFormElement,
  setup: FormSetup,
  changed: (written: Written, sentence: string) => void,
): WritingForm {
  const { draft, page, site } = setup
  form.innerHTML = formMarkup(draft, page, site).toString()
  /** Boxes in which something was written; others are not called wrong before they are asked for. */
  const touched = new Set<string>()
  let showsAll = false
  const refresh = () => {
    const { written, findings } = checkDraft(collect(form), setup)
    const isShown = ({ box }: BoxFinding): boolean => showsAll || touched.has(box) || isFilled(form, box)
    const shown = findings.filter(isShown)
    showFindings(form, shown)
    changed(written, summaryOf(shown, findings.length - shown.length, page))
    return written.draft
  }
  let pause = 0
  const now = () => {
    clearTimeout(pause)
    storeDraft(refresh())
  }
  const typed = (name: string) => {
    touched.add(name)
    clearTimeout(pause)
    pause = window.setTimeout(now, PAUSE_MS)
  }
  // Who leaves a box may press a button next.
  form.addEventListener('change', now)
  followTyping(form, typed)
  followItems(form, page, typed)
  // What was typed within the pause is not lost either.
  addEventListener('pagehide', () => {
    if (touched.size > 0 && form.isConnected) now()
  })
  refresh()
  return {
    checkAll() {
      showsAll = true
      refresh()
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    },
    forget() {
      clearTimeout(pause)
      touched.clear()
      storeDraft(undefined)
    },
  }
}

/** Checks a draft, and finds the box of everything that is said of it. */
function checkDraft(
  draft: EntryDraft,
  { entries, today, site }: FormSetup,
): { readonly written: Written; readonly findings: readonly BoxFinding[] } {
  const files = filesOf(draft, today)
  const reserved = reservedSlugs(site.pages.map(({ name }) => name))
  const { diagnostics, term } = checkEntry(draft.slug, files, { entries, reserved, today })
  const findings = diagnostics.map(({ file, line, severity, message, hint }): BoxFinding => {
    const name = file.split('/').at(-1) ?? ''
    return { box: boxAt(name, files[name], line, draft), severity, message, hint }
  })
  if (entries.some(each => each.slug === draft.slug))
    findings.unshift({
      box: 'slug',
      severity: 'error',
      message: `there is an entry "${draft.slug}" already`,
      hint: 'Change that entry from its page, or choose another address.',
    })
  return { written: { draft, files, term }, findings }
}

function isFilled(form: HTMLFormElement, name: string): boolean {
  const box = boxNamed(form, name)
  const controls = box?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"]), textarea, select') ?? []
  return [...controls].some(({ value }) => value.trim() !== '')
}

/** Notices what is typed and chosen, and proposes the address of a new entry. */
function followTyping(form: HTMLFormElement, typed: (box: string) => void): void {
  let hasOwnSlug = form.querySelector<HTMLInputElement>('[name="slug"]')?.value !== ''
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const name = target.closest<HTMLElement>('[data-box]')?.dataset.box ?? ''
    const slug = form.querySelector<HTMLInputElement>('[name="slug"]')
    if (name === 'slug') hasOwnSlug = slug?.value !== ''
    if (!hasOwnSlug && slug && target instanceof HTMLInputElement && name === 'en.title')
      slug.value = titleSlug(target.value)
    typed(name)
  })
  // Nothing is sent by the Enter key.
  form.addEventListener('submit', event => event.preventDefault())
}

/** Adds and removes boxes of paragraphs, points and links, also where text for several is pasted. */
function followItems(form: HTMLFormElement, page: Language, typed: (box: string) => void): void {
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    const { add, remove, part } = button?.dataset ?? {}
    const language = languageNamed(button?.dataset.language)
    if (!language) return
    const at = Number(remove)
    if (add !== undefined) changeItems(form, add as ItemPart, language, page, items => [...items, ''], -1)
    else if (remove !== undefined)
      changeItems(form, part as ItemPart, language, page, items => items.toSpliced(at, 1), Math.max(0, at - 1))
    typed(`${language}.${add ?? part}`)
  })
  form.addEventListener('paste', event => {
    const split = cleanPaste(event)
    if (!split) return
    const { part, language, at, texts } = split
    changeItems(form, part, language, page, items => items.toSpliced(at, 0, ...texts), at + texts.length - 1)
    typed(`${language}.${part}`)
  })
}
