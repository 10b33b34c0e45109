/**
 * Reading the inline content of a paragraph or list item against the grammar of entries: words, `**bold**` and
 * `` `code` ``. Whatever else Markdown would make of the text is refused where it stands.
 */
import type { Token } from 'markdown-it'
import type { DiagnosticCode } from '../model/diagnostic.ts'
import type { Finding } from './source.ts'

/** What a text may hold: words alone, or words with bold and code. */
export type Allowance = 'plain' | 'markup'

/** Finds the place of a snippet in the lines of a token, searching on from the last place found. */
export type Locator = (snippet: string) => Finding['place']

const REFUSED: Readonly<Record<string, readonly [DiagnosticCode, string, string]>> = {
  em_open: ['italics-in-text', 'italics are not used in entries', 'Use **bold** for a word that is being defined, or no mark at all.'],
  link_open: ['link-in-text', 'links are not written in the text', 'Mentions of other terms are linked by the build; other addresses belong in the last section.'],
  image: ['image-in-text', 'images are not placed in the text', 'Save the illustration as image.svg, image.png or image.webp beside this file.'],
  html_inline: ['raw-html', 'HTML is not allowed in entries', 'Write plain text; put code between `backticks`.'],
}

/**
 * The text of an inline token as the JSON API carries it, with soft line breaks made spaces.
 * @param token markdown-it's inline token
 */
export function readInline(token: Token, allow: Allowance, at: Locator, report: (finding: Finding) => void): string {
  let text = ''
  const refuse = (code: DiagnosticCode, snippet: string, message: string, hint: string) =>
    report({ code, place: at(snippet), message, hint })
  for (const child of token.children ?? []) {
    const refused = REFUSED[child.type]
    if (refused) refuse(refused[0], snippetOf(child), refused[1], refused[2])
    else if (child.type === 'softbreak' || child.type === 'hardbreak') text += ' '
    else if (child.type === 'text') {
      const stray = /\*\*|`/.exec(child.content)
      if (stray) {
        const [name, mark] = stray[0] === '`' ? ['code', '`'] : ['bold', '**']
        refuse('unbalanced-markup', stray[0], `this ${mark} opens or closes no ${name} text`, `Write ${mark} directly before the first and after the last letter: ${mark}word${mark}.`)
      }
      text += child.content
    } else if (child.type === 'text_special') {
      refuse('escape-in-text', child.markup, `"${child.markup}" is an escape that API clients would see`, child.info === 'entity' ? `Write the character itself: ${child.content}` : 'Write the character without the backslash, or put it between `backticks`.')
      text += child.content
    } else if (child.type === 'strong_open' || child.type === 'strong_close') {
      if (allow === 'plain' && child.type === 'strong_open') refusePlain(child.markup)
      text += '**'
    } else if (child.type === 'code_inline') {
      if (allow === 'plain') refusePlain('`')
      else if (child.content.includes('`')) refuse('unbalanced-markup', '``', 'code text cannot contain a backtick', 'Describe the character in words.')
      text += `\`${child.content}\``
    }
  }
  return text.trim()

  function refusePlain(mark: string): void {
    refuse('markup-in-plain-text', mark, 'this section is plain text, without bold or code', 'Remove the marks; bold and code belong in the explanation.')
  }
}

const snippetOf = (token: Token): string => (token.type === 'image' ? '![' : SNIPPETS[token.type] ?? '') || token.markup || token.content

const SNIPPETS: Readonly<Record<string, string>> = { link_open: '[' }
