/** Words of comparisons and paths in Spanish. */
import type { ENGLISH_COLLECTION } from '../en/comparison-and-path-strings.ts'

/** `e` before the sound of i, otherwise `y`. */
const and = (next: string): string => (/^h?i(?![aeo])/i.test(next.normalize('NFD')) ? 'e' : 'y')

export const SPANISH_COLLECTION: typeof ENGLISH_COLLECTION = {
  comparisons: 'Comparaciones',
  compare: 'Comparar',
  comparisonsDescription:
    'Términos que se confunden a menudo, frente a frente: qué los distingue y cuándo usar cada uno.',
  comparison: (a, b) => `Diferencia entre ${a} ${and(b)} ${b}`,
  compared: 'Frente a frente',
  which: 'Cuándo usar cada uno',
  bothEntries: 'Las dos entradas',
  notToBeConfused: 'No confundir con',
  moved: 'La comparación está aquí:',
  paths: 'Recorridos',
  problems: 'Cuando necesitas ayuda',
  pathsDescription:
    'Qué hacer cuando algo sale mal y por dónde empezar: cursos breves de unas pocas entradas en orden.',
  whatToDo: 'Qué hacer primero',
  whatIsBehind: 'Qué hay detrás',
  allPaths: count => `Los ${count} recorridos`,
  steps: count => `${count} entradas`,
  time: minutes => `Unos ${minutes} minutos.`,
  step: (number, count) => `paso ${number} de ${count}`,
  nextStep: 'Después:',
  goOn: 'Sigue con:',
}
