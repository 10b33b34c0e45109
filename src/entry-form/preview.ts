/** The page of an entry as it will be, in a frame that runs no scripts and whose links lead nowhere. */
import { element } from '../browser/dom.ts'
import { FORM_STRINGS } from '../languages/form-strings-by-language.ts'
import type { TermPageInput } from '../model/views/term-page-input.ts'
import { termPage } from '../pages/term-page.ts'
import { LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { inBoth, type Language } from '../schema/language.ts'
import type { Term, Translation } from '../schema/term.ts'
import type { EntryDraft, TextDraft } from './draft-fields.ts'
import type { FormSetup, Written } from './form-controller.ts'

export function showPreview(section: HTMLElement, setup: FormSetup) {
  const choice = section.querySelector('select') as HTMLSelectElement
  let frame: HTMLIFrameElement | undefined
  let last: Written | undefined
  let top = 0
  const update = (written: Written) => {
    last = written
    if (!frame) return
    top = frame.contentWindow?.scrollY ?? 0
    frame.srcdoc = previewOf(written, setup, choice.value as Language)
  }
  choice.addEventListener('change', () => last && update(last))
  return {
    update,
    toggle(button: HTMLElement): void {
      if (frame) frame.remove()
      frame = frame ? undefined : addFrame(section, FORM_STRINGS[setup.page].previewOf, () => top)
      section.hidden = frame === undefined
      button.setAttribute('aria-expanded', String(frame !== undefined))
      if (last) update(last)
      if (frame) section.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** @param top pixels to which the page is scrolled after a change, as before it */
function addFrame(section: HTMLElement, title: string, top: () => number): HTMLIFrameElement {
  const frame = element('iframe', '')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.title = title
  frame.addEventListener('load', () => {
    const { contentDocument: shown, contentWindow } = frame
    const { theme } = document.documentElement.dataset
    if (shown && theme !== undefined) shown.documentElement.dataset.theme = theme
    shown?.addEventListener('click', event => event.preventDefault())
    contentWindow?.scrollTo(0, top())
  })
  section.append(frame)
  return frame
}

/**
 * The page as HTML that runs no script. Links to other entries in the text, and what other entries say of this one, are
 * added when the dictionary is built.
 */
function previewOf({ term, draft }: Written, { entries, site, today }: FormSetup, language: Language): string {
  const shown = term ?? unfinishedTerm(draft, today)
  const input: TermPageInput = {
    term: shown,
    mentions: inBoth(() => []),
    glosses: inBoth(() => []),
    related: [],
    needs: entries.filter(({ slug }) => shown.needs.includes(slug)),
    confusions: [],
    paths: [],
  }
  return termPage(input, language, { ...site, cards: false }).replace(/<script\b[\s\S]*?<\/script>/g, '')
}

function unfinishedTerm({ slug, level, subjects, needs, text }: EntryDraft, today: string): Term {
  return {
    slug,
    id: slug,
    date: today,
    level: LEVELS.find(each => String(each) === level) ?? 1,
    subjects: SUBJECTS.filter(subject => subjects.includes(subject)),
    needs: [...needs],
    formerSlugs: [],
    draft: true,
    ...inBoth(language => unfinishedText(text[language])),
  }
}

const unfinishedText = ({ lines, lists, explanation, analogy, keyPoints, links }: TextDraft): Translation => ({
  title: lines.title,
  tagline: lines.tagline,
  aliases: [...lists.aliases],
  keywords: [],
  explanation: explanation.filter(paragraph => paragraph !== ''),
  analogy,
  keyPoints: keyPoints.filter(point => point !== ''),
  links: links.filter(({ url }) => /^https?:/.test(url) && URL.canParse(url)),
})
