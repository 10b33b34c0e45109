/**
 * Stands in for gray-matter in the bundle for browsers: that package needs Node's `Buffer` and carries a second parser of
 * YAML. `source/yaml/front-matter.ts` has found the delimiters already and brings an engine of its own.
 */
interface Options {
  readonly language: string
  readonly engines: Readonly<Record<string, { parse(text: string): unknown }>>
}

function matter(text: string, { language, engines }: Options): void {
  engines[language]?.parse(text)
}

export { matter as default }
