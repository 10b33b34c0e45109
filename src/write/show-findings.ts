/** Shows at the boxes what the check says of them, how much is written there, and how much there should be. */
import { element } from '../browser/page.ts'
import type { EntryDraft, TextDraft } from '../editorial/entry-draft.ts'
import { FORM_STRINGS } from '../languages/form-strings.ts'
import { sentencesOf } from '../lint/entry.ts'
import type { Severity } from '../model/diagnostic.ts'
import { bounds, LEVELS } from '../schema/bounds.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { limits } from '../schema/limits.ts'
import { countWords } from '../text/words.ts'

export interface BoxFinding {
  readonly box: string
  readonly severity: Severity
  readonly message: string
  readonly hint?: string | undefined
}

/** The box with a name, or the one around it where that box has gone. */
export function boxNamed(form: HTMLElement, name: string): HTMLElement | null {
  const box = form.querySelector<HTMLElement>(`[data-box="${name}"]`)
  return box ?? (name.includes('.') ? boxNamed(form, name.replace(/\.[^.]*$/, '')) : null)
}

/** Shows findings at their boxes, and takes away those of before. */
export function showFindings(form: HTMLElement, findings: readonly BoxFinding[]): void {
  const byBox = new Map<HTMLElement, BoxFinding[]>()
  for (const finding of findings) {
    const box = boxNamed(form, finding.box) ?? boxNamed(form, 'slug')
    if (box) byBox.set(box, [...(byBox.get(box) ?? []), finding])
  }
  for (const box of form.querySelectorAll<HTMLElement>('[data-box]')) {
    const own = byBox.get(box) ?? []
    const list = box.querySelector(':scope > .found')
    const isBad = own.some(({ severity }) => severity === 'error')
    for (const control of box.querySelectorAll(':scope > :is(input, textarea, select)'))
      if (isBad) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    const text = JSON.stringify(own)
    // What has not changed is left alone, so that screen readers do not lose their place.
    if (!list || list.getAttribute('data-shown') === text) continue
    list.setAttribute('data-shown', text)
    list.replaceChildren(...own.map(itemOf))
  }
}

const itemOf = ({ severity, message, hint = '' }: BoxFinding): HTMLElement =>
  element('li', severity, element('span', '', `${severity}: ${message}`), ' ', element('small', '', hint))

/**
 * How many errors, warnings and notes there are, in words.
 * @param left findings about boxes in which nothing has been written yet
 */
export function summaryOf(findings: readonly BoxFinding[], left: number, page: Language): string {
  const strings = FORM_STRINGS[page]
  const counts = (['error', 'warning', 'note'] as const).flatMap(severity => {
    const count = findings.filter(each => each.severity === severity).length
    const [one, more] = strings.severities[severity]
    return count === 0 ? [] : `${count} ${count === 1 ? one : more}`
  })
  const all = left === 0 ? counts : [...counts, strings.toDo(left)]
  return all.length === 0 ? strings.fine : all.join(', ')
}

export function showCounts(form: HTMLElement, { text, level }: EntryDraft, page: Language): void {
  for (const language of LANGUAGES)
    for (const [part, count] of countsOf(text[language], level, page)) {
      const place = form.querySelector(`[data-count="${language}.${part}"]`)
      if (place && place.textContent !== count) place.textContent = count
    }
}

/**
 * Counts of the boxes of a text, by their names without the language, in words.
 * @param level as the form has it; explanations of the first one are shorter
 * @param page the language of the page
 */
function countsOf(text: TextDraft, level: string, page: Language): ReadonlyMap<string, string> {
  const strings = FORM_STRINGS[page]
  const { lines, lists, explanation, analogy, keyPoints } = text
  const length = (line: string): number => line.trim().length
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => strings.range(min, max)
  const words = limits.entry[LEVELS.find(each => String(each) === level) ?? 1]
  return new Map([
    ['title', strings.characters(length(lines.title), strings.most(bounds.title.max))],
    ['tagline', strings.characters(length(lines.tagline), range(limits.tagline))],
    ['example', strings.characters(length(lines.example.replaceAll('**', '')), range(limits.example))],
    ['explanation', strings.words(countWords(explanation.join('\n')), range(words))],
    ['analogy', strings.sentences(sentencesOf(analogy).length, strings.most(limits.analogy.max))],
    ['aliases', strings.names(lists.aliases.length, strings.most(limits.aliases.max))],
    ['keywords', strings.names(lists.keywords.length, strings.least(limits.keywords.min))],
    ...keyPoints.map(
      (point, i) => [`keyPoints.${i}`, strings.characters(length(point), strings.most(limits.keyPoint.max))] as const,
    ),
  ])
}
