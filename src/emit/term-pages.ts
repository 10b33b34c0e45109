/** The page of a term in both languages, as HTML and as Markdown. */

import { type Frame, type Labels, partsOf } from '../model/dictionary/site.ts'
import type { TermEmitter } from '../model/views/artifact.ts'
import { fileOf, markdownOf, page } from '../model/web/address.ts'
import { markdownOnce } from '../pages/markdown-term.ts'
import { termPageInParts } from '../pages/term.ts'
import { LANGUAGES } from '../schema/language.ts'

export const termHtml: TermEmitter<Frame> = {
  ground: site => partsOf(site).frame,
  *emit(input, frame) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(page.term(language, slug)),
        origin: `the term "${slug}"`,
        render: () => termPageInParts(input, language, frame),
      }
    }
  },
}

/** Links are absolute. */
export const termMarkdown: TermEmitter<Labels> = {
  ground: site => partsOf(site).labels,
  *emit(input, labels) {
    const { slug } = input.term
    for (const language of LANGUAGES) {
      yield {
        path: fileOf(markdownOf(page.term(language, slug))),
        origin: `the term "${slug}"`,
        render: () => markdownOnce(input, labels)[language],
      }
    }
  },
}
