/**
 * What a feed says, before it is Atom or JSON: the newest terms, or the term of each of the last days. The days end
 * with the day of the content, so a build asks no clock.
 */
import { absolute, type FeedName, file, page } from '../model/address.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { shuffled, turnOf } from '../model/today.ts'
import { bounds } from '../schema/bounds.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { type Html, html } from '../text/html.ts'
import { segments } from '../text/inline.ts'

export interface FeedEntry {
  /** Never changes, whatever becomes of the address of the entry (RFC 4151). */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly summary: string
  readonly html: string
  readonly image?: string
  /** Label of each subject, by key. */
  readonly subjects: readonly (readonly [key: string, label: string])[]
  /** Calendar dates, YYYY-MM-DD. */
  readonly published: string
  readonly updated: string
}

/** A term, and the day on which subscribers are to see it. */
export interface Shown {
  readonly term: Term
  readonly day: string
}

export const newest = (dictionary: Dictionary): readonly Shown[] =>
  dictionary.newest.slice(0, bounds.feed.max).map(term => ({ term, day: term.date }))

/**
 * The term of each day, the last day first. Only terms that existed on a day take part in it, so what subscribers were
 * shown stays as it was when the dictionary grows; days before the first edition draw from that edition.
 */
export function termsOfDays(dictionary: Dictionary, site: Site): readonly Shown[] {
  const dateOf = (slug: string) => dictionary.get(slug)?.date ?? ''
  const order = shuffled(dictionary.terms.map(({ slug }) => slug))
  const [first = ''] = order.map(dateOf).sort()
  return Array.from({ length: bounds.feed.max }, (_, back) => daysBefore(site.generated, back)).flatMap(day => {
    const edition = order.filter(slug => dateOf(slug) <= later(day, first))
    const term = dictionary.get(turnOf(edition, day) ?? '')
    return term ? [{ term, day }] : []
  })
}

function daysBefore(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

/** An entry as subscribers read it: the definition, and the first paragraph of the explanation. */
export function feedEntry({ term, day }: Shown, name: FeedName, language: Language, site: Site): FeedEntry {
  const { title, tagline, explanation } = term[language]
  return {
    id: tagUri(site, day, name === 'today' ? `today/${language}` : `terms/${term.id}/${language}`),
    title,
    url: absolute(site, page.term(language, term.slug)),
    summary: tagline,
    html: html`<p><em>${tagline}</em></p><p>${marked(explanation[0] ?? '')}</p>`.toString(),
    ...(term.image && { image: absolute(site, file.image(term.slug, term.image)) }),
    subjects: term.subjects.map(key => [key, site.subjects[key][language]] as const),
    published: day,
    updated: later(day, term.updated ?? term.date),
  }
}

/** A paragraph with its bold and code. */
const marked = (paragraph: string): readonly (Html | string)[] =>
  segments(paragraph).map(({ kind, strong, start, end }) => {
    const text = paragraph.slice(start, end)
    const written = kind === 'code' ? html`<code>${text}</code>` : text
    return strong ? html`<strong>${written}</strong>` : written
  })

/** A name for ever: whoever owned the host on that day gave it (RFC 4151). */
function tagUri(site: Site, day: string, specific: string): string {
  return `tag:${new URL(site.base).hostname},${day}:${site.basePath}/${specific}`
}

/** Dates of the form YYYY-MM-DD compare as text. */
export const later = (a: string, b: string): string => (a < b ? b : a)
