/** Words around what a search finds, in Spanish. */
import type { ENGLISH_RESULT, ENGLISH_RESULTS_PAGE } from '../en/result.ts'

export const SPANISH_RESULT: typeof ENGLISH_RESULT = {
  called: 'también se llama',
  matches: 'coincide en',
  weak: 'Quizá te sirva alguna de estas',
  levels: { 1: 'Básico', 2: 'Intermedio', 3: 'Avanzado' },
}

export const SPANISH_RESULTS_PAGE: typeof ENGLISH_RESULTS_PAGE = {
  found: count => (count === 1 ? '1 resultado para' : `${count} resultados para`),
  none: 'No hay resultados para',
  meant: 'Quizá quisiste decir:',
}
