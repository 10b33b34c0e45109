/** Words of the form in which entries are written, on a Spanish page. */
import { bounds } from '../../schema/bounds.ts'
import { SECTION_HEADINGS } from '../../schema/language.ts'
import { limits } from '../../schema/recommended-lengths.ts'
import type { ENGLISH_FORM, ENGLISH_PARTS } from '../en/form-strings.ts'

const { tagline, keyPoint, example, aliases, keywords } = limits
const HEADINGS = SECTION_HEADINGS.es

export const SPANISH_FORM: typeof ENGLISH_FORM = {
  show: 'Mostrar',
  bothLanguages: 'Los dos idiomas',
  facts: 'Datos de la entrada',
  slug: 'Dirección de la página',
  slugRule: 'Letras minúsculas de la a a la z, cifras y guiones, a partir del nombre en inglés.',
  level: 'Nivel',
  choose: 'Elige',
  subject: 'Tema',
  subjectRule: 'El principal de la entrada.',
  moreSubjects: `Otros temas, ${bounds.subjects.usual - 1} como máximo`,
  needs: 'Leer antes',
  needsRule: `Direcciones de hasta ${bounds.needs.max} entradas que convenga conocer, separadas por comas.`,
  isDraft: 'Es un borrador: un editor la publica cuando están los dos textos',
  item: {
    explanation: number => `Párrafo ${number}`,
    keyPoints: number => `Punto clave ${number}`,
    links: number => `Título de la página ${number}`,
  },
  address: 'Su dirección',
  add: { explanation: 'Añadir un párrafo', keyPoints: 'Añadir un punto clave', links: 'Añadir una página' },
  remove: item => `Quitar ${item}`,
  severities: { error: ['error', 'errores'], warning: ['aviso', 'avisos'], note: ['nota', 'notas'] },
  fine: 'No hay nada que corregir.',
  toDo: count => (count === 1 ? 'falta una cosa por escribir' : `faltan ${count} cosas por escribir`),
  elsewhere: 'Las frases se comparan con las de otras entradas después, al revisar todo el diccionario.',
  check: 'Revisar todo',
  preview: 'Vista previa',
  previewOf: 'Vista previa de la página',
  kept: 'Este navegador guarda tu borrador.',
  restored: 'Aquí está tu borrador.',
  discard: 'Descartar el borrador',
  discardAsk: '¿Descartar lo que has escrito aquí?',
  notOpened: 'No se ha podido abrir el formulario. Carga la página otra vez, o usa una de las maneras de abajo.',
  send: 'Enviarla',
  sendText:
    'Descarga los archivos y suéltalos todos en la página a la que lleva el último enlace; abre una sola propuesta. Un editor la lee antes de publicarla.',
  upload: 'Subir los archivos a GitHub',
}

/** What forms say of each part of a Spanish text, to those who write it. */
export const SPANISH_PARTS: typeof ENGLISH_PARTS = {
  title: { label: 'Título', rule: `La forma que usa la gente, en ${bounds.title.max} caracteres como máximo.` },
  article: { label: 'Artículo', rule: 'El que se dice antes del título, si se dice alguno.' },
  tagline: {
    label: 'Definición en una línea',
    rule: `Una frase que diga qué es, sin repetir el título: de ${tagline.min} a ${tagline.max} caracteres.`,
  },
  explanation: {
    label: 'Explicación',
    rule: `Primero qué es y qué hace; después, cómo funciona: de ${bounds.explanation.min} a ${bounds.explanation.max} párrafos. Dos asteriscos ponen una **palabra** en negrita; los acentos graves marcan \`código\`.`,
  },
  analogy: {
    label: HEADINGS.analogy,
    rule: `Una comparación con algo que todos conocen, en ${limits.analogy.max} frases como máximo.`,
  },
  keyPoints: {
    label: HEADINGS.keyPoints,
    rule: `${bounds.keyPoints.min} o ${bounds.keyPoints.max} frases de ${keyPoint.max} caracteres como máximo. Una corrige el error más frecuente con lo que es cierto.`,
  },
  links: {
    label: HEADINGS.links,
    rule: `De ${limits.links.min} a ${limits.links.max} páginas. La primera sirve a quien lee este nivel.`,
  },
  aliases: {
    label: 'Otros nombres',
    rule: `Otros nombres de lo mismo, uno por línea; lo usual son ${aliases.max} como máximo.`,
  },
  keywords: {
    label: 'Lo que la gente escribe',
    rule: `Palabras de quien no sabe el nombre, una por línea: ${keywords.min} como mínimo.`,
  },
  example: {
    label: 'Ejemplo',
    rule: `Una frase de la vida diaria con la **palabra** entre dos asteriscos: de ${example.min} a ${example.max} caracteres; no una definición.`,
  },
  partOfSpeech: { label: 'Clase de palabra', rule: 'Solo si no es un nombre común.' },
  plural: { label: 'Plural', rule: 'Con su artículo: los DNS. Una raya (–) si no tiene.' },
  pronunciation: { label: 'Pronunciación', rule: 'En letras que cualquiera pueda leer: de-ene-ése.' },
  ipa: { label: 'Pronunciación, en el AFI', rule: 'Entre barras: /deeneˈese/.' },
  standsFor: { label: 'Siglas de', rule: 'Las palabras que hay detrás, tras su idioma: en: Domain Name System.' },
  variants: {
    label: 'En otros países',
    rule: 'Una palabra y dónde se dice, una por línea: ordenador: ES.',
  },
  origin: { label: 'Origen', rule: 'De dónde viene la palabra, en una a tres frases cortas.' },
  senses: {
    label: 'Otros significados',
    rule: 'Otras cosas que significa la palabra, una por línea: cómo se llama, dos puntos y una frase.',
  },
}
