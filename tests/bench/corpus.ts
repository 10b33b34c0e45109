/**
 * A dictionary of any size in the real format, for measuring: words by a Zipf-like draw from an invented vocabulary,
 * lengths as in real entries, mentions of other terms in every text, and in some files what the fast readers leave to the
 * careful ones. The same number gives the same bytes.
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
    const slug = title.replaceAll(' ', '-').replaceAll('ó', 'o')
    const home = join(folder, 'terms', slug)
    mkdirSync(home, { recursive: true })
    const subjects = [SUBJECTS[i % SUBJECTS.length], ...(i % 3 === 0 ? [SUBJECTS[(i + 4) % SUBJECTS.length]] : [])]
    writeFileSync(
      join(home, 'term.yaml'),
      `id: ${slug}\ndate: 2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}\nlevel: ${1 + (i % 3)}\nsubjects: [${subjects.join(', ')}]\n${i % 28 === 0 ? `common: [${title}]\n` : ''}`,
    )
    for (const language of ['en', 'es'] as const) {
      writeFileSync(join(home, `${language}.md`), entry(title, language, sentence, mention, i))
    }
  }
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
    // One file in thirty has YAML that only the careful reader takes.
    ...(i % 30 === 0 ? ['.env file'] : []),
  ].join(', ')
  const [analogy, points, links] =
    language === 'en' ? ['Analogy', 'Key points', 'Further reading'] : ['Analogía', 'Puntos clave', 'Para saber más']
  return `---
title: ${capital(title)}
tagline: ${sentence(11)}
aliases: [${title} ${language} one, ${title} ${language} two, ${title.slice(0, 12)} ${i} ${language}]
keywords: [${keywords}]
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
