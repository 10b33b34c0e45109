/**
 * The boxes in which somebody without git writes the text of an entry, in the language of the text. The issue forms of
 * GitHub are written from them, and the text of an issue is read by them. Runs anywhere.
 */
import { PART_STRINGS } from '../languages/form-strings.ts'
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
export const WORD_PARTS = [
  'partOfSpeech',
  'plural',
  'pronunciation',
  'ipa',
  'standsFor',
  'variants',
  'origin',
  'senses',
] as const
export type WordPart = (typeof WORD_PARTS)[number]

/** The id of the box of a part in one language. */
export const boxOf = (part: TextPart | 'word', language: Language): string =>
  `${part.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-${language}`

export const both = ({ en, es }: InBoth<string>): string => `${en} · ${es}`

/** A box of an entry, which asks for what the page on which entries are written asks for in several. */
interface Box {
  readonly kind: BoxKind
  readonly placeholder?: InBoth<string>
  /** Sentences that explain the box, behind those of the page. */
  readonly more?: InBoth<string>
  /** The most that is allowed, where the page has only what is usual. */
  readonly most?: number
}

const NO_MORE: InBoth<string> = { en: 'No more than', es: 'No más de' }

const [BASIC, OTHERS] = [limits.entry[1], limits.entry[2]]

const BOXES: Readonly<Record<Exclude<TextPart, 'article'> | 'word', Box>> = {
  title: { kind: 'input', placeholder: { en: 'Touchscreen', es: 'Pantalla táctil' } },
  tagline: { kind: 'input', most: bounds.tagline.max },
  explanation: {
    kind: 'textarea',
    more: {
      en: `An empty line stands between paragraphs. Basic terms: ${BASIC.min} to ${BASIC.max} words; others: ${OTHERS.min} to ${OTHERS.max}.`,
      es: `Entre párrafos queda una línea vacía. Términos básicos: de ${BASIC.min} a ${BASIC.max} palabras; los demás: de ${OTHERS.min} a ${OTHERS.max}.`,
    },
  },
  analogy: { kind: 'textarea' },
  keyPoints: { kind: 'textarea', more: { en: 'One on each line.', es: 'Una por línea.' } },
  links: {
    kind: 'textarea',
    more: {
      en: 'One on each line: the title of the page, then its address.',
      es: 'Una por línea: el título de la página y después su dirección.',
    },
    most: bounds.links.max,
    placeholder: { en: 'What is DNS? https://example.org/dns', es: 'Qué es el DNS https://example.org/dns' },
  },
  aliases: { kind: 'textarea', most: bounds.aliases.max },
  keywords: { kind: 'textarea', most: bounds.keywords.max },
  example: { kind: 'input' },
  word: {
    kind: 'textarea',
    more: {
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
    const { kind, placeholder, more, most } = BOXES[part]
    const { label, rule } = PART_STRINGS[language][part]
    const limit = most === undefined ? '' : `${NO_MORE[language]} ${most}.`
    return [
      {
        id: boxOf(part, language),
        kind,
        label: `${label} ${LANGUAGE_NAMES[language]}`,
        description: [rule, more?.[language], limit].filter(Boolean).join(' '),
        ...(placeholder && { placeholder: placeholder[language] }),
        ...(part === 'title' && language === DEFAULT_LANGUAGE && { isRequired: true as const }),
      },
    ]
  })
}
