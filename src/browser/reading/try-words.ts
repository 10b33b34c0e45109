/** The words around the answer to a tried request, and its numbers, in the language of the page. */
import { pageLanguage } from './words.ts'

const WORDS = {
  en: {
    waiting: 'Waiting for the answer …',
    failed: (why: string) => `No answer: ${why}`,
    cut: (shown: string, all: string) => `… the first ${shown} of ${all} characters`,
  },
  es: {
    waiting: 'Esperando la respuesta…',
    failed: (why: string) => `Sin respuesta: ${why}`,
    cut: (shown: string, all: string) => `… los primeros ${shown} de ${all} caracteres`,
  },
} as const

export const tryWords = (): (typeof WORDS)['en' | 'es'] => WORDS[pageLanguage()]

/** A whole number as the language writes it. */
export const written = (count: number): string => new Intl.NumberFormat(pageLanguage()).format(Math.round(count))
