/** The search files, one a language: browsers and the edge load the same one and find the same things. */
import { file } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { BUDGET, type Gathered, gather, makeSearchFile } from '../search/make.ts'

export function* search(language: Language, dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield searchFile(language, dictionary)
}

/** The bare list of slugs, for scripts that want any term or the one of the day. */
export function* slugs(dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield {
    path: file.slugs.slice(1),
    origin: 'the list of slugs',
    render: () => `${JSON.stringify(dictionary.terms.map(({ slug }) => slug))}\n`,
  }
}

/**
 * Whether the texts of entries may be part of the search files. In a large dictionary the names alone exceed what a file
 * may hold, so a build need not have all texts in hand to make one.
 */
export const textsAreSearched = (terms: readonly Summary[]): boolean =>
  LANGUAGES.some(language => {
    let characters = 0
    for (const { slug, [language]: names } of terms)
      characters += slug.length + names.title.length + names.tagline.length
    return characters <= BUDGET
  })

const NO_TEXT = { explanation: [], analogy: '', keyPoints: [], links: [] }

/** A term whose texts are not searched. */
const bare = (term: Summary): Term => ({ ...term, en: { ...term.en, ...NO_TEXT }, es: { ...term.es, ...NO_TEXT } })

/** An index takes long to make, so it is made again only when what it holds has changed. */
function searchFile(language: Language, dictionary: Dictionary): Artifact {
  let known: Gathered | undefined
  const gathered = (): Gathered => {
    const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
    known ??= gather(
      { terms: dictionary.byTitle(language).map(each => dictionary.whole(each.slug) ?? bare(each)), related },
      language,
    )
    return known
  }
  return {
    path: file.search(language).slice(1),
    origin: 'the search index',
    get inputs() {
      const { terms } = dictionary
      if (textsAreSearched(terms)) return [...gathered().cards, ...gathered().documents]
      return [terms.map(({ slug }) => dictionary.related(slug).map(each => each.slug)), ...terms]
    },
    render() {
      const text = `${JSON.stringify(makeSearchFile(gathered(), language))}\n`
      known = undefined
      return text
    },
  }
}
