/** Mentions that are remembered are the mentions that would be found. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLineCache } from '../../src/build/line-cache.ts'
import { type PackedMentions, rememberMentions } from '../../src/build/mention-cache.ts'
import type { MentionFinder } from '../../src/model/dictionary.ts'
import type { Name } from '../../src/text/mentions.ts'
import { temporaryFolder } from './folders.ts'

const NAMES: Readonly<Record<'en' | 'es', readonly Name[]>> = {
  en: [{ text: 'cache', slug: 'cache' }] as unknown as readonly Name[],
  es: [{ text: 'caché', slug: 'cache' }] as unknown as readonly Name[],
}

/** A finder that counts how often it is made and asked. */
function counting(): { readonly find: () => MentionFinder; readonly calls: string[]; made: number } {
  const state = {
    calls: [] as string[],
    made: 0,
    find: (): MentionFinder => {
      state.made++
      return (paragraphs, slug, language) => {
        state.calls.push(`${language} ${slug} ${paragraphs.join('|')}`)
        return [{ paragraph: 0, start: 1, end: 2 + paragraphs.length, slug: `${slug}-named` }]
      }
    },
  }
  return state
}

const cacheIn = (folder: string) => openLineCache<PackedMentions>(join(folder, 'mentions.tsv'), 'v')

test('What was found once comes back without a search, in the same build and in the next.', () => {
  const folder = temporaryFolder()
  const first = cacheIn(folder)
  const counted = counting()
  const find = rememberMentions(first)(NAMES, counted.find)
  const found = find(['a', 'b'], 'x', 'en')
  expect(found).toEqual([{ paragraph: 0, start: 1, end: 4, slug: 'x-named' }])
  first.save()
  const later = counting()
  expect(rememberMentions(cacheIn(folder))(NAMES, later.find)(['a', 'b'], 'x', 'en')).toEqual(found)
  expect([counted.calls.length, later.calls.length, later.made]).toEqual([1, 0, 0])
})

test('Another text, another division into paragraphs, another term, language or list of names is searched.', () => {
  const folder = temporaryFolder()
  const first = cacheIn(folder)
  rememberMentions(first)(NAMES, counting().find)(['a', 'b'], 'x', 'en')
  first.save()
  const searched = (names: typeof NAMES, ...[paragraphs, slug, language]: Parameters<MentionFinder>): number => {
    const counted = counting()
    rememberMentions(cacheIn(folder))(names, counted.find)(paragraphs, slug, language)
    return counted.calls.length
  }
  expect(searched(NAMES, ['a', 'b'], 'x', 'en')).toBe(0)
  expect(searched(NAMES, ['a', 'c'], 'x', 'en')).toBe(1)
  expect(searched(NAMES, ['ab'], 'x', 'en')).toBe(1)
  expect(searched(NAMES, ['a'], 'x', 'en')).toBe(1)
  expect(searched(NAMES, ['b', 'a'], 'x', 'en')).toBe(1)
  expect(searched(NAMES, ['a', 'b'], 'y', 'en')).toBe(1)
  expect(searched(NAMES, ['a', 'b'], 'x', 'es')).toBe(1)
  expect(searched({ ...NAMES, en: NAMES.es }, ['a', 'b'], 'x', 'en')).toBe(1)
})

test('New names in one language leave the mentions of the other as they are.', () => {
  const folder = temporaryFolder()
  const first = cacheIn(folder)
  rememberMentions(first)(NAMES, counting().find)(['a'], 'x', 'es')
  first.save()
  const counted = counting()
  rememberMentions(cacheIn(folder))({ ...NAMES, en: [] }, counted.find)(['a'], 'x', 'es')
  expect(counted.made).toBe(0)
})
