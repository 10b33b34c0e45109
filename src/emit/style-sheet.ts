/**
 * The style sheet as it is published: without what is for people who edit it, and with colors for browsers that do not
 * know `light-dark()` (Chromium before 123, Firefox before 120, Safari before 17.5). Those get the light theme.
 */

/** The condition under which a browser has both themes. */
const BOTH_THEMES = '@supports (color:light-dark(#000,#fff))'

/**
 * @param css as in `public/style.css`, in which `light-dark()` and the schemes of `:root` stand in rules of the top level
 * @throws an error where they stand within another rule, unless that is for browsers that know them: old ones would lose
 *   them
 */
export function publishedStyle(css: string): string {
  let published = ''
  let themed = ''
  for (const rule of topLevelRules(bare(css))) {
    const [selector = '', body = ''] = /^([^{]*)\{([^{}]*)\}$/.exec(rule)?.slice(1) ?? []
    const declarations = body.split(';').filter(isThemed)
    if (declarations.length > 0) {
      const plain = body.split(';').map(lightOnly).filter(Boolean).join(';')
      if (plain !== '') published += `${selector}{${plain}}`
      themed += `${selector}{${declarations.join(';')}}`
      continue
    }
    const isForBoth = rule.startsWith('@supports (color: light-dark(')
    if (!isForBoth && rule.includes('light-dark('))
      throw new Error(`light-dark() stands within another rule: ${rule.slice(0, 80)}`)
    published += enclosed(themed) + rule
    themed = ''
  }
  return `${dense(published + enclosed(themed))}\n`
}

/** Without spaces and zeros that only people need. */
const dense = (css: string): string => css.replace(/("[^"]*")|([:,]) | (>) |(?<![\w.])0(?=\.\d)/g, '$1$2$3')

const enclosed = (rules: string): string => (rules === '' ? '' : `${BOTH_THEMES}{${rules}}`)

const isThemed = (declaration: string): boolean => /light-dark\(|^color-scheme:(?! light$)/.test(declaration)

/** The declaration for browsers with one theme; empty where there is none for them. */
function lightOnly(declaration: string): string {
  const from = declaration.indexOf('light-dark(')
  if (from < 0) return isThemed(declaration) ? lightScheme(declaration) : declaration
  const start = from + 'light-dark('.length
  const comma = endOf(declaration, start, ',')
  const end = endOf(declaration, comma + 1, ')')
  return declaration.slice(0, from) + declaration.slice(start, comma) + lightOnly(declaration.slice(end + 1))
}

const lightScheme = (declaration: string): string => (declaration.endsWith('light dark') ? 'color-scheme: light' : '')

/** Position of a sign that stands in no parentheses of its own. */
function endOf(text: string, from: number, sign: string): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (depth === 0 && text[at] === sign) return at
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
  }
  throw new Error(`light-dark() without "${sign}": ${text.slice(0, 80)}`)
}

/** Rules with all that they contain, one after the other. */
function* topLevelRules(css: string): Iterable<string> {
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of css.matchAll(/"[^"]*"|[{};]/g)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth > 0 || sign === '{' || sign.startsWith('"')) continue
    yield css.slice(start, index + 1)
    start = index + 1
  }
  if (css.slice(start).trim() !== '') yield css.slice(start)
}

/** Without comments and line breaks. */
const bare = (css: string): string =>
  css
    .replace(/"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?\*\//g, found => (found.startsWith('/*') ? '' : found))
    .replace(/(^|[{};,:(]|)\s*\n\s*/g, (_, before: string) => before || ' ')
    .replace(/^ | (?=[{}])|;(?=\})/g, '')
    .trimEnd()
