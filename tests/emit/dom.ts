/** Pages as trees, and the validator that judges them, for tests that ask what a browser would find. */
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate'

/** Only one rule of the recommended set is switched off. */
const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended'],
  // Safari drops the roles of a table that the style sheet lays out as a grid.
  rules: { 'no-redundant-role': 'off' },
})
const validator = new HtmlValidate(loader)
const parser = new Parser(await loader.getConfigFor('page.html'))

export type { HtmlElement }

export const parse = (text: string): HtmlElement => parser.parseHtml(text)

/** What is wrong with a page: line, rule and message. */
export async function faultsOf(text: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(text)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
  )
}

/** Decodes what our own escaping writes; anything else is a fault. */
export function decoded(text: string): string {
  return text.replace(/&([^;]*);/g, (entity, name: string) => {
    const character = ENTITIES[name]
    if (character === undefined) throw new Error(`Our pages write no ${entity}.`)
    return character
  })
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The values of an attribute of all elements that match, decoded. */
export const valuesOf = (tree: HtmlElement, selector: string, attribute: string): readonly string[] =>
  tree.querySelectorAll(selector).map(element => decoded(element.getAttributeValue(attribute) ?? ''))

export const firstOf = (tree: HtmlElement, selector: string, attribute: string): string | undefined =>
  valuesOf(tree, selector, attribute)[0]

/** The words inside of all elements that match, decoded. */
export const wordsOf = (tree: HtmlElement, selector: string): readonly string[] =>
  tree.querySelectorAll(selector).map(element => decoded(element.textContent))

/** The values of the JSON-LD blocks. */
export const jsonLdOf = (tree: HtmlElement): readonly unknown[] =>
  tree.querySelectorAll('script[type="application/ld+json"]').map(script => JSON.parse(script.textContent))
