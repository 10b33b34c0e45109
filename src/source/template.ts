/**
 * The files of a new term, as `npm run new` writes them. They satisfy every rule from the first moment, so an editor
 * replaces text in something that works. They are a draft; once they are not, what has not been replaced is an error.
 */
import { bounds } from '../schema/bounds.ts'
import type { Headword } from '../schema/headword.ts'
import type { Finding } from './source.ts'
import { placeOf } from './source.ts'

/** Stands at the beginning of every text that an editor has still to write. */
export const TEMPLATE_MARK = '✎'
const MARK = TEMPLATE_MARK

/** @param isDraft whether the entry is not published yet anyway */
export function hasTemplateText(text: string, isDraft: boolean): readonly Finding[] {
  const offset = text.indexOf(MARK)
  if (offset === -1) return []
  return [
    {
      code: 'template-text',
      severity: isDraft ? 'warning' : 'error',
      place: placeOf(text, offset),
      message: "this text is still the template's",
      hint: `Write your own and remove the "${MARK}".`,
    },
  ]
}

/**
 * @param date day of writing, YYYY-MM-DD
 * @param plan what the plan proposes for the slug; without it titles, level and subject are marked as well
 */
export function templateFiles(
  slug: string,
  date: string,
  plan?: Headword,
): Readonly<Record<'term.yaml' | 'en.md' | 'es.md', string>> {
  const words = slug.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase())
  const guess = `${MARK} ${words}`.slice(0, bounds.title.max).trimEnd()
  const title = { en: plan?.title_en ?? guess, es: plan?.title_es ?? guess }
  return {
    'term.yaml': `# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json
id: ${quoted(slug)}
date: ${date}
level: ${plan?.level ?? 1}${plan ? '' : ` # ${MARK} 1 basic, 2 intermediate, 3 advanced`}
subjects: [${plan?.subjects.join(', ') ?? 'software'}]${plan ? '' : ` # ${MARK} one to three, the home topic first`}
needs: []
draft: true # remove this line when both texts are written
`,
    'en.md': `---
title: ${quoted(title.en)}
tagline: "${MARK} One sentence that says what it is, without repeating the title, in 60 to 120 characters."
aliases: []
keywords: []
---

${MARK} What it is and what it does, so that this paragraph can be understood alone.

${MARK} The problem it solves or how it works. Use **bold** for a word you define and \`code\` for code.

## Analogy

${MARK} A comparison with something familiar that maps at least two parts of the idea.

## Key points

- ${MARK} One sentence worth remembering.
- ${MARK} Another one.
- ${MARK} A limit or a common confusion.

## Further reading

- [${MARK} Title of the page](https://example.org/)
`,
    'es.md': `---
title: ${quoted(title.es)}
article: el # ${MARK} el, la, los o las, como se diga; sin artículo, borra la línea
tagline: "${MARK} Una frase que diga qué es, sin repetir el título, de 60 a 120 caracteres."
aliases: []
keywords: []
---

${MARK} Qué es y qué hace, de modo que este párrafo se entienda por sí solo.

${MARK} El problema que resuelve o cómo funciona. Usa **negrita** para la palabra que defines y \`código\` para el código.

## Analogía

${MARK} Una comparación con algo conocido que refleje al menos dos partes de la idea.

## Puntos clave

- ${MARK} Una frase que convenga recordar.
- ${MARK} Otra más.
- ${MARK} Un límite o una confusión frecuente.

## Para saber más

- [${MARK} Título de la página](https://example.org/)
`,
  }
}

/** Quotes what YAML would take for a number, a list, a map or a word of its own. */
const quoted = (text: string): string =>
  /^[^\p{L}✎]|: | #|:$|^(?:true|false|null|yes|no|on|off)$/iu.test(text) ? JSON.stringify(text) : text
