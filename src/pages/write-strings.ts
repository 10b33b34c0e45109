/** Words of the page on which entries are written, by language. */
import type { Language } from '../schema/language.ts'

interface WriteStrings {
  readonly title: string
  readonly description: string
  readonly needs: string
  readonly loading: string
  /** What the form stores on the device. */
  readonly drafts: string
  readonly others: string
  readonly form: readonly [label: string, what: string]
  readonly mistake: readonly [label: string, what: string]
  readonly missing: readonly [label: string, what: string]
  readonly files: readonly [label: string, what: string]
}

export const WRITE_STRINGS: Readonly<Record<Language, WriteStrings>> = {
  en: {
    title: 'Write an entry',
    description: 'A form for a new entry, or a better one, in English and Spanish: it checks the text as you type.',
    needs: 'The form runs in the browser and needs JavaScript. The ways below do without.',
    loading: 'Opening the form…',
    drafts: 'Drafts of entries',
    others: 'Other ways to contribute',
    form: ['Fill in an issue form', 'a program checks the entry, answers there, and proposes it.'],
    mistake: ['Report a mistake', 'say what is wrong on a page, and where it can be checked.'],
    missing: ['Propose a term', 'name a word that the dictionary should explain.'],
    files: [
      'Read the guide for editors',
      'an entry is three files of text, which you can also send as a pull request.',
    ],
  },
  es: {
    title: 'Escribir una entrada',
    description:
      'Un formulario para una entrada nueva, o para mejorar una, en español y en inglés: revisa el texto mientras escribes.',
    needs: 'El formulario funciona en el navegador y necesita JavaScript. Las otras vías, no.',
    loading: 'Abriendo el formulario…',
    drafts: 'Borradores de entradas',
    others: 'Otras maneras de colaborar',
    form: ['Rellenar un formulario de GitHub', 'un programa revisa la entrada, responde allí y la propone.'],
    mistake: ['Avisar de un error', 'di qué está mal en una página y dónde se puede comprobar.'],
    missing: ['Proponer un término', 'di qué palabra debería explicar el diccionario.'],
    files: [
      'Leer la guía para editores',
      'una entrada son tres archivos de texto, que también puedes enviar como una solicitud de cambios.',
    ],
  },
}
