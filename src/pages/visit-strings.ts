/** Words of the pages that readers come back to: new entries, the days, saved words, questions, maps. */
import type { Language } from '../schema/language.ts'

export interface VisitStrings {
  readonly newEntries: string
  readonly newDescription: string
  readonly days: string
  readonly daysDescription: string
  readonly archive: string
  readonly calendar: string
  readonly subscribe: string
  readonly saved: string
  readonly savedDescription: string
  readonly savedNone: string
  readonly savedNeeds: string
  readonly save: string
  readonly print: string
  readonly table: string
  readonly forgetSaved: string
  readonly device: string
  readonly deviceText: string
  /** What is stored under which key, in the order of the list. */
  readonly kept: readonly (readonly [what: string, keys: string])[]
  readonly deleteAll: string
  readonly deleted: string
  readonly questions: string
  readonly questionsText: string
  readonly topicsDescription: string
  readonly map: string
  readonly mapOf: (topic: string) => string
  readonly mapDescription: (topic: string) => string
  readonly mapLink: string
  /** Above drawings of the home page. */
  readonly howItWorks: string
  readonly stage: (number: number) => string
  readonly free: string
  readonly needs: string
  readonly beside: string
}

export const VISIT_STRINGS: Readonly<Record<Language, VisitStrings>> = {
  en: {
    newEntries: 'New entries',
    newDescription: 'The entries that were added last, by day.',
    days: 'Term of the day',
    daysDescription: 'One entry a day, and none twice until all have been shown.',
    archive: 'The days before',
    calendar: 'Add to a calendar',
    subscribe: 'Follow in a feed reader',
    saved: 'Saved words',
    savedDescription: 'The entries that you have saved on this device.',
    savedNone: 'Nothing is saved yet. Every entry has a button for it, below its definition.',
    savedNeeds:
      'Saving works in the browser, on this device alone, and needs JavaScript. A bookmark does the same without it.',
    save: 'Save',
    print: 'Print as cards',
    table: 'Download as a table',
    forgetSaved: 'Remove all',
    device: 'What this device keeps',
    deviceText:
      'These pages set no cookies and send nothing about you. What follows is stored by this browser, on this device only, until you delete it.',
    kept: [
      ['Saved words', 'saved'],
      ['Entries read last', 'recent-en recent-es'],
      ['Entries read on paths', 'paths-read'],
      ['Light or dark', 'theme'],
      ['Questions asked last', 'searches-en searches-es'],
      ['Choices: keyboard shortcut, language offered', 'shortcut language-offered'],
    ],
    deleteAll: 'Delete all of it',
    deleted: 'Deleted.',
    questions: 'Check yourself',
    questionsText: 'Which entry is it? Open a line for the answer.',
    topicsDescription: 'Nine fields, each with its entries by level, and a map of what to read before what.',
    map: 'Map',
    mapOf: topic => `Map of the topic: ${topic}`,
    mapDescription: topic =>
      `What to read before what: the entries on ${topic} from the first to those that build on others.`,
    mapLink: 'Map: what to read before what',
    howItWorks: 'See how it works',
    stage: number => `Stage ${number}`,
    free: 'In any order',
    needs: 'after',
    beside: 'Show in Spanish too',
  },
  es: {
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
  },
}
