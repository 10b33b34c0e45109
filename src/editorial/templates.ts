/**
 * The files of a new term, comparison or path, as `npm run new` writes them. Those of a term satisfy every rule, so an
 * editor starts from something that builds. It is a draft; without `draft: true`, template text left in it is an error.
 */
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { TEMPLATE_MARK as MARK } from '../source/term/texts.ts'
import { splitTitle } from '../text/names.ts'

/**
 * The files of a new term.
 * @param date day of writing, YYYY-MM-DD
 */
export function templateFiles(slug: string, date: string): Readonly<Record<'term.yaml' | 'en.md' | 'es.md', string>> {
  const name = slug.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  const title = `${MARK} ${name}`.slice(0, bounds.title.max).trimEnd()
  return {
    'term.yaml': `# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json
id: ${quoted(slug)}
date: ${date}
level: 1 # ${MARK} 1 basic, 2 intermediate, 3 advanced
subjects: [software] # ${MARK} one to three, the home topic first
needs: []
draft: true # remove this line when both texts are written
`,
    'en.md': `---
title: ${title}
tagline: "${MARK} One sentence that says what it is, without repeating the title, in 60 to 120 characters."
aliases: []
keywords: []
example: "${MARK} A sentence from daily life with the **${name}** at work; no definition."
# ${MARK} Where section 3 of content/REFERENCE.md asks for them; remove the other lines:
# plural: –
# pronunciation: dee-en-ESS
# ipa: /ˌdi ɛn ˈɛs/
# standsFor: "en: Domain Name System"
# variants: ["lift: GB"]
# origin: "Who, when, from what."
# senses: ["sign-in token: A code that proves to a site who you are."]
# partOfSpeech: verb
---

${MARK} ${name} is what, in a sentence that is published alone. A scene or an example comes second.

${MARK} The problem it solves or how it works. Use **bold** for a word you define and \`code\` for code.

## Analogy

${MARK} A comparison with something familiar that maps at least two parts of the idea.

## Key points

- ${MARK} One sentence worth remembering.
- ${MARK} Another one.
- ${MARK} A limit, or what is true where people make a mistake.

## Further reading

- [${MARK} Title of the page](https://example.org/)
`,
    'es.md': `---
title: ${title}
article: el # ${MARK} el, la, los o las, como se diga; sin artículo, borra la línea
tagline: "${MARK} Una frase que diga qué es, sin repetir el título, de 60 a 120 caracteres."
aliases: []
keywords: []
example: "${MARK} Una frase de la vida diaria con «**${name}**» en uso; no una definición."
# ${MARK} Donde los pide el apartado 3 de content/REFERENCE.md; borra las demás líneas:
# plural: los SSD
# pronunciation: de-ene-ése
# ipa: /deeneˈese/
# standsFor: "en: Domain Name System"
# variants: ["ordenador: ES", "computador: CL, CO"]
# origin: "Quién, cuándo, de qué."
# senses: ["token de sesión: Un código que demuestra a un sitio quién eres."]
# partOfSpeech: verb
---

${MARK} ${name} es qué, en una frase que se publica sola. La escena o el ejemplo va después.

${MARK} El problema que resuelve o cómo funciona. Usa **negrita** para la palabra que defines y \`código\` para el código.

## Analogía

${MARK} Una comparación con algo conocido que refleje al menos dos partes de la idea.

## Puntos clave

- ${MARK} Una frase que convenga recordar.
- ${MARK} Otra más.
- ${MARK} Un límite, o lo que es cierto donde la gente se equivoca.

## Para saber más

- [${MARK} Título de la página](https://example.org/)
`,
  }
}

/** Quotes what YAML would take for a number, a list, a map or a word of its own. */
const quoted = (text: string): string =>
  /^[^\p{L}✎]|: | #|:$|^(?:true|false|null|yes|no|on|off)$/iu.test(text) ? JSON.stringify(text) : text

type Files = Readonly<Record<string, string>>

/**
 * The files of a new comparison.
 * @param pair the two entries in the order of their slugs
 */
export function comparisonTemplate(pair: readonly [Term, Term]): Files {
  const name = (term: Term, language: Language): string => splitTitle(term[language].title).bare
  const file = (language: Language, words: typeof ENGLISH): string => {
    const [a, b] = [name(pair[0], language), name(pair[1], language)]
    const row = `| ${MARK} ${words.what} | ${words.one} | ${words.other} |\n`
    return `---
difference: "${MARK} ${words.difference}"
verdict: "${MARK} ${words.verdict}"
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

const ENGLISH = {
  difference: 'One sentence that tells the two apart. Without a table below, there is no page.',
  verdict: 'Which one, or both: the answer to the question behind the search.',
  what: 'What is compared',
  one: 'of the one',
  other: 'of the other',
  use: (name: string) => `When to use ${name}.`,
}

const SPANISH: typeof ENGLISH = {
  difference: 'Una frase que distinga los dos. Sin una tabla debajo, no hay página.',
  verdict: 'Cuál de los dos, o ambos: la respuesta a lo que se busca.',
  what: 'Qué se compara',
  one: 'del uno',
  other: 'del otro',
  use: name => `Cuándo usar ${name}.`,
}

/** The files of a new path. */
export const pathTemplate = (): Files => ({
  'path.yaml': `# yaml-language-server: $schema=../../../src/schema/generated/path.schema.json
terms: [] # ${MARK} ${bounds.path.terms.min} to ${bounds.path.terms.max} slugs in the order of reading
`,
  'en.md': `---
title: "${MARK} What the reader understands at the end"
description: "${MARK} One sentence for lists and search results."
steps: # ${MARK} by slug, a sentence that leads from the step before: "dns: A name is not an address yet."
ending: "${MARK} What the reader can do now."
---

${MARK} For whom the path is, where it begins, and what its reader understands at the end.
`,
  'es.md': `---
title: "${MARK} Lo que se entiende al terminar"
description: "${MARK} Una frase para listas y resultados de búsqueda."
steps: # ${MARK} por slug, una frase que lleve desde el paso anterior: "dns: Un nombre aún no es una dirección."
ending: "${MARK} Lo que ahora se sabe hacer."
---

${MARK} Para quién es el recorrido, dónde empieza y qué se entiende al terminar.
`,
})
