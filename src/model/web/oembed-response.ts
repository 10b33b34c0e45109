/**
 * The response of oEmbed 1.0 (https://oembed.com) for an entry: a frame with its card. The build writes it as a file
 * for every entry, and the edge answers with that file, made smaller if the frame has to be.
 */
import { bounds } from '../../schema/bounds.ts'
import type { Language } from '../../schema/language.ts'
import type { ImageSize, Term } from '../../schema/term.ts'
import { escapeHtml } from '../../text/html.ts'
import type { Site } from '../dictionary/site.ts'
import { absolute, file, page } from './address.ts'

export type OEmbed = ReturnType<typeof oembedOf>

const SECONDS_PER_DAY = 86_400

export function oembedOf(term: Pick<Term, 'slug' | Language>, language: Language, site: Site) {
  const { title, tagline } = term[language]
  const { width, height }: ImageSize = bounds.embed
  const card: ImageSize = bounds.card
  return {
    version: '1.0',
    type: 'rich',
    title,
    // Not a member of the standard, which allows others.
    description: tagline,
    url: absolute(site, page.term(language, term.slug)),
    provider_name: site.name,
    provider_url: absolute(site, page.home(language)),
    html: frameOf(absolute(site, page.embed(language, term.slug)), title, width, height),
    width,
    height,
    cache_age: SECONDS_PER_DAY,
    ...(site.cards && {
      thumbnail_url: absolute(site, file.card(language, term.slug)),
      thumbnail_width: card.width,
      thumbnail_height: card.height,
    }),
  }
}

const frameOf = (address: string, title: string, width: number, height: number): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`

/** The same in a frame that is no larger than asked for; without a thumbnail that would be. */
export function within(
  answer: OEmbed,
  { width: wide = Infinity, height: high = Infinity }: Partial<ImageSize>,
): OEmbed {
  const width = Math.min(answer.width, wide)
  const height = Math.min(answer.height, high)
  const html = answer.html.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`)
  const { thumbnail_url, thumbnail_width = 0, thumbnail_height = 0, ...rest } = answer
  const fits = thumbnail_url !== undefined && thumbnail_width <= wide && thumbnail_height <= high
  return { ...rest, html, width, height, ...(fits && { thumbnail_url, thumbnail_width, thumbnail_height }) }
}
