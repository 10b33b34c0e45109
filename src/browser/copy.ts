/**
 * Buttons that copy: the address of the page, the text of an element, or the text behind another address, such as the
 * Markdown of the page. The button says for two seconds that it is done.
 */
import { makeAnnouncer, NEWS_MS } from './reading/announce.ts'
import { onClick } from './reading/clicked.ts'
import { pageAddress } from './reading/page-address.ts'
import { inLanguage } from './reading/words.ts'

/** Makes every `[data-copy]` of the page work; a page without any is left alone. */
export function copyOnClick(): void {
  if (!document.querySelector('[data-copy]')) return
  const say = makeAnnouncer()
  const words = inLanguage()
  onClick('[data-copy]', button => {
    write(textOf(button.dataset.copy ?? '')).then(
      () => {
        button.dataset.done = ''
        setTimeout(() => delete button.dataset.done, NEWS_MS)
        say(words.copied)
      },
      () => say(words.notCopied),
    )
  })
}

async function textOf(what: string): Promise<string> {
  if (what === 'page') return pageAddress()
  if (what.startsWith('#')) return document.getElementById(what.slice(1))?.textContent ?? ''
  const answer = await fetch(what)
  if (!answer.ok) throw new Error(`${answer.status} ${what}`)
  return answer.text()
}

/** Safari forgets the click while a text is fetched, unless the clipboard is given the promise of it at once. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const type = 'text/plain'
  return navigator.clipboard.write([new ClipboardItem({ [type]: text.then(each => new Blob([each], { type })) })])
}
