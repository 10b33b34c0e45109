/** Positions of Markdown tokens in the file. markdown-it has their lines; columns are found by searching the text. */
import type { Token } from 'markdown-it'
import type { Finding } from '../source-finding.ts'
import type { Locator } from './inline.ts'

export type Lines = ReturnType<typeof linesOf>

/** @param offset lines of the file above the body */
export function linesOf(body: string, offset: number) {
  const texts = body.split('\n')
  const lineOf = (token: Token): number => offset + (token.map?.[0] ?? 0) + 1
  return {
    texts,
    /** Line of the file in which a token begins. */
    lineOf,
    /** The place of the first word of a block, after list and quotation marks. */
    startOf(token: Token): Finding['place'] {
      const text = texts[token.map?.[0] ?? 0] ?? ''
      return { line: lineOf(token), column: (/^[\s>*+-]*/.exec(text)?.[0].length ?? 0) + 1 }
    },
    /** Finds successive snippets in the lines of a token. */
    locatorOf(token: Token): Locator {
      const [first, end] = token.map ?? [0, 1]
      let line = first
      let from = 0
      return snippet => {
        for (let i = line; i < end; i++) {
          const column = (texts[i] ?? '').indexOf(snippet, i === line ? from : 0)
          if (column === -1) continue
          line = i
          from = column + snippet.length
          return { line: offset + i + 1, column: column + 1 }
        }
        return { line: offset + first + 1, column: 1 }
      }
    },
  }
}
