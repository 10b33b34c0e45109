/**
 * The search files, one a language: browsers and the edge load the same one and find the same things. And the bare list
 * of slugs, for scripts that want any term or the one of the day.
 */
import { file } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import type { Site } from '../model/site.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { type Gathered, gather, makeSearchFile } from '../search/make.ts'

export function* search(dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  for (const language of LANGUAGES) yield searchFile(language, dictionary)
  yield {
    path: file.slugs.slice(1),
    origin: 'the list of slugs',
    render: () => `${JSON.stringify(dictionary.terms.map(({ slug }) => slug))}\n`,
  }
}

/** An index takes long to make, so it is made again only when what it holds has changed. */
function searchFile(language: Language, dictionary: Dictionary): Artifact {
  let known: Gathered | undefined
  const gathered = (): Gathered => {
    const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
    known ??= gather({ terms: dictionary.byTitle(language), related }, language)
    return known
  }
  return {
    path: file.search(language).slice(1),
    origin: 'the search index',
    get inputs() {
      return [...gathered().cards, ...gathered().documents]
    },
    render() {
      const text = `${JSON.stringify(makeSearchFile(gathered(), language))}\n`
      known = undefined
      return text
    },
  }
}
