/** Small makers for tests: a term with only what a test cares about, and random numbers that are the same every time. */
import type { Level, Subject } from '../src/schema/field-types.ts'
import type { Term, Translation } from '../src/schema/term.ts'

export interface Facts {
  readonly en?: Partial<Translation>
  readonly es?: Partial<Translation>
  readonly id?: string
  readonly date?: string
  readonly updated?: string
  readonly level?: Level
  readonly subjects?: Subject[]
  readonly group?: string
  readonly needs?: string[]
  readonly formerSlugs?: string[]
}

/** A valid term whose titles are its slug, unless told otherwise. */
export function makeTerm(slug: string, { en, es, ...facts }: Facts = {}): Term {
  return {
    slug,
    id: slug,
    date: '2026-01-01',
    level: 1,
    subjects: ['software'],
    needs: [],
    formerSlugs: [],
    ...facts,
    en: { ...translation(slug), ...en },
    es: { ...translation(slug), ...es },
  }
}

function translation(title: string): Translation {
  return {
    title,
    tagline: 'What it is.',
    aliases: [],
    keywords: [],
    explanation: ['First.', 'Second.'],
    analogy: 'Like a thing.',
    keyPoints: ['One.', 'Two.', 'Three.'],
    links: [{ label: 'Page', url: 'https://example.org/' }],
  }
}

/** Numbers from 0 up to 1 that look random and depend on the seed alone (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same items in another order. */
export function shuffled<Item>(items: readonly Item[], next: () => number): readonly Item[] {
  return items
    .map(item => ({ item, mark: next() }))
    .sort((a, b) => a.mark - b.mark)
    .map(({ item }) => item)
}

/** One of the items. */
export function pick<Item>(items: readonly [Item, ...Item[]], next: () => number): Item {
  return items[Math.floor(next() * items.length)] ?? items[0]
}
