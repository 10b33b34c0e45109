/** Words of comparisons and paths in both languages. */
import type { Language } from '../schema/language.ts'

export interface CollectionStrings {
  readonly comparisons: string
  /** The list of comparisons in the main links. */
  readonly compare: string
  readonly comparisonsDescription: string
  /** @param a and b as within a sentence */
  readonly comparison: (a: string, b: string) => string
  readonly difference: string
  readonly compared: string
  readonly which: string
  readonly bothEntries: string
  readonly notToBeConfused: string
  readonly readComparison: (title: string) => string
  /** Before the link to a comparison that has another address. */
  readonly moved: string
  readonly paths: string
  readonly pathsDescription: string
  readonly steps: (count: number) => string
  readonly step: (number: number, count: number) => string
  readonly onPath: (title: string) => string
  readonly previousStep: string
  readonly nextStep: string
  readonly wholePath: string
  /** Before the paths that follow the end of one. */
  readonly goOn: string
  readonly begin: string
  /** Beside entries that were read on this device. */
  readonly read: string
  readonly progress: (read: string, count: string) => string
  readonly forget: string
}

/** `e` before the sound of i, otherwise `y`. */
const and = (next: string): string => (/^h?i(?![aeo])/i.test(next.normalize('NFD')) ? 'e' : 'y')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const COLLECTION_STRINGS: Readonly<Record<Language, CollectionStrings>> = {
  en: {
    comparisons: 'Comparisons',
    compare: 'Compare',
    comparisonsDescription:
      'Terms that are often confused, side by side: what tells them apart, and when to use which.',
    comparison: (a, b) => `${capital(a)} vs. ${b}`,
    difference: 'What is the difference?',
    compared: 'Side by side',
    which: 'When to use which',
    bothEntries: 'Both entries',
    notToBeConfused: 'Not to be confused with',
    readComparison: title => `${title}: the comparison`,
    moved: 'The comparison is here:',
    paths: 'Paths',
    pathsDescription:
      'Where to begin: short courses of six to nine entries, each in the order in which one explains the next.',
    steps: count => `${count} entries`,
    step: (number, count) => `step ${number} of ${count}`,
    onPath: title => `On the path “${title}”`,
    previousStep: 'Previous step',
    nextStep: 'Next step',
    wholePath: 'The whole path',
    goOn: 'Go on with:',
    begin: 'Begin',
    read: 'read',
    progress: (read, count) => `${read} of ${count} read on this device.`,
    forget: 'Start over',
  },
  es: {
    comparisons: 'Comparaciones',
    compare: 'Comparar',
    comparisonsDescription:
      'Términos que se confunden a menudo, frente a frente: qué los distingue y cuándo usar cada uno.',
    comparison: (a, b) => `Diferencia entre ${a} ${and(b)} ${b}`,
    difference: '¿En qué se diferencian?',
    compared: 'Frente a frente',
    which: 'Cuándo usar cada uno',
    bothEntries: 'Las dos entradas',
    notToBeConfused: 'No confundir con',
    readComparison: title => `${title}: la comparación`,
    moved: 'La comparación está aquí:',
    paths: 'Recorridos',
    pathsDescription:
      'Por dónde empezar: cursos breves de seis a nueve entradas, cada uno en el orden en que una explica la siguiente.',
    steps: count => `${count} entradas`,
    step: (number, count) => `paso ${number} de ${count}`,
    onPath: title => `En el recorrido «${title}»`,
    previousStep: 'Paso anterior',
    nextStep: 'Paso siguiente',
    wholePath: 'El recorrido completo',
    goOn: 'Sigue con:',
    begin: 'Empezar',
    read: 'leída',
    progress: (read, count) => `${read} de ${count} leídas en este dispositivo.`,
    forget: 'Empezar de nuevo',
  },
}
