/** Words of the search box in Spanish. */
import type { ENGLISH_SEARCH } from '../en/search-box.ts'

export const SPANISH_SEARCH: typeof ENGLISH_SEARCH = {
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
}
