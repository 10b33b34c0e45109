/** What the form says of each part of an entry, in the language in which the part is written. */
import { limits } from '../lint/limits.ts'
import { bounds } from '../schema/bounds.ts'
import type { InBoth } from '../schema/language.ts'
import type { BodyPart } from './body.ts'
import type { LineField, ListField } from './draft.ts'

export type PartName = LineField | ListField | BodyPart

export interface PartStrings {
  readonly label: string
  /** What it is for and how long it is. */
  readonly rule: string
}

const { tagline, keyPoint, example, aliases, keywords } = limits

const ENGLISH: Readonly<Record<PartName, PartStrings>> = {
  title: { label: 'Title', rule: `The form that people use, in up to ${bounds.title.max} characters.` },
  article: { label: 'Article', rule: '' },
  tagline: {
    label: 'Tagline',
    rule: `One sentence that says what it is, without repeating the title: ${tagline.min} to ${tagline.max} characters.`,
  },
  explanation: {
    label: 'Explanation',
    rule: `First what it is and does, then how it works: ${bounds.explanation.min} to ${bounds.explanation.max} paragraphs. Two asterisks around a **word** make it bold, backticks mark \`code\`.`,
  },
  analogy: {
    label: 'Analogy',
    rule: `A comparison with something that everybody knows, in up to ${limits.analogy.max} sentences.`,
  },
  keyPoints: {
    label: 'Key points',
    rule: `${bounds.keyPoints.min} or ${bounds.keyPoints.max} sentences of up to ${keyPoint.max} characters. The last one corrects the most usual mistake.`,
  },
  links: {
    label: 'Further reading',
    rule: `${limits.links.min} to ${limits.links.max} pages. The first one serves the reader of this level.`,
  },
  aliases: {
    label: 'Other names',
    rule: `Other names of the same thing, one on each line; up to ${aliases.max} are usual.`,
  },
  keywords: {
    label: 'What people type',
    rule: `Words of somebody who does not know the name, one on each line: at least ${keywords.min}.`,
  },
  example: {
    label: 'Example',
    rule: `A sentence from daily life with the **word** between two asterisks: ${example.min} to ${example.max} characters; no definition.`,
  },
  partOfSpeech: { label: 'Kind of word', rule: 'Only where it is not a common noun.' },
  plural: { label: 'Plural', rule: 'A dash (–) if there is none.' },
  pronunciation: { label: 'Pronunciation', rule: 'In letters that everyone can read: dee-en-ESS.' },
  ipa: { label: 'Pronunciation, in the IPA', rule: 'Between slashes: /ˌdiː ɛn ˈɛs/.' },
  standsFor: { label: 'Stands for', rule: 'The words behind initials, after their language: en: Domain Name System.' },
  variants: { label: 'In other countries', rule: 'A word and where it is said, one on each line: lift: GB.' },
  origin: { label: 'Origin', rule: 'Where the word comes from, in one to three short sentences.' },
  imageAlt: { label: 'Text for the drawing', rule: 'What somebody learns who cannot see it.' },
  legend: { label: 'Legend of the drawing', rule: 'A line for each number, in their order.' },
  labels: { label: 'Words in the drawing', rule: 'The name of each slot, a colon, and its words, one on each line.' },
}

const SPANISH: Readonly<Record<PartName, PartStrings>> = {
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
    label: 'Analogía',
    rule: `Una comparación con algo que todos conocen, en ${limits.analogy.max} frases como máximo.`,
  },
  keyPoints: {
    label: 'Puntos clave',
    rule: `${bounds.keyPoints.min} o ${bounds.keyPoints.max} frases de ${keyPoint.max} caracteres como máximo. La última corrige el error más frecuente.`,
  },
  links: {
    label: 'Para saber más',
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
  imageAlt: { label: 'Texto del dibujo', rule: 'Lo que aprende quien no puede verlo.' },
  legend: { label: 'Leyenda del dibujo', rule: 'Una línea para cada número, en su orden.' },
  labels: { label: 'Palabras del dibujo', rule: 'El nombre de cada hueco, dos puntos y sus palabras, uno por línea.' },
}

export const PART_STRINGS: InBoth<Readonly<Record<PartName, PartStrings>>> = { en: ENGLISH, es: SPANISH }
