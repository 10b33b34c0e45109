/**
 * The catalog of downloads, which are the whole dictionary as files for other programs. What is published, described
 * and linked follows from this list; `emit/emitters.ts` names what makes each.
 */
import { LANGUAGES, type Language } from '../../schema/language.ts'
import { file } from './address.ts'

export interface Download {
  readonly kind: DownloadKind
  readonly path: string
  /** Of files that there are in both languages. */
  readonly language?: Language
}
export type DownloadKind = 'epub' | 'starDict' | 'anki' | 'csv' | 'jsonLines' | 'tbx' | 'turtle'

const inBothLanguages = (kind: DownloadKind, path: (language: Language) => string): readonly Download[] =>
  LANGUAGES.map(language => ({ kind, path: path(language), language }))

/** In the order of the page of downloads: for readers first, then for programs. */
export const DOWNLOADS: readonly Download[] = [
  ...inBothLanguages('epub', file.epub),
  ...inBothLanguages('anki', file.anki),
  { kind: 'csv', path: file.csv },
  ...inBothLanguages('starDict', file.starDict),
  { kind: 'jsonLines', path: file.jsonLines },
  { kind: 'tbx', path: file.tbx },
  { kind: 'turtle', path: file.turtle },
]

/** Those that most readers want; the others are for programs. */
export const FOR_READERS: ReadonlySet<DownloadKind> = new Set(['epub', 'anki', 'csv'])
