/** The search files, one for each language, which browsers and the edge both load. */
import { file, fileOf } from '../model/address.ts'
import type { Artifact } from '../model/artifact.ts'
import type { Dictionary } from '../model/dictionary.ts'
import { presentFields } from '../model/every-field.ts'
import { once } from '../model/once.ts'
import type { Site } from '../model/site.ts'
import type { Summary, TermNames } from '../model/summary.ts'
import { comparisonTitle } from '../pages/comparison.ts'
import type { TermField, TranslationField } from '../schema/channels.ts'
import { hasPage } from '../schema/collections.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { BUDGET, type Gathered, gather, makeSearchFile, type SearchedComparison } from '../search/make.ts'

export function* search(language: Language, dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield searchFile(language, dictionary)
}

/** The list of slugs, for the scripts of the random term and of the term of the day. */
export function* slugs(dictionary: Dictionary, _site: Site): Iterable<Artifact> {
  yield {
    path: fileOf(file.slugs),
    origin: 'the list of slugs',
    render: () => `${JSON.stringify(dictionary.terms.map(({ slug }) => slug))}\n`,
  }
}

/**
 * Whether the search files index the texts of entries. In a large dictionary the names alone exceed the size limit, so
 * the build need not hold all texts.
 */
export const textsAreSearched = (terms: readonly Summary[]): boolean =>
  LANGUAGES.some(language => {
    let characters = 0
    for (const { slug, [language]: names } of terms)
      characters += slug.length + names.title.length + names.tagline.length
    return characters <= BUDGET
  })

/**
 * The fields of a summary that a search file depends on if neither texts nor taglines of the other language are
 * indexed.
 */
const searchedOf = ({ slug, level, subjects, formerSlugs, ...term }: Summary, language: Language): object => {
  const { title, tagline, aliases, keywords } = term[language]
  const own = presentFields<Pick<TermNames, Exclude<TranslationField<'search'>, 'explanation' | 'keyPoints'>>>({
    ...{ title, tagline, aliases, keywords },
  })
  const shared = presentFields<Pick<Summary, TermField<'search'>>>({ slug, level, subjects, formerSlugs })
  const other = term[otherLanguage(language)]
  return [shared, own, other.title, other.aliases]
}

/** Making an index takes long, so `inputs` lists exactly what it contains. */
function searchFile(language: Language, dictionary: Dictionary): Artifact {
  let known: Gathered | undefined
  const hasTexts = textsAreSearched(dictionary.terms)
  const comparisons = once(() =>
    dictionary.comparisons.map((each): SearchedComparison => {
      const title = hasPage(each) ? comparisonTitle(each, language, dictionary) : ''
      return { terms: each.terms, difference: each.text[language].difference, title }
    }),
  )
  const gathered = (): Gathered => {
    const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
    known ??= gather(
      {
        terms: dictionary.byTitle(language).map(each => (hasTexts && dictionary.whole(each.slug)) || each),
        related,
        comparisons: comparisons(),
      },
      language,
    )
    return known
  }
  return {
    path: fileOf(file.search(language)),
    origin: 'the search index',
    get inputs() {
      const { terms } = dictionary
      if (hasTexts) return [...gathered().cards, ...gathered().documents, comparisons()]
      return [
        comparisons(),
        terms.map(term => [...dictionary.related(term.slug).map(({ slug }) => slug), searchedOf(term, language)]),
      ]
    },
    render() {
      const text = `${JSON.stringify(makeSearchFile(gathered(), language))}\n`
      known = undefined
      return text
    },
  }
}
