/** Words of the search box, and around what a search finds, in Spanish. */
import type { ENGLISH_RESULT, ENGLISH_RESULTS_PAGE, ENGLISH_SEARCH_BOX } from '../en/search-box-strings.ts'

export const SPANISH_SEARCH_BOX: typeof ENGLISH_SEARCH_BOX = {
  results: 'Resultados',
  loading: 'Cargando…',
  fault: 'No se pudo cargar la búsqueda. Inténtalo de nuevo en un momento.',
  offline: 'No hay conexión, y este dispositivo aún no ha guardado la búsqueda.',
  browse: 'Ver todos los términos de la A a la Z',
  none: question => `Aún no hay una entrada para «${question}».`,
  propose: question => `Proponer «${question}»`,
  found: (entries, pages) => countFound(entries, pages),
  more: count => `Mostrar ${count} resultados`,
  away: 'No está en este dispositivo',
}

export const SPANISH_RESULT: typeof ENGLISH_RESULT = {
  called: 'también se llama',
  closest: 'Las entradas más cercanas',
  levels: { 1: 'Básico', 2: 'Intermedio', 3: 'Avanzado' },
}

export const SPANISH_RESULTS_PAGE: typeof ENGLISH_RESULTS_PAGE = {
  found: (entries, pages) => (entries + pages === 0 ? 'No hay una entrada para' : `${countFound(entries, pages)} para`),
}

function countFound(entries: number, pages: number): string {
  const counts = [
    ...(entries > 0 || pages === 0 ? [entries === 1 ? '1 entrada' : `${entries} entradas`] : []),
    ...(pages > 0 ? [pages === 1 ? '1 página' : `${pages} páginas`] : []),
  ]
  return counts.join(' y ')
}
