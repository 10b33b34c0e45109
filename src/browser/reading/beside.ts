/** Where a card stands beside the words it explains: below them, above where there is more room, never off the screen. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Pixels between the words and the card, and between the card and the edge of the screen. */
const GAP = 6
export const EDGE = 8

/**
 * @param words where they are on the screen
 * @param screen what is seen of the page
 * @returns left and top of the card on the screen
 */
export function beside(words: Box, card: Size, screen: Size): Pick<Box, 'left' | 'top'> {
  const below = words.top + words.height + GAP
  const above = words.top - GAP - card.height
  const roomBelow = screen.height - EDGE - (below + card.height)
  const isBelow = roomBelow >= 0 || roomBelow >= above - EDGE
  return {
    left: Math.max(EDGE, Math.min(words.left, screen.width - EDGE - card.width)),
    top: isBelow ? below : above,
  }
}
