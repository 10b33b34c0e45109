/** Words for readers who come back in Spanish. */
import type { ENGLISH_VISIT } from '../en/returning-visitor.ts'

export const SPANISH_VISIT: typeof ENGLISH_VISIT = {
  newEntries: 'Entradas nuevas',
  newDescription: 'Las últimas entradas que se añadieron, por día.',
  subscribe: 'Seguir en un lector de noticias',
  saved: 'Palabras guardadas',
  savedDescription: 'Las entradas que has guardado en este dispositivo.',
  savedNone: 'Todavía no hay nada guardado. Cada entrada tiene un botón para ello, debajo de su texto.',
  savedNeeds:
    'Guardar funciona en el navegador, solo en este dispositivo, y requiere JavaScript. Sin él, un marcador hace lo mismo.',
  save: 'Guardar',
  print: 'Imprimir como tarjetas',
  table: 'Descargar como tabla',
  forgetSaved: 'Quitar todas',
  device: 'Lo que guarda este dispositivo',
  kept: [
    ['Palabras guardadas', 'saved'],
    ['Claro u oscuro', 'theme'],
    ['Si ya se ofreció el otro idioma', 'language-offered'],
  ],
  deleteAll: 'Borrarlo todo',
  deleted: 'Borrado.',
  topicsDescription: 'Todos los temas, cada uno con sus entradas por grupos.',
  privacy: 'Qué queda en tu dispositivo',
  featured: 'Para empezar',
}
