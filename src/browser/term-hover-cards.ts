/**
 * Cards that explain a mentioned term without leaving the page. They show beside it on hover and on focus; the pointer
 * may move onto them; Escape closes them (WCAG 1.4.13). The first tap of a finger shows one at the foot of the screen,
 * where it covers no line that is being read. A click, a second tap and Enter follow the link.
 */
import { closeButton } from './dom.ts'

/** Milliseconds before a hovered mention shows its card, and before the card closes after the pointer has left it. */
const OPEN_DELAY_MS = 150
const CLOSE_DELAY_MS = 250

interface OpenCard {
  readonly link: HTMLElement
  readonly card: HTMLElement
}

/** Shows the `.gloss` of a mention; does nothing in browsers without popovers. */
export function showGlosses(): void {
  if (!('popover' in HTMLElement.prototype) || !document.querySelector('.gloss[popover]')) return
  const cards = makeCards()
  let pointer = ''
  const listen = document.addEventListener.bind(document)
  listen('pointerover', event => {
    if (event.pointerType === 'touch') return
    const link = mentionAt(event.target)
    if (cards.holds(event.target)) cards.stay()
    else if (link) cards.showSoon(link, event.clientY)
    else cards.leave()
  })
  document.documentElement.addEventListener('pointerleave', cards.leave)
  listen('focusin', ({ target }) => {
    const link = mentionAt(target)
    if (link?.matches(':focus-visible')) cards.show(link)
  })
  listen('focusout', ({ relatedTarget }) => {
    if (!cards.holds(relatedTarget) && !cards.matches(':hover')) cards.hide()
  })
  listen('keydown', ({ key }) => {
    if (key === 'Escape') cards.hide()
  })
  listen('pointerdown', ({ target, pointerType }) => {
    pointer = pointerType
    if (!cards.holds(target)) cards.hide()
  })
  listen('click', event => {
    const link = mentionAt(event.target)
    if (!link || cards.isOf(link) || pointer !== 'touch' || event.detail === 0) return
    event.preventDefault()
    cards.showSheet(link)
  })
  addEventListener('pagehide', cards.hide)
}

/** The card that is open, at most one, and the time after which it opens or closes. */
function makeCards() {
  let shown: OpenCard | undefined
  let timer = 0
  const wait = (act: () => void, milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
  }
  const stay = (): void => clearTimeout(timer)
  const hide = (): void => {
    clearTimeout(timer)
    shown?.card.hidePopover()
    shown = undefined
  }
  const open = (link: HTMLAnchorElement): HTMLElement | undefined => {
    const card = cardOf(link)
    if (!card) return
    hide()
    card.showPopover()
    shown = { link, card }
    return card
  }
  const show = (link: HTMLAnchorElement, near?: number): void => {
    const card = open(link)
    if (card) place(card, link, near)
  }
  const close = closeButton(hide)
  return {
    stay,
    hide,
    show,
    showSoon: (link: HTMLAnchorElement, near: number): void => wait(() => show(link, near), OPEN_DELAY_MS),
    showSheet(link: HTMLAnchorElement): void {
      const card = open(link)
      card?.removeAttribute('style')
      card?.append(close)
    },
    /** A card whose mention has the focus stays open when the pointer leaves. */
    leave(): void {
      if (shown && !shown.link.matches(':focus-visible')) wait(hide, CLOSE_DELAY_MS)
      else stay()
    },
    isOf: (link: HTMLAnchorElement): boolean => link === shown?.link,
    matches: (selector: string): boolean => (shown?.link.matches(selector) || shown?.card.matches(selector)) === true,
    holds: (target: EventTarget | null): boolean =>
      target instanceof Node && (shown?.link.contains(target) || shown?.card.contains(target)) === true,
  }
}

/** The link of the text that an event is about, if there is a card for it. */
function mentionAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.text p a') : null
  return link && cardOf(link) ? link : undefined
}

const cardOf = ({ pathname }: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(`gloss-${pathname.split('/').at(-2)}`)

/** Pixels between the words and the card, and between the card and the edge of the screen. */
const GAP_PX = 6
const EDGE_PX = 8

/**
 * Places a card below the words it explains, or above them where there is more room, within the screen and the text.
 * @param near vertical position of the pointer, since a link may run over two lines
 */
function place(card: HTMLElement, link: HTMLElement, near?: number): void {
  const lines = [...link.getClientRects()]
  const line = lines.find(({ top, bottom }) => near !== undefined && near >= top && near <= bottom) ?? lines[0]
  if (!line) return
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const { offsetWidth, offsetHeight } = card
  const below = line.bottom + GAP_PX
  const above = line.top - GAP_PX - offsetHeight
  const roomBelow = height - EDGE_PX - (below + offsetHeight)
  const isBelow = roomBelow >= 0 || roomBelow >= above - EDGE_PX
  const text = link.closest('.text')?.getBoundingClientRect()
  const right = Math.min(width, (text?.right ?? width) + EDGE_PX)
  const left = Math.max(EDGE_PX, Math.min(line.left, right - EDGE_PX - offsetWidth))
  Object.assign(card.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    left: `${left + scrollX}px`,
    top: `${(isBelow ? below : above) + scrollY}px`,
  })
}
