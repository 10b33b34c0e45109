/** The interface in Spanish. */
import { grouped, halves, MONTHS, parts } from './calendar.ts'
import type { Strings } from './shape.ts'

export const ES: Strings = {
  languageName: 'Español',
  skip: 'Ir al contenido',
  searchLabel: 'Buscar en el diccionario',
  searchPlaceholder: 'Busca un término',
  searchButton: 'Buscar',
  shortcut: 'La tecla «/» abre el buscador',
  theme: 'Tema oscuro',
  levels: 'Niveles',
  allLevels: 'Todos los niveles',
  readingTime: minutes => `${halves(minutes)} min de lectura`,
  see: 'véase',
  today: 'Término del día',
  random: 'Un término al azar',
  previous: 'Anterior',
  next: 'Siguiente',
  moreIn: topic => `Más en ${topic}`,
  copyLink: 'Copiar enlace',
  copyMarkdown: 'Copiar en Markdown',
  copy: 'Copiar',
  share: 'Compartir',
  cite: 'Citar',
  citationStyles: { plain: 'Texto', apa: 'APA', bibtex: 'BibTeX' },
  apaDate: iso => {
    const [year, month, day] = parts(iso)
    return `${day} de ${MONTHS.es[month - 1]} de ${year}`
  },
  propose: 'Proponer un término',
  report: 'Avisar de un error',
  tools: 'Esta entrada',
  subscribe: 'Canales de noticias',
  levelTitle: level => `Nivel ${level.toLowerCase()}`,
  levelDescription: (level, count) =>
    `Nivel ${level.toLowerCase()}: ${count} de todos los temas, con explicaciones claras en español.`,
  topicLevelTitle: (topic, level) => `${topic}: nivel ${level.toLowerCase()}`,
  topicLevelDescription: (topic, level, count) =>
    `${topic}, nivel ${level.toLowerCase()}: ${count} con explicaciones claras en español.`,
  offlineTitle: 'No hay conexión',
  offlineText:
    'Esta página aún no está en tu dispositivo. Las páginas que ya visitaste y el buscador funcionan sin conexión.',
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
  draft: 'Borrador: sin publicar',
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
  number: value => grouped(value, '\u202f', 10_000),
  count: count => `${grouped(count, '\u202f', 10_000)} ${count === 1 ? 'término' : 'términos'}`,
  date: iso => {
    const [year, month, day] = parts(iso)
    return `${day} de ${MONTHS.es[month - 1]} de ${year}`
  },
}
