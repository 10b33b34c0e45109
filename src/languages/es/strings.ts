/** The interface in Spanish. */
import { dateParts } from '../date-parts.ts'
import type { EN } from '../en/strings.ts'
import { groupThousands } from '../group-thousands.ts'

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** A thin no-break space between thousands, from five digits on. */
const number = (value: number): string => (value < 10_000 ? String(value) : groupThousands(value, '\u202f'))

export const ES: typeof EN = {
  skip: 'Ir al contenido',
  searchByAddress: example => `Escribe las palabras en la dirección: ${example} responde en Markdown.`,
  searchLabel: 'Buscar en el diccionario: nombra algo o descríbelo',
  search: 'Buscar',
  theme: 'Tema',
  themes: { system: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  levels: 'Niveles',
  allLevels: 'Todos los niveles',
  today: 'Término del día',
  otherTerms: 'Más términos',
  random: 'Un término al azar',
  copy: 'Copiar',
  share: 'Compartir',
  cite: 'Citar',
  report: 'Avisar de un error',
  suggestChange: 'Proponer un cambio',
  explanation: 'Explicación',
  levelTitle: level => `Nivel ${level.toLowerCase()}`,
  levelDescription: (level, count) =>
    `Nivel ${level.toLowerCase()}: ${count} de todos los temas, con explicaciones claras en español.`,
  topicLevelTitle: (topic, level) => `${topic}: nivel ${level.toLowerCase()}`,
  topicLevelDescription: (topic, level, count) =>
    `${topic}, nivel ${level.toLowerCase()}: ${count} con explicaciones claras en español.`,
  offlineTitle: 'No hay conexión',
  offlineText:
    'Esta página aún no está en tu dispositivo. Las páginas que ya visitaste y el buscador funcionan sin conexión.',
  readFirst: 'Conviene conocer',
  drawing: 'Cómo funciona',
  enlarge: 'Ampliar',
  readEntry: 'Leer la entrada',
  keptPages: 'Páginas en este dispositivo',
  offer: 'Este diccionario también está en español.',
  dismiss: 'Cerrar',
  tryThis: 'Prueba:',
  examples: [
    ['por qué internet va lento', 'bandwidth'],
    ['este correo es falso', 'phishing'],
    ['qué es la nube', 'cloud-computing'],
  ],
  home: 'Inicio',
  topics: 'Temas',
  developers: 'Desarrolladores',
  mainNavigation: 'Principal',
  breadcrumbs: 'Ruta de navegación',
  level: 'Nivel',
  languages: { en: 'inglés', es: 'español' },
  inOtherLanguage: 'en inglés',
  alsoCalled: 'También se llama',
  related: 'Términos relacionados',
  draft: 'Borrador: sin publicar',
  newest: 'Términos más recientes',
  letters: 'Letras',
  reuse: ['Copia y adapta los textos según la licencia ', '; se agradece un enlace.'],
  forAgents: 'Para agentes de IA',
  pageAddress: 'Página',
  agentIndex: 'Índice para agentes',
  indexTitle: 'Todos los términos de la A a la Z',
  indexDescription:
    'Todos los términos de tecnología del diccionario en orden alfabético, cada uno con su página en español y en inglés.',
  missingTitle: 'Página no encontrada',
  missingText: 'En esta dirección no hay nada. Quizá el término tenga otro nombre: búscalo o explora los temas.',
  didYouMean: '¿Buscabas una de estas entradas?',
  movedTitle: 'Esta página cambió de dirección',
  goneText: 'Esta página ya no existe. Sigue aquí:',
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
  number,
  count: count => `${number(count)} ${count === 1 ? 'término' : 'términos'}`,
  date: iso => {
    const [year, month, day] = dateParts(iso)
    return `${day} de ${MONTHS[month - 1]} de ${year}`
  },
  updated: iso => {
    const [year, month] = dateParts(iso)
    return `Actualizada en ${MONTHS[month - 1]} de ${year}`
  },
  write: {
    title: 'Escribir una entrada',
    description: 'Un formulario para una entrada nueva, en español y en inglés: revisa el texto mientras escribes.',
    needs: 'El formulario funciona en el navegador y necesita JavaScript. Las otras vías, no.',
    loading: 'Abriendo el formulario…',
    draft: 'El borrador de una entrada',
    others: 'Otras maneras de colaborar',
    mistake: { label: 'Avisar de un error', what: 'di qué está mal en una página y dónde se puede comprobar.' },
    missing: { label: 'Proponer un término', what: 'di qué palabra debería explicar el diccionario.' },
    files: {
      label: 'Leer la guía para editores',
      what: 'una entrada son tres archivos de texto, que también puedes enviar como una solicitud de cambios.',
    },
  },
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
    ['Las páginas que visitaste, para abrirlas sin conexión', 'visited-pages'],
  ],
  deleteAll: 'Borrarlo todo',
  deleted: 'Borrado.',
  topicsDescription: 'Todos los temas, cada uno con sus entradas por grupos.',
  privacy: 'Qué queda en tu dispositivo',
  featured: 'Para empezar',
  embed: {
    read: site => `Leer la entrada en ${site}`,
    frame: 'Mostrar el marco',
    word: 'Esta es una palabra que se explica sola:',
    answer: 'Esto es lo que oEmbed responde sobre una entrada:',
  },
}
