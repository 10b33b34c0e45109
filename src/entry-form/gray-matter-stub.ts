/**
 * Stands in for gray-matter in the bundle for browsers: that package needs Node's `Buffer` and carries a second parser of
 * YAML. `source/yaml/front-matter.ts` has looked at the delimiters already and brings an engine of its own.
 */
interface Options {
  readonly language: string
  readonly engines: Readonly<Record<string, { parse(text: string): unknown }>>
}

const DELIMITER = '---'

function matter(text: string, { language, engines }: Options): { readonly matter: string; readonly content: string } {
  const close = text.indexOf(`\n${DELIMITER}`)
  const front = text.slice(DELIMITER.length, close)
  engines[language]?.parse(front)
  return { matter: front, content: text.slice(close + 1 + DELIMITER.length).replace(/^\n/, '') }
}

export { matter as default }
