/** The request that the form on the developers page describes. */
import { type ApiRequest, entryRequest, listRequest, markdownRequest, toolRequest } from '../../model/api-request.ts'

/** Shows the fields of the chosen request. The others are disabled, so that they are neither sent nor validated. */
export function showFields(form: HTMLFormElement): void {
  const name = chosen(form)
  for (const fieldset of form.querySelectorAll<HTMLFieldSetElement>('[data-choice]')) {
    const isChosen = fieldset.dataset.choice === name
    fieldset.hidden = !isChosen
    fieldset.disabled = !isChosen
  }
}

export function requestOf(form: HTMLFormElement): ApiRequest {
  const name = chosen(form)
  const given = valuesOf(form, name)
  switch (name) {
    case 'list':
      return listRequest()
    case 'entry':
      return entryRequest(encodeURIComponent(String(given.slug)))
    case 'markdown':
      return markdownRequest(String(given.path).replace(/^\/*/, '/').replace(/\/*$/, '/'), 'negotiates' in form.dataset)
    default:
      return toolRequest(name, given)
  }
}

const chosen = (form: HTMLFormElement): string => String(new FormData(form).get('request'))

/** The values of the fields, without empty ones; numbers as numbers. */
function valuesOf(form: HTMLFormElement, name: string): Readonly<Record<string, string | number>> {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[data-choice="${name}"] [name]`)
  return Object.fromEntries(
    [...controls].flatMap(({ name: full, type, value }) => {
      if (value === '') return []
      return [[full.slice(name.length + 1), type === 'number' ? Number(value) : value]]
    }),
  )
}
