/** Feeds to subscribe to: new terms and the term of the day, in each language, as Atom and as JSON Feed. */
import { type FeedTerm, feedEntry } from '../feeds/entry.ts'
import { absolute, FEEDS, type FeedName, file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { once } from '../model/once.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { atom } from './atom.ts'
import { newest, termsOfDays } from './feed.ts'
import { jsonFeed } from './json-feed.ts'

export function* feeds(dictionary: Dictionary, site: Site): Iterable<Artifact> {
  for (const name of FEEDS) {
    // Whose turn it was takes a shuffle of the whole dictionary; four files share one.
    const shown = once(() => (name === 'new' ? newest(dictionary) : termsOfDays(dictionary, site)))
    for (const language of LANGUAGES) {
      const entries = () =>
        shown().map(({ term: { slug }, day }) => {
          const term = dictionary.whole(slug)
          if (!term) throw new Error(`The feeds need "${slug}" whole.`)
          return feedEntry(feedTerm(term, language, site), day, name, language, site)
        })
      const origin = ORIGINS[name]
      yield {
        path: fileOf(file.feed(name, language, 'atom')),
        origin,
        render: () => atom(entries(), name, language, site),
      }
      yield {
        path: fileOf(file.feed(name, language, 'json')),
        origin,
        render: () => jsonFeed(entries(), name, language, site),
      }
    }
  }
}

function feedTerm(
  { id, slug, date, updated, subjects, image, ...term }: Term,
  language: Language,
  site: Site,
): FeedTerm {
  const { title, tagline, explanation } = term[language]
  return {
    ...{ id, slug, date, updated, subjects, title, tagline },
    image: image && absolute(site, file.image(slug, image)),
    lead: explanation[0] ?? '',
  }
}

const ORIGINS: Readonly<Record<FeedName, string>> = {
  new: 'the feed of new terms',
  today: 'the feed of the term of the day',
}
