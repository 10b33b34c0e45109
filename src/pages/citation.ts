/** Citations of an entry: in plain words, in the styles of APA (7th edition) and MLA (9th), and as BibTeX. */

import { FACTS } from '../languages/facts.ts'
import { oncePer } from '../model/dictionary/once.ts'
import type { Frame } from '../model/dictionary/site.ts'
import type { Summary } from '../model/dictionary/summary.ts'
import { absolute, page } from '../model/web/address.ts'
import type { Language } from '../schema/language.ts'

export const CITATION_STYLES = ['plain', 'apa', 'mla', 'bibtex'] as const
export type CitationStyle = (typeof CITATION_STYLES)[number]

/** @param dateInWords the day of the entry as the language writes it, for plain words, for APA and for MLA */
export function citations(
  term: Summary,
  language: Language,
  site: Frame,
  dateInWords: { readonly plain: string; readonly apa: string; readonly mla: string },
): Readonly<Record<CitationStyle, string>> {
  const { title } = term[language]
  const url = absolute(site, page.term(language, term.slug))
  const quoted = FACTS[language].quotes.join(title)
  return {
    plain: `${quoted}. ${site.name}, ${dateInWords.plain}. ${url}`,
    apa: `${site.name}. (${dateInWords.apa}). ${title}. ${url}`,
    mla: `${endedQuote(title, language)} ${site.name}, ${dateInWords.mla}, ${url}.`,
    bibtex: bibtex(term, language, site, url),
  }
}

/** A title that ends a sentence; one with a mark of its own has no full stop. */
function endedQuote(title: string, language: Language): string {
  const { quotes, stopsWithinQuotes } = FACTS[language]
  if (/[.?!]$/.test(title)) return quotes.join(title)
  return stopsWithinQuotes ? quotes.join(`${title}.`) : `${quotes.join(title)}.`
}

function bibtex(term: Summary, language: Language, site: Frame, url: string): string {
  const { key, author } = namesOf(site)
  return `@online{${key}-${term.slug}-${language},
  author = {{${author}}},
  title = {{${texText(term[language].title)}}},
  date = {${term.updated ?? term.date}},
  language = {${FACTS[language].bibliography}},
  url = {${url}}
}`
}

/** The name of the site as the beginning of keys, and as TeX reads it. */
const namesOf = oncePer(({ name }: Frame) => ({
  key: name.toLowerCase().replace(/[^a-z0-9]+/g, ''),
  author: texText(name),
}))

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Text in which TeX reads no commands. */
const texText = (text: string): string => text.replace(/[\\~^{}&%$#_]/g, sign => TEX[sign] ?? `\\${sign}`)
