/**
 * Files that are published as they are: everything in public/ but the style sheet, and the illustrations beside the
 * terms, of which a drawing with words is published once more in each language; the style sheet; and cards of terms.
 */

import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import { pictureIn, type Summary } from '../model/dictionary/summary.ts'
import type { Artifact } from '../model/views/artifact.ts'
import { type Card, cardOf } from '../model/views/card.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { fillLabels } from '../text/drawing-labels.ts'
import type { Materials } from './materials.ts'
import { artifact } from './one-file.ts'

export function* copies(dictionary: Dictionary, _site: Site, materials: Materials): Iterable<Artifact> {
  for (const path of materials.publicFiles) {
    const read = () => materials.readPublicFile(path)
    const style = () => publishedStyle(new TextDecoder('utf-8', { ignoreBOM: true }).decode(read()))
    yield { path, origin: `public/${path}`, render: path === STYLE ? style : read }
  }
  for (const term of dictionary.terms) {
    const { slug, image } = term
    if (!image) continue
    const copy = (picture: string, render: Artifact['render']): Artifact =>
      artifact(file.image(slug, picture), `the term "${slug}"`, render)
    yield copy(image, () => materials.readImage(slug, image))
    for (const language of LANGUAGES) {
      const picture = pictureIn(term, language)
      if (picture !== image) yield copy(picture, () => drawingIn(language, term, materials))
    }
  }
}

const STYLE = fileOf(file.style)

/** The SVG of a term with its words in a language; without slots it is the file of the editors. */
export const drawingIn = (
  language: Language,
  { slug, [language]: { labels } }: Pick<Summary, 'slug' | Language>,
  { readImage }: Pick<Materials, 'readImage'>,
): string => fillLabels(new TextDecoder().decode(readImage(slug, 'image.svg')), labels)

/** An artifact that is a card. */
export interface CardArtifact extends Artifact {
  readonly card: Card
}

export function* cards(dictionary: Dictionary, site: Site, materials: Materials): Iterable<CardArtifact> {
  if (!site.cards) return
  for (const term of dictionary.terms) {
    for (const language of LANGUAGES) {
      const card = cardOf(term, language, site)
      yield {
        path: fileOf(file.card(language, term.slug)),
        origin: `the card of the term "${term.slug}"`,
        card,
        render: () => materials.drawCard(card),
      }
    }
  }
}

/** The condition under which a browser has both themes. */
const BOTH_THEMES = '@supports (color:light-dark(#000,#fff))'

/**
 * The style sheet without what is for people who edit it, and with colors for browsers that do not know `light-dark()`
 * (Chromium before 123, Firefox before 120, Safari before 17.5). Those get the light theme.
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
