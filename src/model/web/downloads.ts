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

/** In the order of the page of downloads: for readers first, then for programs. */
export const DOWNLOAD_KINDS = [
  'epub',
  'starDict',
  'anki',
  'csv',
  'jsonLines',
  'tbx',
  'turtle',
  'jsonLinkedData',
] as const
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number]

export interface Download {
  readonly kind: DownloadKind
  readonly path: string
  /** Media type without parameters. */
  readonly type: string
  /** Of files that come in several forms: which one it is. */
  readonly form?: Language | StarDict | `${AnkiDeck}-${Language}`
}

export const DOWNLOADS: readonly Download[] = [
  ...LANGUAGES.map(
    (language): Download => ({
      kind: 'epub',
      path: file.epub(language),
      type: 'application/epub+zip',
      form: language,
    }),
  ),
  ...STAR_DICTS.map(
    (pair): Download => ({ kind: 'starDict', path: file.starDict(pair), type: 'application/zip', form: pair }),
  ),
  ...LANGUAGES.flatMap(language =>
    ANKI_DECKS.map(
      (deck): Download => ({
        kind: 'anki',
        path: file.anki(deck, language),
        type: 'text/plain',
        form: `${deck}-${language}`,
      }),
    ),
  ),
  { kind: 'csv', path: file.csv, type: 'text/csv' },
  { kind: 'jsonLines', path: file.jsonLines, type: 'application/jsonl' },
  { kind: 'tbx', path: file.tbx, type: 'application/x-tbx' },
  { kind: 'turtle', path: file.turtle, type: 'text/turtle' },
  { kind: 'jsonLinkedData', path: file.jsonLinkedData, type: 'application/ld+json' },
]
