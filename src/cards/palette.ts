/** The colors of the cards: those of the site by day, and one of the same depth for each topic. */
import type { Subject } from '../schema/classification.ts'

export const PAPER = '#fdfcf9'
export const INK = '#1d2026'
export const SOFT = '#565b66'
export const LINE = '#d9d4c8'

/** Equal in lightness and strength (OKLCH 0.47, 0.095), so that no topic is louder than another; 6:1 on paper. */
export const ACCENTS: Readonly<Record<Subject, string>> = {
  ai: '#674c85',
  aws: '#7f4e15',
  cloud: '#1b618a',
  hardware: '#87462f',
  software: '#4c5590',
  data: '#246a43',
  security: '#884249',
  networks: '#006a70',
  companies: '#635d0c',
}
