/** The form on the developers page: shows its request as a curl command, sends it, and shows the response. */
import { type ApiRequest, curl } from '../model/api-request.ts'
import { type Answer, showAnswer, summary, tryWords } from './try/answer.ts'
import { requestOf, showFields } from './try/request.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) sendFrom(form)

function sendFrom(form: HTMLFormElement): void {
  const command = form.querySelector('#try-command code')
  const status = form.querySelector('output')
  const place = form.querySelector<HTMLElement>('.try-answer')
  const { base = '', origin = '' } = form.dataset
  if (!command || !status || !place) return
  let latest = new AbortController()

  const refresh = (): void => {
    showFields(form)
    command.textContent = curl(requestOf(form), origin)
  }
  const send = async (): Promise<void> => {
    latest.abort()
    const own = new AbortController()
    latest = own
    status.textContent = tryWords().waiting
    try {
      const answer = await ask(requestOf(form), base, own.signal)
      showAnswer(place, answer)
      status.textContent = summary(answer)
    } catch (error) {
      if (!own.signal.aborted) status.textContent = tryWords().failed((error as Error).message)
    }
  }
  form.addEventListener('input', refresh)
  form.addEventListener('submit', event => {
    event.preventDefault()
    void send()
  })
  // Browsers restore the chosen values when they return to the page.
  addEventListener('pageshow', refresh)
  refresh()
}

async function ask({ method, path, headers, body }: ApiRequest, base: string, signal: AbortSignal): Promise<Answer> {
  const before = performance.now()
  const answer = await fetch(base + path, { method, headers, cache: 'no-store', signal, ...(body && { body }) })
  const text = await answer.text()
  const { status, statusText } = answer
  return { status, statusText, headers: answer.headers, text, milliseconds: performance.now() - before }
}
