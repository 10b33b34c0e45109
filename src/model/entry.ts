/** A term as the JSON API tells it. Field order is fixed by the order of writing here. */
import type { Entry, LanguageBlock, ListedTerm, LocalizedSummary } from '../schema/api.ts'
import type { Language } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { absolute, file, markdownOf, page } from './address.ts'
import type { Site } from './site.ts'

/** A term as the list shows it. */
export function listed(term: Term, site: Site): ListedTerm {
  return {
    ...factsOf(term, site),
    en: summary(term, 'en', site),
    es: summary(term, 'es', site),
  }
}

function summary(term: Term, language: Language, site: Site): LocalizedSummary {
  const { title, tagline, aliases, imageAlt, explanation, analogy } = term[language]
  const path = page.term(language, term.slug)
  return {
    title,
    tagline,
    aliases,
    ...(imageAlt !== undefined && { imageAlt }),
    lead: explanation[0] ?? '',
    analogy,
    url: absolute(site, path),
    markdown: absolute(site, markdownOf(path)),
  }
}

/** A term whole, in both languages. */
export function entryOf(term: Term, site: Site): Entry {
  return {
    ...factsOf(term, site),
    aliases: { en: term.en.aliases, es: term.es.aliases },
    en: block(term, 'en'),
    es: block(term, 'es'),
    urls: { en: absolute(site, page.term('en', term.slug)), es: absolute(site, page.term('es', term.slug)) },
    needs: term.needs,
  }
}

function block(term: Term, language: Language): LanguageBlock {
  const { title, tagline, explanation, analogy, keyPoints, links } = term[language]
  return { title, tagline, explanation, analogy, keyPoints, links }
}

/** What the list and the entry say alike, before they come to the languages. */
const factsOf = (term: Term, site: Site) => ({
  id: term.id,
  slug: term.slug,
  date: term.date,
  level: term.level,
  subjects: term.subjects,
  ...(term.image && { image: absolute(site, file.image(term.slug, term.image)) }),
})
