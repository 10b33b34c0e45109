/** Mentions found in earlier builds, by the text and by the names that were looked for. */
import { hash } from 'node:crypto'
import type { RememberMentions } from '../model/dictionary.ts'
import type { Mention } from '../text/mentions.ts'
import type { LineCache } from './line-cache.ts'

/** Mentions as they lie in the cache file. */
export type PackedMentions = readonly (readonly [paragraph: number, start: number, end: number, slug: string])[]

/** @param cache mentions by a hash of names, slug, language and text */
export function rememberMentions(cache: LineCache<PackedMentions>): RememberMentions {
  return (names, find) => {
    const sought = { en: digest(JSON.stringify(names.en)), es: digest(JSON.stringify(names.es)) }
    let finder: ReturnType<typeof find> | undefined
    return (paragraphs, slug, language) => {
      const key = digest(`${sought[language]}\0${language}\0${slug}\0${paragraphs.join('\0')}`)
      const known = cache.get(key)
      if (known) return known.map(unpack)
      finder ??= find()
      const found = finder(paragraphs, slug, language)
      cache.set(key, found.map(pack))
      return found
    }
  }
}

const digest = (text: string): string => hash('sha256', text, 'base64url')

const pack = ({ paragraph, start, end, slug }: Mention): PackedMentions[number] => [paragraph, start, end, slug]
const unpack = ([paragraph, start, end, slug]: PackedMentions[number]): Mention => ({ paragraph, start, end, slug })
