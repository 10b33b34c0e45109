/** Everyday questions around names of entries: what the search learns from, and others by which it is judged. */
import type { Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { shortTitle } from '../../src/search/names.ts'

export const TEMPLATES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'who made {}',
    'is {} safe',
    'when should I use {}',
    '{} for beginners',
    'WHO IS BEHIND {}',
    'do i really need {}',
    'What does "{}" actually mean?',
    'history of {}',
    'when was {} launched?',
    'pros and cons of {}',
    'explain {} like I am five',
    'is {} still relevant',
    'why is everyone talking about {}…',
    '({}) please',
  ],
  es: [
    '¿quién creó {}?',
    '¿es seguro {}?',
    '¿cuándo conviene usar {}?',
    '{} para principiantes',
    '¿para qué quiero un {}?',
    '¿qué significan las siglas {}?',
    'QUIÉN ESTÁ DETRÁS DE {}',
    '¿de verdad necesito {}?',
    '«{}» qué quiere decir',
    'historia de {}',
    'cuánto cuesta {}',
    'ventajas y desventajas de {}',
    'ejemplos de {} en la vida diaria',
    'por qué se habla tanto de {}',
  ],
}

/** Questions with words that do describe something, so that names must win against texts. */
const BUSY: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'what is {} used for in big companies',
    'how much does {} cost per month for a small business',
    'which jobs use {} every day',
    'can hackers attack {} on my phone',
    'does {} work without internet',
    'is {} free for students at home',
  ],
  es: [
    'para qué usan {} las grandes empresas',
    'cuánto cuesta {} al mes para un negocio pequeño',
    'qué trabajos usan {} todos los días',
    'pueden los hackers atacar {} en mi celular',
    'funciona {} sin internet',
    'es gratis {} para estudiantes en casa',
  ],
}

export interface TemplateQuestion {
  readonly lang: Language
  readonly query: string
  readonly accepted: readonly string[]
}

/** One busy question for each title, another for each entry. */
export function busyQuestions(terms: readonly Term[], language: Language): readonly TemplateQuestion[] {
  return terms.map((term, i) => {
    const template = BUSY[language][i % BUSY[language].length] as string
    const query = template.replace('{}', shortTitle(term[language].title))
    return { lang: language, query, accepted: [term.slug] }
  })
}
