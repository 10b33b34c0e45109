/**
 * For other sites: `<palabit-term slug="dns" lang="en"><a href="…">DNS</a></palabit-term>` shows the card of an entry on
 * hover, on focus and on the first tap (WCAG 1.4.13). The script leaves one name behind, that of the element, and works
 * under a strict policy: styles are set by scripts, and everything comes from where the script does.
 */

import { termPage } from '../model/web/browser-urls.ts'
import type { Language } from '../schema/language.ts'
import { element, linkTo } from './dom.ts'

const script = document.currentScript as HTMLScriptElement | null
/** Address of the dictionary, without a slash at the end. */
const BASE = new URL('.', script?.src || location.href).href.slice(0, -1)

const OPEN_MS = 150
const CLOSE_MS = 250

const READ: Readonly<Record<Language, string>> = { en: 'Read the entry', es: 'Leer la entrada' }

const languageOf = (text: string | null | undefined): Language => {
  const tag = text?.slice(0, 2).toLowerCase() ?? ''
  return tag in READ ? (tag as Language) : 'en'
}

interface Card {
  readonly title: string
  readonly description: string
}

/** One request for each card of a page. */
const cards = new Map<string, Promise<Card>>()

const fetchCard = async (address: string): Promise<Card> => (await fetch(address, { credentials: 'omit' })).json()

function cardAt(address: string): Promise<Card> {
  const card = cards.get(address) ?? fetchCard(address)
  cards.set(address, card)
  card.catch(() => cards.delete(address))
  return card
}

/** Colors of the system, light or dark by the reader's preference. */
const STYLE =
  '[popover]{color-scheme:light dark;margin:0;inset:auto;width:max-content;max-width:min(22rem,90vw);padding:.75em 1em;border:1px solid;border-radius:.4em;background:Canvas;color:CanvasText;font:1rem/1.45 system-ui;white-space:normal;text-align:start}b,a{display:block}a{color:LinkText}a:focus-visible{outline:2px solid}'

let count = 0
/** Only one card is open. */
let open: PalabitTerm | undefined

class PalabitTerm extends HTMLElement {
  private card: HTMLElement | undefined
  private timer = 0

  connectedCallback(): void {
    const slug = this.getAttribute('slug')
    if (this.shadowRoot || !slug) return
    const language = languageOf(this.closest('[lang]')?.getAttribute('lang'))
    const path = termPage(language, slug)
    const link = this.querySelector('a') ?? this.appendChild(linkTo(BASE + path, ...this.childNodes))
    const show = (): void => void this.show(path, slug, language, link)
    const after = (act: () => void, wait: number): void => {
      clearTimeout(this.timer)
      this.timer = setTimeout(act, wait)
    }
    let pointer = ''
    this.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') after(show, OPEN_MS)
    })
    this.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') after(() => this.hide(), CLOSE_MS)
    })
    this.addEventListener('pointerdown', event => {
      pointer = event.pointerType
    })
    this.addEventListener('focusin', () => {
      if (pointer !== 'touch') show()
    })
    this.addEventListener('focusout', ({ relatedTarget: next }) => {
      // What has the focus now must not be covered.
      if (next && !this.contains(next as Node)) this.hide()
      else after(() => this.hide(), CLOSE_MS)
    })
    // The first tap shows the card, the second follows the link.
    link.addEventListener('click', event => {
      if (pointer === 'touch' && open !== this) {
        event.preventDefault()
        show()
      }
      pointer = ''
    })
  }

  private async show(path: string, slug: string, language: Language, link: HTMLElement): Promise<void> {
    clearTimeout(this.timer)
    if (open === this) return
    open?.hide()
    open = this
    try {
      const card = await cardAt(`${BASE}${termPage(language, 'embed')}${slug}/oembed.json`)
      if (open !== this) return
      this.card ??= this.make(card, path, language, link)
      this.card.showPopover()
      place(this.card, link)
    } catch {
      // The link works without a card.
      if (open === this) open = undefined
    }
  }

  /** What describes the link stands outside of the shadow, where the link can refer to it. */
  private make({ title, description }: Card, path: string, language: Language, link: HTMLElement): HTMLElement {
    const shadow = this.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(STYLE)
    shadow.adoptedStyleSheets = [style]
    const card = element('div', '')
    card.popover = 'manual'
    card.lang = language
    const text = element('slot', '')
    text.name = 'card'
    card.append(element('b', '', title), text, linkTo(BASE + path, READ[language]))
    shadow.append(element('slot', ''), card)
    const definition = element('span', '', description)
    definition.slot = 'card'
    definition.id = `palabit-term-${++count}`
    definition.lang = language
    this.append(definition)
    link.setAttribute('aria-describedby', definition.id)
    return card
  }

  hide(): void {
    clearTimeout(this.timer)
    if (this.card?.matches(':popover-open')) this.card.hidePopover()
    if (open === this) open = undefined
  }
}

/** Below the link if there is room, otherwise above it; the two touch, so that the pointer can move over. */
function place(card: HTMLElement, link: HTMLElement): void {
  const at = link.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const below = at.bottom + height <= innerHeight || at.top < height
  card.style.top = `${below ? at.bottom : at.top - height}px`
  card.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`
}

if ('popover' in HTMLElement.prototype && !customElements.get('palabit-term')) {
  customElements.define('palabit-term', PalabitTerm)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') open?.hide()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (open && !open.contains(target as Node)) open.hide()
  })
}
