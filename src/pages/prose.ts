/** Markdown of editors as HTML, with blocks of code that readers can copy. */
import type { Addresses } from '../model/dictionary/site.ts'
import type { Language } from '../schema/language.ts'
import { type Html, trusted } from '../text/html.ts'
import { type RenderExtensions, renderPage } from '../text/markdown.ts'
import { codeBlock } from './code-block.ts'

/** @param parts HTML in the place of `{{name}}`, where Markdown has other words */
export function prose(
  markdown: string,
  language: Language,
  site: Addresses,
  parts: RenderExtensions['parts'] = {},
): Html {
  let blocks = 0
  const code = (text: string, codeLanguage: string) =>
    codeBlock(`code-${++blocks}`, text.replace(/\n$/, ''), codeLanguage, language)
  return trusted(renderPage(markdown, site.basePath, { code, parts }))
}
