/** A term as the JSON API publishes it, in the order of fields of the published files. */

import type { Entry, LanguageBlock, ListedTerm, LocalizedSummary } from '../../schema/api-responses.ts'
import { inBoth, type Language } from '../../schema/language.ts'
import type { Term } from '../../schema/term.ts'
import { presentFields } from '../dictionary/copy-present-fields.ts'
import { wordOf } from '../dictionary/parse-word-facts.ts'
import type { Addresses } from '../dictionary/site.ts'
import { pictureIn } from '../dictionary/summary.ts'
import { absolute, file, markdownOf, page } from '../web/address.ts'
import type { TermPageInput } from './term-page-input.ts'

export function apiListedTerm(term: Term, site: Addresses): ListedTerm {
  return presentFields<ListedTerm>({
    id: term.id,
    slug: term.slug,
    date: term.date,
    level: term.level,
    subjects: term.subjects,
    image: imageOf(term, site),
    en: summary(term, 'en', site),
    es: summary(term, 'es', site),
  })
}

function summary(term: Term, language: Language, site: Addresses): LocalizedSummary {
  const { title, tagline, aliases, imageAlt, explanation, analogy } = term[language]
  const path = page.term(language, term.slug)
  return presentFields<LocalizedSummary>({
    title,
    tagline,
    aliases,
    imageAlt,
    lead: explanation[0] ?? '',
    analogy,
    url: absolute(site, path),
    markdown: absolute(site, markdownOf(path)),
  })
}

/** A whole term, in both languages, with what is shown of others. */
export function apiEntry(
  { term, related, confusions, paths }: Pick<TermPageInput, 'term' | 'related' | 'confusions' | 'paths'>,
  site: Addresses,
): Entry {
  const { slug, updated } = term
  // Each field by itself: fields after a spread would give each entry a hidden class of its own in V8, which is slow.
  return presentFields<Entry>({
    id: term.id,
    slug,
    date: term.date,
    level: term.level,
    subjects: term.subjects,
    image: imageOf(term, site),
    aliases: { en: term.en.aliases, es: term.es.aliases },
    en: block(term, 'en', site),
    es: block(term, 'es', site),
    urls: inBoth(language => absolute(site, page.term(language, slug))),
    needs: term.needs,
    updated,
    markdown: inBoth(language => absolute(site, markdownOf(page.term(language, slug)))),
    related: related.map(each => each.slug),
    confusions: unlessEmpty(
      confusions.map(({ other, difference, page: name }) => ({
        slug: other.slug,
        difference,
        ...(name !== undefined && { urls: inBoth(language => absolute(site, page.comparison(language, name))) }),
      })),
    ),
    paths: unlessEmpty(paths.map(path => path.slug)),
  })
}

const unlessEmpty = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined)

function block(term: Term, language: Language, site: Addresses): LanguageBlock {
  const { title, tagline, explanation, analogy, keyPoints, links, imageAlt, legend } = term[language]
  return presentFields<LanguageBlock>({
    title,
    tagline,
    explanation,
    analogy,
    keyPoints,
    links,
    image: imageOf(term, site, pictureIn(term, language)),
    imageAlt,
    legend,
    word: wordOf(term[language], language),
  })
}

const imageOf = ({ slug, image }: Term, site: Addresses, picture: string | undefined = image): string | undefined =>
  picture ? absolute(site, file.image(slug, picture)) : undefined
