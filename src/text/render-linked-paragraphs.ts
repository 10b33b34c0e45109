/** Paragraphs of an explanation as HTML or Markdown, with links for mentions of other terms. */

import { escapeMarkdown } from './escape-markdown.ts'
import type { Mention } from './find-mentions.ts'
import { escapeHtml, Html } from './html.ts'
import { type Segment, segments } from './parse-inline-markup.ts'

interface Writer {
  readonly words: (text: string) => string
  readonly link: (text: string, slug: string) => string
  readonly code: (text: string) => string
  readonly strong: readonly [open: string, close: string]
}

/**
 * The paragraphs as HTML.
 * @param mentions in order of appearance, as `findMentions` returns them
 */
export const linkedHtml = (
  paragraphs: readonly string[],
  mentions: readonly Mention[],
  address: (slug: string) => string,
): readonly Html[] =>
  linked(paragraphs, mentions, {
    words: escapeHtml,
    link: (text, slug) => `<a href="${escapeHtml(address(slug))}">${escapeHtml(text)}</a>`,
    code: text => `<code>${escapeHtml(text)}</code>`,
    strong: ['<strong>', '</strong>'],
  }).map(text => new Html(text))

/** The paragraphs as Markdown. Bold and code are kept; all other markup characters are escaped. */
export const linkedMarkdown = (
  paragraphs: readonly string[],
  mentions: readonly Mention[],
  address: (slug: string) => string,
): readonly string[] =>
  linked(paragraphs, mentions, {
    words: escapeMarkdown,
    link: (text, slug) => `[${escapeMarkdown(text)}](${address(slug)})`,
    code: text => `\`${text}\``,
    strong: ['**', '**'],
  })

function linked(paragraphs: readonly string[], mentions: readonly Mention[], writer: Writer): readonly string[] {
  const written: string[] = []
  let next = 0
  for (let i = 0; i < paragraphs.length; i++) {
    const paragraph = paragraphs[i] ?? ''
    let text = ''
    let strong = false
    for (const segment of segments(paragraph)) {
      if (segment.strong !== strong) text += segment.strong ? writer.strong[0] : writer.strong[1]
      strong = segment.strong
      let at = segment.start
      if (segment.kind === 'code') {
        text += writer.code(paragraph.slice(at, segment.end))
        continue
      }
      for (; isIn(mentions[next], i, segment); next++) {
        const { start, end, slug } = mentions[next] as Mention
        if (start > at) text += writer.words(paragraph.slice(at, start))
        text += writer.link(paragraph.slice(start, end), slug)
        at = end
      }
      if (at < segment.end) text += writer.words(paragraph.slice(at, segment.end))
    }
    written.push(strong ? text + writer.strong[1] : text)
  }
  return written
}

const isIn = (mention: Mention | undefined, paragraph: number, segment: Segment): boolean =>
  mention !== undefined && mention.paragraph === paragraph && mention.start < segment.end
