/** What forms say of each part of a Spanish text, to those who write it. */
import { bounds } from '../../schema/bounds.ts'
import { SECTION_HEADINGS } from '../../schema/language.ts'
import { limits } from '../../schema/limits.ts'
import type { ENGLISH_PARTS } from '../en/parts.ts'

const { tagline, keyPoint, example, aliases, keywords } = limits
const HEADINGS = SECTION_HEADINGS.es

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
    rule: `${bounds.keyPoints.min} o ${bounds.keyPoints.max} frases de ${keyPoint.max} caracteres como máximo. La última corrige el error más frecuente.`,
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
  word: { label: 'La palabra misma', rule: '' },
  origin: { label: 'Origen', rule: 'De dónde viene la palabra, en una a tres frases cortas.' },
  imageAlt: { label: 'Texto del dibujo', rule: 'Lo que aprende quien no puede verlo.' },
  legend: { label: 'Leyenda del dibujo', rule: 'Una línea para cada número, en su orden.' },
  labels: { label: 'Palabras del dibujo', rule: 'El nombre de cada hueco, dos puntos y sus palabras, uno por línea.' },
}
