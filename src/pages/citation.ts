/** Citations of an entry: in plain words, in APA style (7th edition), and as BibTeX. */

import { absolute, page } from '../model/address.ts'
import type { Frame } from '../model/site.ts'
import type { Summary } from '../model/summary.ts'
import type { Language } from '../schema/language.ts'

export const CITATION_STYLES = ['plain', 'apa', 'bibtex'] as const
export type CitationStyle = (typeof CITATION_STYLES)[number]

/** @param dateInWords the day of the entry as the language writes it, for plain words and for APA */
export function citations(
  term: Summary,
  language: Language,
  site: Frame,
  dateInWords: { readonly plain: string; readonly apa: string },
): Readonly<Record<CitationStyle, string>> {
  const { title } = term[language]
  const url = absolute(site, page.term(language, term.slug))
  const quoted = language === 'en' ? `“${title}”` : `«${title}»`
  return {
    plain: `${quoted}. ${site.name}, ${dateInWords.plain}. ${url}`,
    apa: `${site.name}. (${dateInWords.apa}). ${title}. ${url}`,
    bibtex: bibtex(term, language, site, url),
  }
}

function bibtex(term: Summary, language: Language, site: Frame, url: string): string {
  const fields = {
    author: `{${texText(site.name)}}`,
    title: `{${texText(term[language].title)}}`,
    date: term.updated ?? term.date,
    language: language === 'en' ? 'english' : 'spanish',
    url,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return `@online{${site.name.toLowerCase().replace(/[^a-z0-9]+/g, '')}-${term.slug}-${language},\n${lines.join(',\n')}\n}`
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Text in which TeX reads no commands. */
const texText = (text: string): string => text.replace(/[\\~^{}&%$#_]/g, sign => TEX[sign] ?? `\\${sign}`)
