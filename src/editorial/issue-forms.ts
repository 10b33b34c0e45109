/**
 * The three forms of issues by which somebody without git contributes: a whole entry, a correction, a missing word.
 * `npm run schemas` writes their files from them. Runs anywhere.
 */
import { stringify } from 'yaml'
import { PART_STRINGS } from '../languages/form-strings.ts'
import { bounds, LEVELS, SUBJECTS } from '../schema/bounds.ts'
import { type InBoth, inBoth, LANGUAGES } from '../schema/language.ts'
import { both, boxesIn, type FormField, TEXT_PARTS } from './form-fields.ts'

export interface IssueForm {
  /** Its file in `.github/ISSUE_TEMPLATE`. */
  readonly file: string
  readonly name: string
  readonly description: string
  /** What the title of every such issue begins with; the workflow that reads entries asks for it. */
  readonly title: string
  readonly introduction: string
  readonly fields: readonly FormField[]
}

const LEVEL_NAMES: Readonly<Record<(typeof LEVELS)[number], InBoth<string>>> = {
  1: { en: 'for anyone with a phone', es: 'para quien tenga un teléfono' },
  2: { en: 'for those who start in technology', es: 'para quien empieza en la tecnología' },
  3: { en: 'for those who work in the field', es: 'para quien trabaja en el campo' },
}

const SUBJECT_HINT = both({
  en: `One of ${SUBJECTS.join(', ')}.`,
  es: 'hardware es equipos; software, programas; data, datos; security, seguridad; networks, redes; companies, empresas.',
})

const FACTS: readonly FormField[] = [
  {
    id: 'level',
    kind: 'dropdown',
    label: 'Level · Nivel',
    options: LEVELS.map(level => `${level} · ${both(LEVEL_NAMES[level])}`),
    isRequired: true,
  },
  {
    id: 'subject',
    kind: 'dropdown',
    label: 'Subject · Tema',
    description: `The home topic of the entry. ${SUBJECT_HINT}`,
    options: SUBJECTS,
    isRequired: true,
  },
  {
    id: 'more-subjects',
    kind: 'dropdown',
    label: 'Other subjects · Otros temas',
    description: `No more than ${bounds.subjects.usual - 1}. · No más de ${bounds.subjects.usual - 1}.`,
    options: SUBJECTS,
    isMultiple: true,
  },
  {
    id: 'needs',
    kind: 'input',
    label: 'Read first · Leer antes',
    description: both({
      en: `Up to ${bounds.needs.max} entries that a reader should know first: the last part of their addresses.`,
      es: `Hasta ${bounds.needs.max} entradas que convenga conocer antes: el final de sus direcciones.`,
    }),
    placeholder: 'ip-address, server',
  },
  {
    id: 'slug',
    kind: 'input',
    label: 'Address of the page · Dirección de la página',
    description: both({
      en: `Lower-case letters a to z, digits, and hyphens, up to ${bounds.slug.max}. Leave it empty to take the title in English.`,
      es: `Letras minúsculas de la a a la z, cifras y guiones, ${bounds.slug.max} como máximo. Si queda vacía, vale el título en inglés.`,
    }),
    placeholder: 'ip-address',
  },
]

const ANSWER_IN_EITHER =
  'Thank you. You may answer in English or in Spanish. · Gracias. Puedes responder en español o en inglés.'

/** The whole entry, ready to check. */
export const ENTRY_FORM: IssueForm = {
  file: 'entry.yml',
  name: 'Write an entry',
  description: 'A whole entry, in one language or in both. · Una entrada completa, en un idioma o en los dos.',
  title: 'Entry: ',
  introduction: `Thank you. Fill in what you know: a program checks it and answers here, and an editor helps with the rest. A text in one language is a good beginning.

Gracias. Escribe lo que sepas: un programa lo revisa y responde aquí, y un editor ayuda con lo demás. Un texto en un solo idioma es un buen comienzo.`,
  fields: [
    ...FACTS,
    ...LANGUAGES.flatMap(boxesIn),
    {
      id: 'before',
      kind: 'checkboxes',
      label: 'Before you send it · Antes de enviarlo',
      options: [
        both({
          en: 'I wrote this text myself, and it may be published under the MIT license.',
          es: 'El texto es mío y se puede publicar con la licencia MIT.',
        }),
      ],
      isRequired: true,
    },
  ],
}

