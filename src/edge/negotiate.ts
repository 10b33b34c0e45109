/**
 * Chooses between the HTML and the Markdown version of a page by the Accept field (RFC 9110 §12.5.1). Browsers accept
 * nearly every type, so Markdown is served only to clients that name it or refuse HTML.
 */
export type Representation = 'html' | 'markdown'

interface Range {
  readonly type: string
  readonly q: number
  /** Position in the field; a tie goes to the range listed first. */
  readonly index: number
}

const MEDIA_TYPES: Readonly<Record<Representation, string>> = { html: 'text/html', markdown: 'text/markdown' }

/** Longer fields are ignored, since reading them takes milliseconds; browsers send some 150 characters. */
const MAX_CHARACTERS = 2_048

/**
 * @param accept value of the Accept field; null when the request has none
 * @returns undefined when neither version is acceptable
 */
export function negotiate(accept: string | null): Representation | undefined {
  const ranges = accept === null || accept.length > MAX_CHARACTERS ? [] : parse(accept)
  if (ranges.length === 0) return 'html'
  const html = weigh('html', ranges)
  const markdown = weigh('markdown', ranges)
  if (html.q === 0 && markdown.q === 0)
    return ranges.some(({ type, q }) => type === '*/*' && q > 0) ? 'html' : undefined
  if (html.q === 0) return 'markdown'
  if (markdown.type !== MEDIA_TYPES.markdown || markdown.q < html.q) return 'html'
  return markdown.q > html.q || markdown.index < html.index ? 'markdown' : 'html'
}

const NONE: Range = { type: '', q: 0, index: Number.POSITIVE_INFINITY }

/** The most specific range that matches: the type itself, then `text/*`, then anything. */
function weigh(representation: Representation, ranges: readonly Range[]): Range {
  const types = [MEDIA_TYPES[representation], 'text/*', '*/*']
  return types.flatMap(type => ranges.find(range => range.type === type) ?? [])[0] ?? NONE
}

/** Texts between commas, and between semicolons, that stand outside quotes. */
const ELEMENTS = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/g
const PARTS = /(?:[^";]|"(?:[^"\\]|\\.)*"?)+/g

function parse(accept: string): readonly Range[] {
  return (accept.match(ELEMENTS) ?? []).flatMap((text, index): readonly Range[] => {
    const parts = text.match(PARTS)?.map(part => part.trim()) ?? []
    const [type = '', ...parameters] = parts.filter(part => part !== '')
    const q = weightOf(parameters)
    return MEDIA_RANGE.test(type) && q !== undefined ? [{ type: type.toLowerCase(), q, index }] : []
  })
}

/** A media range: two tokens, of which the second or both may be an asterisk. */
const MEDIA_RANGE = /^(?:\*\/\*|[\w!#$%&'+.^`|~-]+\/(?:\*|[\w!#$%&'+.^`|~-]+))$/

/** A weight: 0 to 1 with at most three decimals (RFC 9110 §12.4.2). */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** RFC 9110 §5.6.6: a name, an equals sign without spaces around it, a token or a quoted text. */
const PARAMETER = /^[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"(?:[^"\\]|\\.)*")$/

/** @returns undefined if a parameter is malformed; such a range is ignored */
function weightOf(parameters: readonly string[]): number | undefined {
  if (!parameters.every(parameter => PARAMETER.test(parameter))) return undefined
  const weight = parameters.find(parameter => /^q=/i.test(parameter))?.slice('q='.length) ?? '1'
  return WEIGHT.test(weight) ? Number(weight) : undefined
}
