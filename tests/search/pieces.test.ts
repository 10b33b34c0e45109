/** A file that is joined from pieces of terms is the one that is made of all terms at once. */
import { expect, test } from 'vitest'
import { makeDictionary } from '../../src/model/dictionary.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { gather, makeSearchFile } from '../../src/search/make.ts'
import { joinPieces, openPieces } from '../../src/search/pieces.ts'
import { libraryTerms } from '../library.ts'
import { makeTerm } from '../make.ts'

/** Bytes that no file keeps to, so that weak fields are left out. */
const NO_BUDGET = 0

const odd = makeTerm('odd', {
  en: { title: '"Odd" \\ one', aliases: [], keywords: ['of the', 'more | less', 'a b c c'], tagline: 'C++ and C#.' },
  es: { title: 'Año (AÑO)', keywords: ['ñandú', 'dos palabras', '—'] },
})
const terms = [...libraryTerms(), odd, makeTerm('bare', { formerSlugs: ['naked'] })]
const dictionary = makeDictionary(terms)
const [a, b] = dictionary.terms.map(({ slug }) => slug) as [string, string]

test.for(LANGUAGES)('It has the same bytes in %s.', language => {
  for (const comparisons of [[], [{ terms: [a, b] as const, difference: 'One is "not" the other.', title: 'A & B' }]]) {
    const related = (slug: string) => dictionary.related(slug).map(term => term.slug)
    const shelf = { terms: dictionary.byTitle(language), related, comparisons }
    const pieces = shelf.terms.map(openPieces(language))
    expect(pieces.join('')).not.toContain('\n')
    const whole = JSON.stringify(makeSearchFile(gather(shelf, language, NO_BUDGET), language))
    expect(joinPieces(pieces, shelf, language)).toBe(whole)
  }
})
