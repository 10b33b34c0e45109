/**
 * A dictionary of any size in the real format, for measuring: words by a Zipf-like draw from an invented vocabulary,
 * lengths as in real entries, mentions of other terms in every text, each field about as often as in the real dictionary,
 * and in one file in thirty what the fast readers leave to the careful ones. The same number gives the same bytes.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUBJECTS } from '../../src/schema/bounds.ts'
import type { Language } from '../../src/schema/language.ts'

const WORDS = 6_000

/** @param folder content folder to make; site.yaml and pages come from `ground` */
export function writeCorpus(folder: string, terms: number, ground: string): void {
  const random = seeded(20_261_121)
  const vocabulary = Array.from({ length: WORDS }, () => word(random))
  const titles = Array.from(
    { length: terms },
    (_, i) => `${vocabulary[Math.floor(random() * WORDS)]} ${vocabulary[i % WORDS]} ${i.toString(36)}`,
  )
  cpSync(join(ground, 'site.yaml'), join(folder, 'site.yaml'), { recursive: true })
  cpSync(join(ground, 'pages'), join(folder, 'pages'), { recursive: true })
  const draw = () => vocabulary[Math.floor(WORDS * random() ** 3)] ?? ''
  const sentence = (length: number) => capital(`${Array.from({ length }, draw).join(' ')}.`)
  const mention = () => titles[Math.floor(random() * terms)] ?? ''

  for (let i = 0; i < terms; i++) {
    const title = titles[i] ?? ''
    const slug = slugOf(title)
    const home = join(folder, 'terms', slug)
    mkdirSync(home, { recursive: true })
    // An earlier term of the same level.
    const before = i < 3 ? undefined : slugOf(titles[i - 3 * (1 + Math.floor(random() * Math.floor(i / 3)))] ?? '')
    writeFileSync(join(home, 'term.yaml'), facts(slug, title, before, i))
    if (hasDrawing(i)) writeFileSync(join(home, 'image.svg'), DRAWING)
    for (const language of ['en', 'es'] as const) {
      writeFileSync(join(home, `${language}.md`), entry(title, language, sentence, mention, i))
    }
  }
}

const slugOf = (title: string): string => title.replaceAll(' ', '-').replaceAll('ó', 'o')

/** @param before slug of an earlier term, which this one needs */
function facts(slug: string, title: string, before: string | undefined, i: number): string {
  const subjects = [SUBJECTS[i % SUBJECTS.length], ...(i % 3 === 0 ? [SUBJECTS[(i + 4) % SUBJECTS.length]] : [])]
  return [
    '# yaml-language-server: $schema=../../../src/schema/generated/term.schema.json',
    `id: ${slug}`,
    `date: 2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}`,
    ...(i % 4 === 0 ? ['updated: 2026-12-31'] : []),
    `level: ${1 + (i % 3)}`,
    `subjects: [${subjects.join(', ')}]`,
    ...(i % 28 === 0 ? [`common: [${title}]`] : []),
    ...(before !== undefined && i % 5 > 0 ? [`needs: [${before}]`] : []),
    '',
  ].join('\n')
}

const hasDrawing = (i: number): boolean => i % 7 === 0

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">
<g fill="var(--diagram-text, #1d2026)" font-size="22">
<text data-label="sender" data-room="300" x="8" y="40"/>
<text data-label="answer" data-room="300" data-lines="2" x="8" y="80"/>
</g>
<g fill="var(--diagram-digit, #3b4250)"><text x="8" y="8">1</text><text x="40" y="8">2</text></g>
</svg>
`

/** Fields of the word and the drawing, in some of the entries. */
function someFields(title: string, language: Language, sentence: (length: number) => string, i: number): string {
  const parts = [
    ...(language === 'es' && i % 4 > 0 ? ['article: el'] : []),
    ...(hasDrawing(i)
      ? [
          `imageAlt: "${sentence(9).slice(0, -1)}: ${sentence(6)}"`,
          `legend:\n  - ${sentence(7)}\n  - ${sentence(8)}`,
          'labels:\n  sender: Casa\n  answer: "Red: local"',
        ]
      : []),
    ...(i % 4 === 1 ? ['plural: –'] : []),
    ...(i % 5 < 2 ? ['pronunciation: de-ene-ése', 'ipa: /deeneˈese/'] : []),
    ...(i % 4 === 2 ? [`standsFor: "en: ${title}"`] : []),
    `example: "${sentence(6)} **${title}**, ${sentence(5).toLowerCase()}"`,
    ...(i % 5 > 2 ? [`origin: "${sentence(9).slice(0, -1)}: ${sentence(5)}"`] : []),
    ...(i % 6 === 1 ? [`senses: ["${sentence(1).slice(0, -1).toLowerCase()}: ${sentence(7)}"]`] : []),
  ]
  return parts.join('\n')
}

function entry(
  title: string,
  language: Language,
  sentence: (length: number) => string,
  mention: () => string,
  i: number,
): string {
  const paragraph = () =>
    `${sentence(14)} ${sentence(12).slice(0, -1)} ${mention()}. ${sentence(11)} **${mention()}** ${sentence(9)} ${sentence(10)}`
  const keywords = [
    ...Array.from({ length: 12 }, (_, k) => `${sentence(3).slice(0, -1).toLowerCase()} ${k}`),
    `what ${title}'s for`,
    `"${sentence(2).slice(0, -1).toLowerCase()}, ${i}"`,
    // One file in thirty has YAML that only the careful reader takes.
    ...(i % 30 === 0 ? [`.env file ${i}`] : []),
  ].join(', ')
  const [analogy, points, links] =
    language === 'en' ? ['Analogy', 'Key points', 'Further reading'] : ['Analogía', 'Puntos clave', 'Para saber más']
  return `---
title: ${capital(title)}
tagline: ${sentence(11)}
aliases: [${title} ${language} one, ${title} ${language} two, ${title.slice(0, 12)} ${i} ${language}]
keywords: [${keywords}]
${someFields(title, language, sentence, i)}
---

${paragraph()}

${paragraph()}

${paragraph()} \`code ${i}\`

## ${analogy}

${sentence(18)} ${sentence(16)}

## ${points}

- ${sentence(11)}
- ${sentence(12)}
- ${sentence(10)}

## ${links}

- [${sentence(5).slice(0, -1)}](https://example.org/${i}/${language}?q=a%20b)
- [${sentence(4).slice(0, -1)}](https://example.com/${i})
`
}

const two = (number: number): string => String(number).padStart(2, '0')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function word(random: () => number): string {
  const syllables = [
    'ba',
    'ce',
    'di',
    'fo',
    'gu',
    'la',
    'me',
    'ni',
    'po',
    'ru',
    'sa',
    'te',
    'vi',
    'lo',
    'tra',
    'ción',
    'ble',
    'ser',
    'net',
    'ware',
  ]
  const length = 2 + Math.floor(random() * 3)
  return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join('')
}

/** Mulberry32: small, fast, the same everywhere. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
