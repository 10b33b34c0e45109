/** Every word of the interface in both languages. A string that one language lacks is a type error. */
import type { Language } from '../schema/language.ts'

export interface Strings {
  readonly languageName: string
  readonly skip: string
  readonly home: string
  readonly topics: string
  readonly index: string
  readonly developers: string
  readonly mainNavigation: string
  readonly breadcrumbs: string
  readonly footer: string
  readonly otherLanguage: string
  readonly level: string
  readonly topic: string
  readonly inOtherLanguage: string
  readonly alsoCalled: string
  readonly related: string
  readonly published: string
  readonly updated: string
  readonly edit: string
  readonly asMarkdown: string
  readonly asJson: string
  readonly newest: string
  readonly letters: string
  readonly license: string
  readonly source: string
  readonly forAgents: string
  readonly pageAddress: string
  readonly agentIndex: string
  readonly indexTitle: string
  readonly indexDescription: string
  readonly missingTitle: string
  readonly missingText: string
  readonly movedTitle: string
  readonly movedText: string
  readonly field: string
  readonly type: string
  readonly required: string
  readonly notes: string
  readonly yes: string
  readonly no: string
  readonly topicDescription: (label: string, count: string) => string
  readonly letterTitle: (letter: string) => string
  readonly count: (count: number) => string
  readonly date: (iso: string) => string
  readonly dictionaryIn: (name: string) => string
}

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
} as const

const parts = (iso: string): readonly [number, number, number] => {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number)
  return [year, month, day]
}

/** Thousands by comma in English; by a thin no-break space from five digits in Spanish. */
const grouped = (count: number, separator: string, from: number): string =>
  count < from ? String(count) : String(count).replace(/\B(?=(?:\d{3})+$)/g, separator)

export const STRINGS: Readonly<Record<Language, Strings>> = {
  en: {
    languageName: 'English',
    skip: 'Skip to the content',
    home: 'Home',
    topics: 'Topics',
    index: 'A–Z',
    developers: 'Developers',
    mainNavigation: 'Main',
    breadcrumbs: 'Breadcrumb',
    footer: 'About this site',
    otherLanguage: 'Language',
    level: 'Level',
    topic: 'Topics',
    inOtherLanguage: 'In Spanish',
    alsoCalled: 'Also called',
    related: 'Related terms',
    published: 'Published',
    updated: 'Updated',
    edit: 'Edit this entry',
    asMarkdown: 'Markdown',
    asJson: 'JSON',
    newest: 'Newest terms',
    letters: 'Letters',
    license: 'License',
    source: 'Source',
    forAgents: 'For AI agents',
    pageAddress: 'Page',
    agentIndex: 'Index for agents',
    indexTitle: 'All terms from A to Z',
    indexDescription:
      'Every technology term of the dictionary in alphabetical order, each with its page in English and Spanish.',
    missingTitle: 'Page not found',
    missingText:
      'There is nothing at this address. The term may have another name: look for it in the alphabetical index or browse the topics.',
    movedTitle: 'This page has moved',
    movedText: 'The term has a new name. Its page is now here:',
    field: 'Field',
    type: 'Type',
    required: 'Required',
    notes: 'Notes',
    yes: 'yes',
    no: 'no',
    topicDescription: (label, count) => `${label}: ${count} explained in plain English, from basic to advanced.`,
    letterTitle: letter => `Terms that begin with ${letter}`,
    count: count => `${grouped(count, ',', 1_000)} ${count === 1 ? 'term' : 'terms'}`,
    date: iso => {
      const [year, month, day] = parts(iso)
      return `${MONTHS.en[month - 1]} ${day}, ${year}`
    },
    dictionaryIn: name => `${name} in English`,
  },
  es: {
    languageName: 'Español',
    skip: 'Ir al contenido',
    home: 'Inicio',
    topics: 'Temas',
    index: 'A–Z',
    developers: 'Desarrolladores',
    mainNavigation: 'Principal',
    breadcrumbs: 'Ruta de navegación',
    footer: 'Acerca de este sitio',
    otherLanguage: 'Idioma',
    level: 'Nivel',
    topic: 'Temas',
    inOtherLanguage: 'En inglés',
    alsoCalled: 'También se llama',
    related: 'Términos relacionados',
    published: 'Publicado',
    updated: 'Actualizado',
    edit: 'Editar esta entrada',
    asMarkdown: 'Markdown',
    asJson: 'JSON',
    newest: 'Términos más recientes',
    letters: 'Letras',
    license: 'Licencia',
    source: 'Código fuente',
    forAgents: 'Para agentes de IA',
    pageAddress: 'Página',
    agentIndex: 'Índice para agentes',
    indexTitle: 'Todos los términos de la A a la Z',
    indexDescription:
      'Todos los términos de tecnología del diccionario en orden alfabético, cada uno con su página en español y en inglés.',
    missingTitle: 'Página no encontrada',
    missingText:
      'En esta dirección no hay nada. Quizá el término tenga otro nombre: búscalo en el índice alfabético o recorre los temas.',
    movedTitle: 'Esta página cambió de dirección',
    movedText: 'El término tiene un nombre nuevo. Su página está ahora aquí:',
    field: 'Campo',
    type: 'Tipo',
    required: 'Obligatorio',
    notes: 'Notas',
    yes: 'sí',
    no: 'no',
    topicDescription: (label, count) =>
      `${label}: ${count} con explicaciones claras en español, de lo básico a lo avanzado.`,
    letterTitle: letter => `Términos que empiezan por ${letter}`,
    count: count => `${grouped(count, '\u202f', 10_000)} ${count === 1 ? 'término' : 'términos'}`,
    date: iso => {
      const [year, month, day] = parts(iso)
      return `${day} de ${MONTHS.es[month - 1]} de ${year}`
    },
    dictionaryIn: name => `${name} en español`,
  },
}

/** The Spanish label of the level or subject, or the English one, from the site's settings. */
export const labelOf = (
  labels: Readonly<Record<string, Readonly<Record<Language, string>>>>,
  key: string | number,
  language: Language,
): string => labels[String(key)]?.[language] ?? String(key)
