/**
 * The downloads: the whole dictionary as files for other programs. What is published, described and linked follows from
 * this list; `emit/index.ts` names what makes each.
 */
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { file } from './address.ts'

/** What a card of a deck asks, and what it answers; `word-word` asks for the word of the other language. */
export const ANKI_DECKS = ['definition-word', 'word-definition', 'word-word'] as const
export type AnkiDeck = (typeof ANKI_DECKS)[number]

/** Dictionaries of one language, and from each to the other. */
export const STAR_DICTS = ['en', 'es', 'en-es', 'es-en'] as const
export type StarDict = (typeof STAR_DICTS)[number]

export interface Download {
  readonly kind: DownloadKind
  readonly path: string
  /** Of files that come in several forms: which one it is. */
  readonly form?: Language | StarDict | `${AnkiDeck}-${Language}`
}
export type DownloadKind = 'epub' | 'starDict' | 'anki' | 'csv' | 'jsonLines' | 'tbx' | 'turtle' | 'jsonLinkedData'

/** In the order of the page of downloads: for readers first, then for programs. */
export const DOWNLOADS: readonly Download[] = [
  ...LANGUAGES.map(form => ({ kind: 'epub', path: file.epub(form), form }) as const),
  ...STAR_DICTS.map(form => ({ kind: 'starDict', path: file.starDict(form), form }) as const),
  ...LANGUAGES.flatMap(language =>
    ANKI_DECKS.map(
      deck => ({ kind: 'anki', path: file.anki(deck, language), form: `${deck}-${language}` as const }) as const,
    ),
  ),
  { kind: 'csv', path: file.csv },
  { kind: 'jsonLines', path: file.jsonLines },
  { kind: 'tbx', path: file.tbx },
  { kind: 'turtle', path: file.turtle },
  { kind: 'jsonLinkedData', path: file.jsonLinkedData },
]
