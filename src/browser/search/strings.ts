/** Strings of the search box in both languages. */
import type { Language } from '../../schema/language.ts'

export interface SearchStrings {
  readonly results: string
  readonly loading: string
  readonly fault: string
  readonly offline: string
  readonly browse: string
  readonly none: (question: string) => string
  readonly propose: (question: string) => string
  readonly found: (count: number) => string
  readonly more: (count: number) => string
  /** Replaces the level where the page cannot be opened without a connection. */
  readonly away: string
  readonly recent: string
  readonly forget: string
}

export const SEARCH_STRINGS: Readonly<Record<Language, SearchStrings>> = {
  en: {
    results: 'Results',
    loading: 'Loading…',
    fault: 'Search could not be loaded. Please try again in a moment.',
    offline: 'You are offline, and this device has not kept the search yet.',
    browse: 'Browse all terms from A to Z',
    none: question => `There is no entry for “${question}” yet.`,
    propose: question => `Propose “${question}”`,
    found: count => (count === 1 ? '1 result' : `${count} results`),
    more: count => `Show ${count} results`,
    away: 'Not on this device',
    recent: 'Recent searches',
    forget: 'Clear recent searches',
  },
  es: {
    results: 'Resultados',
    loading: 'Cargando…',
    fault: 'No se pudo cargar la búsqueda. Inténtalo de nuevo en un momento.',
    offline: 'No hay conexión, y este dispositivo aún no ha guardado la búsqueda.',
    browse: 'Ver todos los términos de la A a la Z',
    none: question => `Aún no hay una entrada para «${question}».`,
    propose: question => `Proponer «${question}»`,
    found: count => (count === 1 ? '1 resultado' : `${count} resultados`),
    more: count => `Mostrar ${count} resultados`,
    away: 'No está en este dispositivo',
    recent: 'Búsquedas recientes',
    forget: 'Borrar las búsquedas recientes',
  },
}
