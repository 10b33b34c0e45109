/** Shows at the boxes what the check says of them. */
import { element } from '../browser/dom.ts'
import { FORM_STRINGS } from '../languages/form-strings-by-language.ts'
import type { Severity } from '../model/diagnostic.ts'
import type { Language } from '../schema/language.ts'

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
