/**
 * The Markdown versions: a term page in the order of the specification, to the letter, and every Markdown text fit to be
 * carried away, with absolute links that lead somewhere and a way back to llms.txt.
 */
import { describe, expect, test } from 'vitest'
import { makeTerm } from '../make.ts'
import { addressesIn, leadsSomewhere, linksIn, rawHtmlIn } from './links.ts'
import { renderTerms, textOf, textsOf, tiny } from './rendered.ts'

const ADDRESSES = { 'a domain': 'https://tiny.example', 'a path': 'https://tiny.example/dictionary' }

const backup = makeTerm('backup', {
  level: 2,
  subjects: ['data', 'security'],
  needs: ['drive'],
  en: {
    title: 'Backup',
    tagline: 'Separate copy of your data.',
    aliases: ['data backup', 'backup copy'],
    explanation: [
      'A **copy** kept apart from the drive, made with `tar -c` or so.',
      'Old drives go on, new drives fail.',
    ],
    analogy: 'A spare key at the neighbor’s.',
    keyPoints: ['Keep it apart.', 'Try it out.', 'Make it often.'],
    links: [{ label: 'The 3-2-1 rule', url: 'https://example.org/3-2-1' }],
  },
  es: {
    title: 'Copia de seguridad',
    tagline: 'Copia de tus datos, guardada aparte.',
    explanation: ['Una **copia** lejos de la unidad.', 'Las unidades fallan.'],
    analogy: 'Una llave en casa del vecino.',
    keyPoints: ['Guárdala aparte.', 'Pruébala.', 'Hazla a menudo.'],
    links: [{ label: 'La regla 3-2-1', url: 'https://example.org/es/3-2-1' }],
  },
})
const drive = makeTerm('drive', {
  en: { title: 'Drive', tagline: 'Where data rests.' },
  es: { title: 'Unidad', tagline: 'Donde descansan los datos.' },
})
const pair = renderTerms([backup, drive])

describe('The Markdown page of a term', () => {
  test('has title, definition, level, topics, addresses, explanation, analogy, key points, links and related terms, in this order.', () => {
    expect(textOf(pair.files, 'backup/index.md')).toBe(`# Backup

> Separate copy of your data.

- Level: Intermediate (2)
- Topics: Data, Security
- Page: https://tiny.example/backup/
- Español: https://tiny.example/es/backup/
- Index for agents: https://tiny.example/llms.txt

A **copy** kept apart from the [drive](https://tiny.example/drive/), made with \`tar -c\` or so.

Old drives go on, new drives fail.

## Analogy

A spare key at the neighbor’s.

## Key points

- Keep it apart.
- Try it out.
- Make it often.

## Further reading

- [The 3-2-1 rule](https://example.org/3-2-1)

## Related terms

- [Drive](https://tiny.example/drive/): Where data rests.

## Also called

data backup, backup copy
`)
  })

  test('is the same in Spanish, and has no section for names that it does not have.', () => {
    expect(textOf(pair.files, 'es/backup/index.md')).toBe(`# Copia de seguridad

> Copia de tus datos, guardada aparte.

- Nivel: Intermedio (2)
- Temas: Datos, Seguridad
- Página: https://tiny.example/es/backup/
- English: https://tiny.example/backup/
- Índice para agentes: https://tiny.example/es/llms.txt

Una **copia** lejos de la [unidad](https://tiny.example/es/drive/).

Las unidades fallan.

## Analogía

Una llave en casa del vecino.

## Puntos clave

- Guárdala aparte.
- Pruébala.
- Hazla a menudo.

## Para saber más

- [La regla 3-2-1](https://example.org/es/3-2-1)

## Términos relacionados

- [Unidad](https://tiny.example/es/drive/): Donde descansan los datos.
`)
  })

  test('has no heading above nothing when it is alone in the dictionary.', () => {
    expect(textOf(renderTerms([drive]).files, 'drive/index.md')).not.toMatch(/^## .*\n+(?:## |(?![\s\S]))/m)
  })
})

describe.each(Object.entries(ADDRESSES))('Below %s, every Markdown text', (_, baseUrl) => {
  const { site, files, dictionary } = tiny({ baseUrl })
  const texts = [...textsOf(files, '.md'), ...textsOf(files, 'llms.txt'), ...textsOf(files, 'llms-full.txt')]

  test('has absolute links only, and ours are answered by a file.', () => {
    const faults = texts.flatMap(([path, text]) =>
      addressesIn(text)
        .filter(address => !address.includes('%7Bslug%7D'))
        .filter(address => !/^https?:\/\//.test(address) || !leadsSomewhere(site, files, address))
        .map(address => `${path}: ${address}`),
    )
    expect(faults).toEqual([])
  })

  test('names files of ours with their whole address, outside of code.', () => {
    const faults = texts.flatMap(([path, text]) =>
      [...text.replace(/(`+)[\s\S]*?\1/g, '').matchAll(/(?<=^|[\s(])\/[\w./-]+/gm)].map(([bare]) => `${path}: ${bare}`),
    )
    expect(faults).toEqual([])
  })

  test('links the first mention of another term, in its own language.', () => {
    for (const [language, prefix] of [
      ['en', ''],
      ['es', 'es/'],
    ] as const) {
      for (const { slug } of dictionary.terms) {
        const text = textOf(files, `${prefix}${slug}/index.md`).split('\n## ')[0] ?? ''
        expect(linksIn(text.replace(/!\[.*\)/, ''))).toEqual(
          dictionary.mentions(slug, language).map(mention => `${site.base}/${prefix}${mention.slug}/`),
        )
      }
    }
  })
})

describe('Every Markdown page', () => {
  const pages = textsOf(tiny().files, '.md')

  test('names the index for agents of its language near the top.', () => {
    const without = pages.filter(([path, text]) => {
      const top = text.split('\n').slice(0, 10).join('\n')
      return !top.includes(
        path.startsWith('es/') ? 'https://tiny.example/es/llms.txt' : 'https://tiny.example/llms.txt',
      )
    })
    expect(without.map(([path]) => path)).toEqual([])
  })

  test('begins with its one first-level heading.', () => {
    for (const [path, text] of pages) {
      const headings = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').match(/^# .+$/gm) ?? []
      expect([path, headings.length, text.startsWith('# ')]).toEqual([path, 1, true])
    }
  })

  test('ends with one line break and has no trailing spaces or runs of empty lines.', () => {
    expect(
      pages.filter(([, text]) => !/[^\n]\n$/.test(text) || /[ \t]\n|\n{3}/.test(text)).map(([path]) => path),
    ).toEqual([])
  })

  test('has nothing that a reader’s program would take for HTML.', () => {
    expect(pages.flatMap(([path, text]) => rawHtmlIn(text).map(piece => `${path}: ${piece}`))).toEqual([])
  })

  test('has an HTML page beside it, and every HTML page has one.', () => {
    const { files } = tiny()
    for (const path of files.keys()) {
      // None has content of its own.
      if (/offline.html$|search\/index.html$|^(?:es\/)?embed\//.test(path)) continue
      if (path.endsWith('.md')) expect([path, files.has(path.replace(/md$/, 'html'))]).toEqual([path, true])
      if (path.endsWith('.html')) expect([path, files.has(path.replace(/html$/, 'md'))]).toEqual([path, true])
    }
  })
})
