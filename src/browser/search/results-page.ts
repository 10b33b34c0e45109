/** The page of results where no edge has written them: the same rows as below the box, as a list of links. */
import type { Answer } from './answers.ts'

/** Lists the answer on the page, unless it has been listed by the edge. */
export async function showOnPage(
  page: HTMLElement,
  question: string,
  answerTo: (question: string, all: boolean) => Promise<Answer>,
): Promise<void> {
  if (page.childElementCount > 0) return
  const { rows, text } = await answerTo(question, true)
  const list = document.createElement('ul')
  list.className = 'terms'
  list.append(
    ...rows.map(({ element }) => {
      const item = document.createElement('li')
      for (const name of ['role', 'aria-selected', 'tabindex', 'id']) element.removeAttribute(name)
      element.className = 'result'
      item.append(element)
      return item
    }),
  )
  const words = document.createElement('p')
  words.className = 'no-hits'
  words.append(...text)
  page.replaceChildren(rows.length > 0 ? list : words)
}
