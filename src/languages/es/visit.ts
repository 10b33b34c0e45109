/** Words for readers who come back in Spanish. */
import type { ENGLISH_VISIT } from '../en/visit.ts'

export const SPANISH_VISIT: typeof ENGLISH_VISIT = {
  newEntries: 'Entradas nuevas',
  newDescription: 'Las entradas añadidas en los últimos días.',
  days: 'Término del día',
  daysDescription: 'Una entrada al día, y ninguna se repite hasta que han salido todas.',
  archive: 'Los días anteriores',
  calendar: 'Añadir a un calendario',
  subscribe: 'Seguir en un lector de noticias',
  saved: 'Palabras guardadas',
  savedDescription: 'Las entradas que has guardado en este dispositivo.',
  savedNone: 'Todavía no hay nada guardado. Cada entrada tiene un botón para ello, debajo de su definición.',
  savedNeeds:
    'Guardar funciona en el navegador, solo en este dispositivo, y requiere JavaScript. Sin él, un marcador hace lo mismo.',
  save: 'Guardar',
  print: 'Imprimir como tarjetas',
  table: 'Descargar como tabla',
  forgetSaved: 'Quitar todas',
  device: 'Lo que guarda este dispositivo',
  deviceText:
    'Estas páginas no usan cookies ni envían nada sobre ti. Lo que sigue lo guarda este navegador, solo en este dispositivo, hasta que lo borres.',
  kept: [
    ['Palabras guardadas', 'saved'],
    ['Últimas entradas leídas', 'recent-en recent-es'],
    ['Entradas leídas de los recorridos', 'paths-read'],
    ['Claro u oscuro', 'theme'],
    ['Todas las páginas, si las pediste', 'kept'],
    ['Últimas preguntas', 'searches-en searches-es'],
    ['Elecciones: atajo de teclado, idioma ofrecido', 'shortcut language-offered'],
  ],
  deleteAll: 'Borrarlo todo',
  deleted: 'Borrado.',
  questions: 'Ponte a prueba',
  questionsText: '¿Qué entrada es? Abre una línea para ver la respuesta.',
  topicsDescription: 'Nueve campos, cada uno con sus entradas por nivel y un mapa de qué leer antes de qué.',
  map: 'Mapa',
  mapOf: topic => `Mapa del tema: ${topic}`,
  mapDescription: topic =>
    `Qué leer antes de qué: las entradas del tema ${topic}, desde las primeras hasta las que se apoyan en otras.`,
  mapLink: 'Mapa: qué leer antes de qué',
  howItWorks: 'Mira cómo funciona',
  stage: number => `Etapa ${number}`,
  free: 'En cualquier orden',
  needs: 'después de',
  beside: 'Ver también en inglés',
}
