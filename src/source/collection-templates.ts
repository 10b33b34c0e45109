/** The files of a new comparison or path, as `npm run new` writes them. */
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { splitTitle } from '../text/names.ts'
import { TEMPLATE_MARK as MARK } from './template.ts'

type Files = Readonly<Record<string, string>>

/** @param pair the two entries in the order of their slugs */
export function comparisonTemplate(pair: readonly [Term, Term]): Files {
  const name = (term: Term, language: Language): string => splitTitle(term[language].title).bare
  const file = (language: Language, words: Words): string => {
    const [a, b] = [name(pair[0], language), name(pair[1], language)]
    const row = `| ${MARK} ${words.what} | ${words.one} | ${words.other} |\n`
    return `---
difference: "${MARK} ${words.difference}"
---

| | ${a} | ${b} |
| --- | --- | --- |
${row.repeat(5)}
- ${MARK} ${words.use(a)}
- ${MARK} ${words.use(b)}
`
  }
  return { 'en.md': file('en', ENGLISH), 'es.md': file('es', SPANISH) }
}

interface Words {
  readonly difference: string
  readonly what: string
  readonly one: string
  readonly other: string
  readonly use: (name: string) => string
}

const ENGLISH: Words = {
  difference: 'One sentence that tells the two apart. Without a table below, there is no page.',
  what: 'What is compared',
  one: 'of the one',
  other: 'of the other',
  use: name => `When to use ${name}.`,
}
const SPANISH: Words = {
  difference: 'Una frase que distinga los dos. Sin una tabla debajo, no hay página.',
  what: 'Qué se compara',
  one: 'del uno',
  other: 'del otro',
  use: name => `Cuándo usar ${name}.`,
}

export const pathTemplate = (): Files => ({
  'path.yaml': `# yaml-language-server: $schema=../../../src/schema/generated/path.schema.json
terms: [] # ${MARK} ${bounds.path.terms.min} to ${bounds.path.terms.max} slugs in the order of reading
`,
  'en.md': `---
title: "${MARK} What the reader understands at the end"
description: "${MARK} One sentence for lists and search results."
---

${MARK} For whom the path is, where it begins, and what its reader understands at the end.
`,
  'es.md': `---
title: "${MARK} Lo que se entiende al terminar"
description: "${MARK} Una frase para listas y resultados de búsqueda."
---

${MARK} Para quién es el recorrido, dónde empieza y qué se entiende al terminar.
`,
})
