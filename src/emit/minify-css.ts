/** Minifies the style sheet of the site: spaces, line breaks and comments are for people who edit it. */

export const publishedStyle = (css: string): string => `${dense(bare(css))}\n`

/** Without spaces and zeros that only people need. */
const dense = (css: string): string => css.replace(/("[^"]*")|([:,]) | (>) |(?<![\w.])0(?=\.\d)/g, '$1$2$3')

/** Without comments and line breaks. */
const bare = (css: string): string =>
  css
    .replace(/"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g, found => (found.startsWith('/*') ? '' : found))
    .replace(/(^|[{};,:(]|)\s*\n\s*/g, (_, before: string) => before || ' ')
    .replace(/^ | (?=[{}])|;(?=\})/g, '')
    .trimEnd()