/** What is wrong in an entry. */
export const CORRECTION_FORM: IssueForm = {
  file: 'mistake.yml',
  name: 'Report a mistake',
  description: 'Something on a page is wrong, unclear, or out of date. · Algo es incorrecto, confuso o anticuado.',
  title: 'Mistake: ',
  introduction: `${ANSWER_IN_EITHER}

If you know the correction, you can also propose it with the edit link at the foot of the entry.`,
  fields: [
    {
      id: 'page',
      kind: 'input',
      label: 'Address of the page · Dirección de la página',
      placeholder: 'https://',
      isRequired: true,
    },
    {
      id: 'part',
      kind: 'dropdown',
      label: 'Where on the page · En qué parte',
      options: [
        ...TEXT_PARTS.flatMap(part =>
          part === 'article' ? [] : both(inBoth(language => PART_STRINGS[language][part].label)),
        ),
        both({ en: 'Drawing', es: 'Dibujo' }),
        both({ en: 'Elsewhere', es: 'En otro lugar' }),
      ],
    },
    {
      id: 'kind',
      kind: 'dropdown',
      label: 'What kind of mistake · Tipo de error',
      options: [
        'Wrong or out of date · Incorrecto o anticuado',
        'Hard to understand · Difícil de entender',
        'Spelling or grammar · Ortografía o gramática',
        'The two languages disagree · Los dos idiomas no coinciden',
        'Broken link · Enlace roto',
        'Something else · Otra cosa',
      ],
      isRequired: true,
    },
    {
      id: 'wrong',
      kind: 'textarea',
      label: 'What it says · Qué dice',
      description: 'Copy the sentence. · Copia la frase.',
      isRequired: true,
    },
    { id: 'right', kind: 'textarea', label: 'What it should say · Qué debería decir' },
    {
      id: 'source',
      kind: 'textarea',
      label: 'Source · Fuente',
      description:
        'For a question of fact, an address where it can be checked. · Si se trata de un dato, una dirección donde comprobarlo.',
    },
  ],
}

/** A word that the dictionary lacks. */
export const MISSING_WORD_FORM: IssueForm = {
  file: 'term.yml',
  name: 'Propose a term',
  description: 'A term that the dictionary should explain. · Un término que falta en el diccionario.',
  title: 'Term: ',
  introduction: `${ANSWER_IN_EITHER}

Planned terms are listed in \`content/headwords.csv\`; anyone may write one of those without asking.`,
  fields: [
    {
      id: 'title-en',
      kind: 'input',
      label: 'Title in English · Título en inglés',
      description: `The form that people use, in up to ${bounds.title.max} characters.`,
      placeholder: 'Touchscreen',
      isRequired: true,
    },
    {
      id: 'title-es',
      kind: 'input',
      label: 'Title in Spanish · Título en español',
      description: `La forma que usa la gente, en ${bounds.title.max} caracteres como máximo. If you do not know it, leave it empty.`,
      placeholder: 'Pantalla táctil',
    },
    {
      id: 'why',
      kind: 'textarea',
      label: 'Why · Por qué',
      description:
        'Where do people meet this word, and what do they usually get wrong? · ¿Dónde aparece y qué se suele entender mal?',
      isRequired: true,
    },
    {
      id: 'sources',
      kind: 'textarea',
      label: 'Sources · Fuentes',
      description:
        'Addresses of a standard, a law, official documentation, or a neutral institution, one on each line. · Direcciones de normas, leyes, documentación oficial o instituciones neutrales, una por línea.',
      placeholder: 'https://',
      isRequired: true,
    },
    {
      id: 'before',
      kind: 'checkboxes',
      label: 'Before you send it · Antes de enviarlo',
      options: [
        'I have searched the dictionary, and the term is not there. · He buscado en el diccionario y no está.',
        'I would like to write it. · Me gustaría escribirlo.',
      ],
      isRequired: true,
    },
  ],
}

export const ISSUE_FORMS = [ENTRY_FORM, CORRECTION_FORM, MISSING_WORD_FORM] as const

/** The YAML of a form, as GitHub reads it. */
export function issueFormFile({ name, description, title, introduction, fields }: IssueForm): string {
  const form = {
    name,
    description,
    title,
    body: [{ type: 'markdown', attributes: { value: `${introduction}\n` } }, ...fields.map(boxFile)],
  }
  return `# Written by "npm run schemas".\n${stringify(form, { lineWidth: 0 })}`
}

/** YAML leaves out what is undefined; each list of options is written by itself, without an anchor. */
function boxFile({ id, kind, label, description, placeholder, options = [], isMultiple, isRequired }: FormField) {
  const attributes = { label, description, placeholder, multiple: isMultiple }
  const validations = isRequired && { required: true }
  if (kind === 'dropdown') return { type: kind, id, attributes: { ...attributes, options: [...options] }, validations }
  if (kind !== 'checkboxes') return { type: kind, id, attributes, validations }
  const choices = options.map((option, i) => ({ label: option, required: i === 0 ? isRequired : undefined }))
  return { type: kind, id, attributes: { ...attributes, options: choices } }
}
