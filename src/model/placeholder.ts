/**
 * Names that stand between double braces in the site's own pages. The build puts tables and examples there, made from
 * the schemas and from real entries, so that documentation cannot fall behind.
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
  'subscriptions',
  'mcp',
  'mcp-clients',
  'markdown-requests',
  'markdown-example',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** `{{name}}` in a page's text. */
export const PLACEHOLDER_PATTERN = /\{\{\s*([\w-]+)\s*\}\}/g

/** Puts the values in the places of their names. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replace(PLACEHOLDER_PATTERN, (mark, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : mark,
  )
