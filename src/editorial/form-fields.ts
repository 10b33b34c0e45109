/**
 * The boxes in which somebody without git writes the text of an entry, in the language of the text. The issue forms of
 * GitHub are written from them, and the text of an issue is read by them. Runs anywhere.
 */
import { PART_STRINGS } from '../languages/part-strings.ts'
import { bounds } from '../schema/bounds.ts'
import { DEFAULT_LANGUAGE, type InBoth, type Language } from '../schema/language.ts'
import { limits } from '../schema/limits.ts'
import { ARTICLES, FRONT_MATTER } from '../schema/term.ts'
import { PARTS_OF_SPEECH } from '../schema/word.ts'

/** The kinds of boxes, by what GitHub calls them. */
export type BoxKind = 'input' | 'textarea' | 'dropdown' | 'checkboxes'

export interface FormField {
  /** Also the parameter of an address that fills the box beforehand; unique in its form. */
  readonly id: string
  readonly kind: BoxKind
  /** In both languages; heads the value in the text of the issue, so it is unique in its form. */
  readonly label: string
  readonly description?: string
  readonly placeholder?: string
  readonly options?: readonly string[]
  /** Whether more than one option may be chosen. */
  readonly isMultiple?: true
  /** Of checkboxes, the first. */
  readonly isRequired?: true
}

/** Parts of an entry in one language that have a box of their own. */
export const TEXT_PARTS = [
  'title',
  'article',
  'tagline',
  'explanation',
  'analogy',
  'keyPoints',
  'links',
  'aliases',
  'keywords',
  'example',
] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** Fields about the word itself, which few entries have; they share a box, one a line, as `name: value`. */
export const WORD_PARTS = ['plural', 'pronunciation', 'ipa', 'standsFor', 'variants', 'origin', 'partOfSpeech'] as const
export type WordPart = (typeof WORD_PARTS)[number]

/** The id of the box of a part in one language. */
export const boxOf = (part: TextPart | 'word', language: Language): string =>
  `${part.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-${language}`

const range = ({ min, max }: { readonly min: number; readonly max: number }, joint: string): string =>
  `${min} ${joint} ${max}`

export const both = ({ en, es }: InBoth<string>): string => `${en} · ${es}`

/** A box of an entry as its writer reads it, in the language in which it is filled. */
interface Box {
  readonly kind: BoxKind
  /** Where GitHub asks for another form than the page on which entries are written. */
  readonly description?: InBoth<string>
  readonly placeholder?: InBoth<string>
}

const BOXES: Readonly<Record<Exclude<TextPart, 'article'> | 'word', Box>> = {
  title: { kind: 'input', placeholder: { en: 'Touchscreen', es: 'Pantalla táctil' } },
  tagline: {
    kind: 'input',
    description: {
      en: `One sentence that says what it is, without repeating the title: ${range(limits.tagline, 'to')} characters, at most ${bounds.tagline.max}.`,
      es: `Una frase que diga qué es, sin repetir el título: de ${range(limits.tagline, 'a')} caracteres, ${bounds.tagline.max} como máximo.`,
    },
  },
  explanation: {
    kind: 'textarea',
    description: {
      en: `${range(bounds.explanation, 'to')} paragraphs with an empty line between them. Basic terms: ${range(limits.entry[1], 'to')} words; others: ${range(limits.entry[2], 'to')}.`,
      es: `De ${range(bounds.explanation, 'a')} párrafos, con una línea vacía entre ellos. Términos básicos: de ${range(limits.entry[1], 'a')} palabras; los demás: de ${range(limits.entry[2], 'a')}.`,
    },
  },
  analogy: { kind: 'textarea' },
  keyPoints: {
    kind: 'textarea',
    description: {
      en: `${range(bounds.keyPoints, 'or')} sentences, one on each line, of up to ${limits.keyPoint.max} characters. The last one corrects the most usual mistake.`,
      es: `${range(bounds.keyPoints, 'o')} frases, una por línea, de ${limits.keyPoint.max} caracteres como máximo. La última corrige el error más frecuente.`,
    },
  },
  links: {
    kind: 'textarea',
    description: {
      en: `${range(limits.links, 'to')} pages, one on each line: the title of the page, then its address. No more than ${bounds.links.max}.`,
      es: `De ${range(limits.links, 'a')} páginas, una por línea: el título de la página y después su dirección. No más de ${bounds.links.max}.`,
    },
    placeholder: { en: 'What is DNS? https://example.org/dns', es: 'Qué es el DNS https://example.org/dns' },
  },
  aliases: {
    kind: 'textarea',
    description: {
      en: `Other names of the same thing, one on each line; up to ${limits.aliases.max} are usual, and ${bounds.aliases.max} are allowed.`,
      es: `Otros nombres de lo mismo, uno por línea; lo usual son ${limits.aliases.max} como máximo, y caben ${bounds.aliases.max}.`,
    },
  },
  keywords: {
    kind: 'textarea',
    description: {
      en: `Words by which somebody looks for it who does not know its name, one on each line; from ${limits.keywords.min} to ${bounds.keywords.max}.`,
      es: `Palabras con las que lo busca quien no sabe su nombre, una por línea; de ${limits.keywords.min} a ${bounds.keywords.max}.`,
    },
  },
  example: {
    kind: 'input',
    description: {
      en: `A sentence from daily life with the word in it, between **two asterisks**: ${range(limits.example, 'to')} characters; no definition.`,
      es: `Una frase de la vida diaria con la palabra, entre **dos asteriscos**: de ${range(limits.example, 'a')} caracteres; no una definición.`,
    },
  },
  word: {
    kind: 'textarea',
    description: {
      en: `Only what you are sure of, one on each line: ${WORD_PARTS.join(', ')}. What kind of word: ${PARTS_OF_SPEECH.join(', ')}.`,
      es: `Solo lo que sepas con certeza, una cosa por línea: ${WORD_PARTS.join(', ')}. Clase de palabra: ${PARTS_OF_SPEECH.join(', ')}.`,
    },
    placeholder: {
      en: 'pronunciation: dee-en-ESS\nstandsFor: en: Domain Name System',
      es: 'plural: los DNS\npronunciation: de-ene-ése',
    },
  },
}

const ARTICLE: FormField = {
  id: boxOf('article', 'es'),
  kind: 'dropdown',
  label: 'Artículo del título en español',
  description: 'El que se dice antes del título; si no lleva ninguno, no elijas nada.',
  options: ARTICLES,
}

const LANGUAGE_NAMES: InBoth<string> = { en: 'in English', es: 'en español' }

/** The boxes of a text. Each is described in the language in which it is filled, so no writer needs the other one. */
export function boxesIn(language: Language): readonly FormField[] {
  const names = [...TEXT_PARTS, 'word' as const]
  return names.flatMap((part): readonly FormField[] => {
    if (part === 'article') return part in FRONT_MATTER[language].shape ? [ARTICLE] : []
    const { kind, description, placeholder } = BOXES[part]
    const { label, rule } = PART_STRINGS[language][part]
    return [
      {
        id: boxOf(part, language),
        kind,
        label: `${label} ${LANGUAGE_NAMES[language]}`,
        description: description?.[language] ?? rule,
        ...(placeholder && { placeholder: placeholder[language] }),
        ...(part === 'title' && language === DEFAULT_LANGUAGE && { isRequired: true as const }),
      },
    ]
  })
}
