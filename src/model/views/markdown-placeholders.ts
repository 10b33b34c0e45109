/**
 * Placeholders (`{{name}}`) in the Markdown of the site's own pages. The build replaces them with tables and examples
 * that are generated from the schemas and from real entries.
 */
export const PLACEHOLDERS = [
  'base',
  'name',
  'contents',
  'endpoints',
  'try',
  'list-example',
  'entry-example',
  'entry-slug',
  'term-list-fields',
  'term-fields',
  'summary-fields',
  'entry-fields',
  'block-fields',
  'word-fields',
  'link-fields',
  'search',
  'problem-fields',
  'problem-example',
  'headers',
  'errors',
  'rate-quota',
  'rate-window',
  'rate-policy',
  'retirement',
  'retirement-months',
  'downloads',
  'embed-examples',
  'subscriptions',
  'mcp',
  'markdown-requests',
  'markdown-example',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export const PLACEHOLDER_PATTERN = /\{\{\s*([\w-]+)\s*\}\}/g

/** Replaces every known placeholder by its value, which is made where it stands. */
export const fillPlaceholders = (text: string, fill: (name: Placeholder) => string): string =>
  text.replace(PLACEHOLDER_PATTERN, (mark, name: string) => {
    const known = PLACEHOLDERS.find(each => each === name)
    return known === undefined ? mark : fill(known)
  })
