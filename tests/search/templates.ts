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

/**
 * Questions and remarks by people who had seen neither the search nor its templates. Nothing is learned from them or chosen
 * by them: only the totals are looked at.
 */
export const STRANGERS_TEMPLATES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '{} meaning please',
    'My daughter keeps going on about {} and I just nod',
    'Could you explain {} to someone who is nearly eighty?',
    '{}?? no clue',
    'WHAT ON EARTH IS {}',
    "The doctor's receptionist told me it has to do with {}.",
    'Is it safe to let my kids near {}?',
    'my boss wants {} by Friday, whatever that is',
    'Good morning, I would like to understand {} a little better, thank you.',
    '{} - good or bad?',
    'read about {} in the paper this morning',
    'My nephew says {} will take all our jobs, is that true?',
    'what do people use {} for?',
    'I thought {} was a kind of food lol',
    'apparently {} is old hat now, so what came after it',
    'there was a letter from the bank and it mentioned {} twice',
    'the guy at the store tried to sell me {}',
    'whenever my husband hears {} he rolls his eyes... why?',
    'something about {}, I forgot the rest',
    'If {} goes wrong, who do I call?',
  ],
  es: [
    'qué significa {}',
    'Oye, ¿y eso de {} para qué vale?',
    '¿Me puede explicar {} con palabras sencillas, por favor?',
    'ando buscando algo sobre {}',
    'NO ENTIENDO NADA DE {}',
    '¿Quién inventó {}?',
    'vale la pena {} para un negocio chiquito como el mío',
    '{} explicado a mi abuela',
    'cómo se pronuncia {}',
    'es peligroso {} para los niños?',
    'Según mi cuñado, {} nos va a dejar a todos sin trabajo.',
    'dame un ejemplo de {} de la vida diaria',
    'desde cuándo existe {}',
    '¿Qué tiene de especial {} que todo el mundo lo nombra?',
    'güey, explícame {} que no le entiendo',
    'Si falla {}, ¿a quién llamo?',
    'mis compañeros me dicen que aprenda {} ya mismo',
    'con {} se gana dinero o no?',
    'resumen de {} para tercero de la ESO',
    'soy jubilado y me han dicho que sin {} no puedo hacer el trámite',
  ],
}

/** The same with two names. */
export const STRANGERS_PAIRS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '{a} or {b}, which is better?',
    'what has {a} got to do with {b}',
    'Is {a} the same thing as {b}?',
    'can you have {a} without {b}?',
    'Which came first, {a} or {b}?',
    'The job ad says {a} and also {b}, do I really need both?',
    'I already have {a}, so why would I want {b}?',
    'people who moved from {a} to {b}, any regrets',
  ],
  es: [
    '{a} o {b}, ¿cuál me conviene más?',
    '¿Qué tiene que ver {a} con {b}?',
    'es lo mismo {a} que {b}?',
    'se puede tener {a} sin {b}',
    '¿Qué salió primero, {a} o {b}?',
    'En el anuncio piden {a} y además {b}, ¿hacen falta las dos cosas?',
    'ya tengo {a}, ¿para qué querría {b}?',
    'me pasé de {a} a {b} y no sé si hice bien',
  ],
}

/** Questions with words that entries have too, so that names must win against texts. */
const BUSY: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'what is {} used for in big companies',
    'how much does {} cost per month for a small business',
    'which jobs use {} every day',
    'can hackers attack {} on my phone',
    'does {} work without internet',
    'is {} free for students at home',
    'my son keeps mentioning {} at dinner',
    'i saw {} in a job advert today',
    'the contract talks about {} and i am lost',
    'need to write two pages on {} for school',
    'how do doctors or lawyers deal with {}',
    '{} keeps coming up in meetings',
    'any good books or podcasts on {}',
    'where can i read more on {} without jargon',
    'does my grandmother have to worry about {}',
    '{} in one sentence',
    'heard {} on the radio, what gives',
    'what would happen if {} disappeared tomorrow',
    'will {} be around in ten years',
  ],
  es: [
    'para qué usan {} las grandes empresas',
    'cuánto cuesta {} al mes para un negocio pequeño',
    'qué trabajos usan {} todos los días',
    'pueden los hackers atacar {} en mi celular',
    'funciona {} sin internet',
    'es gratis {} para estudiantes en casa',
    'mi hijo no para de mencionar {} en la cena',
    'vi {} en una oferta de empleo',
    'el contrato menciona {} y no lo entiendo',
    'tengo que entregar dos páginas sobre {} en el colegio',
    'cómo afecta {} a médicos y abogados',
    'en las reuniones sale {} a cada rato',
    'algún libro o pódcast bueno de {}',
    'dónde leo más de {} sin tecnicismos',
    'debe preocuparse mi abuela por {}',
    '{} en una frase',
    'oí {} en la radio y me quedé igual',
    'qué pasaría si {} desapareciera mañana',
    'seguirá existiendo {} dentro de diez años',
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
