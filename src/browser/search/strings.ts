/** What the search says, in both languages. */
import type { Level } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'

export interface SearchStrings {
  readonly results: string
  readonly loading: string
  readonly fault: string
  readonly offline: string
  /** Before the names that may have been meant; a question mark follows them. */
  readonly meant: string
  readonly browse: string
  readonly none: (question: string) => string
  readonly propose: (question: string) => string
  readonly found: (count: number) => string
  readonly more: (count: number) => string
}

export const SEARCH_STRINGS: Readonly<Record<Language, SearchStrings>> = {
  en: {
    results: 'Results',
    loading: 'Loading…',
    fault: 'Search could not be loaded. Please try again in a moment.',
    offline: 'You are offline, and this device has not kept the search yet.',
    meant: 'Did you mean',
    browse: 'Browse all terms from A to Z',
    none: question => `Nothing found for “${question}”.`,
    propose: question => `Propose “${question}” as a new term`,
    found: count => (count === 1 ? '1 result' : `${count} results`),
    more: count => `Show ${count} results`,
  },
  es: {
    results: 'Resultados',
    loading: 'Cargando…',
    fault: 'No se pudo cargar la búsqueda. Inténtalo de nuevo en un momento.',
    offline: 'No hay conexión, y este dispositivo aún no ha guardado la búsqueda.',
    meant: '¿Quisiste decir',
    browse: 'Ver todos los términos de la A a la Z',
    none: question => `No hay resultados para «${question}».`,
    propose: question => `Proponer «${question}» como término nuevo`,
    found: count => (count === 1 ? '1 resultado' : `${count} resultados`),
    more: count => `Mostrar ${count} resultados`,
  },
}

/** The levels as `content/site.yaml` calls them. */
export const LEVELS: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' },
  es: { 1: 'Básico', 2: 'Intermedio', 3: 'Avanzado' },
}
