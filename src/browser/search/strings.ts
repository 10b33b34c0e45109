/** Strings of the search box in both languages. */
import type { Level } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'

export interface SearchStrings {
  readonly results: string
  readonly loading: string
  readonly fault: string
  readonly offline: string
  /** Before similar names. */
  readonly meant: string
  readonly browse: string
  readonly none: (question: string) => string
  readonly propose: (question: string) => string
  readonly found: (count: number) => string
  readonly more: (count: number) => string
  /** Before another name of the entry. */
  readonly called: string
  /** Before words of the question that stand in the text of the entry. */
  readonly matches: string
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
    meant: 'Nearest:',
    browse: 'Browse all terms from A to Z',
    none: question => `There is no entry for “${question}” yet.`,
    propose: question => `Propose “${question}”`,
    found: count => (count === 1 ? '1 result' : `${count} results`),
    more: count => `Show ${count} results`,
    called: 'also called',
    matches: 'matches',
    away: 'Not on this device',
    recent: 'Recent searches',
    forget: 'Clear recent searches',
  },
  es: {
    results: 'Resultados',
    loading: 'Cargando…',
    fault: 'No se pudo cargar la búsqueda. Inténtalo de nuevo en un momento.',
    offline: 'No hay conexión, y este dispositivo aún no ha guardado la búsqueda.',
    meant: 'Lo más parecido:',
    browse: 'Ver todos los términos de la A a la Z',
    none: question => `Aún no hay una entrada para «${question}».`,
    propose: question => `Proponer «${question}»`,
    found: count => (count === 1 ? '1 resultado' : `${count} resultados`),
    more: count => `Mostrar ${count} resultados`,
    called: 'también se llama',
    matches: 'coincide en',
    away: 'No está en este dispositivo',
    recent: 'Búsquedas recientes',
    forget: 'Borrar las búsquedas recientes',
  },
}

/** The levels as `content/site.yaml` calls them. */
export const LEVEL_NAMES: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { 1: 'Basic', 2: 'Intermediate', 3: 'Advanced' },
  es: { 1: 'Básico', 2: 'Intermedio', 3: 'Avanzado' },
}
