/**
 * Cards that explain a mentioned term without leaving the page. They show on hover, on focus and on the first tap; the
 * pointer may move onto them; Escape sends them away (WCAG 1.4.13). The link itself is never taken from anybody: a
 * click, a second tap and Enter follow it.
 */
import { beside, EDGE } from './reading/beside.ts'

/** Milliseconds before a hovered mention shows its card, and before a card that was left goes. */
const OPEN_MS = 150
const CLOSE_MS = 250

interface Shown {
  readonly link: HTMLElement
  readonly card: HTMLElement
}

/** Shows the `.gloss` of every link that is described by one; does nothing where browsers know no popovers. */
export function showGlosses(): void {
  if (!('popover' in HTMLElement.prototype) || !document.querySelector('.gloss[popover]')) return
  let shown: Shown | undefined
  let timer = 0
  let pointer = ''

  const wait = (act: () => void, milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
  }
  const hide = (): void => {
    clearTimeout(timer)
    shown?.card.hidePopover()
    shown = undefined
  }
  const show = (link: HTMLElement, near?: number): void => {
    const card = document.getElementById(link.getAttribute('aria-describedby') ?? '')
    if (!card) return
    hide()
    card.showPopover()
    place(card, link, near)
    shown = { link, card }
  }
  const has = (target: EventTarget | null): boolean =>
    target instanceof Node && (shown?.link.contains(target) || shown?.card.contains(target)) === true
  const isHeld = (): boolean => shown?.link.matches(':focus-visible') === true
  const leave = (): void => {
    if (shown && !isHeld()) wait(hide, CLOSE_MS)
    else clearTimeout(timer)
  }

  const listen = document.addEventListener.bind(document)
  listen('pointerover', event => {
    if (event.pointerType === 'touch') return
    const link = mentionAt(event.target)
    if (has(event.target)) clearTimeout(timer)
    else if (link) wait(() => show(link, event.clientY), OPEN_MS)
    else leave()
  })
  document.documentElement.addEventListener('pointerleave', leave)
  listen('focusin', ({ target }) => {
    const link = mentionAt(target)
    if (link?.matches(':focus-visible')) show(link)
  })
  listen('focusout', ({ relatedTarget }) => {
    const isHovered = shown?.link.matches(':hover') || shown?.card.matches(':hover')
    if (!has(relatedTarget) && !isHovered) hide()
  })
  listen('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  listen('pointerdown', ({ target, pointerType }) => {
    pointer = pointerType
    if (!has(target)) hide()
  })
  listen('click', event => {
    const link = mentionAt(event.target)
    if (!link || link === shown?.link || pointer !== 'touch' || event.detail === 0) return
    event.preventDefault()
    show(link, event.clientY)
  })
  addEventListener('pagehide', hide)
}

const mentionAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[aria-describedby^="gloss-"]') : null

/** @param near height on the screen at which the pointer met the link, which may stand on two lines */
function place(card: HTMLElement, link: HTMLElement, near?: number): void {
  const lines = [...link.getClientRects()]
  const line = lines.find(({ top, bottom }) => near !== undefined && near >= top && near <= bottom) ?? lines[0]
  if (!line) return
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const text = link.closest('.text')?.getBoundingClientRect()
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const { left, top } = beside(line, size, { width: Math.min(width, (text?.right ?? width) + EDGE), height })
  Object.assign(card.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
  })
}
