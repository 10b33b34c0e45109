/**
 * What a text has to say alike in both languages, for the comparison with an earlier release. It reads leniently, since
 * an earlier release may have followed other rules; what is wrong with a text today is reported by others.
 */
import type { Part, Parts } from '../model/drift.ts'
import type { Language } from '../schema/language.ts'
import { readBody } from '../source/body/body.ts'
import { type Document, splitDocument, YAML_OFFSET } from '../source/yaml/front-matter.ts'
import { locator } from '../source/yaml/yaml.ts'
import { plain } from '../text/inline.ts'

/**
 * Title, tagline, text alternative and legend, explanation and key points of an entry. Aliases, links and the analogy are left
 * out: each language has its own.
 * @returns undefined when the text cannot be read
 */
export function partsOfEntry(text: string, language: Language): Parts | undefined {
  const document = documentIn(text)
  if (!document) return undefined
  const { draft, placeOf } = readBody(document.body, document.bodyOffset, language)
  return new Map([
    ...fieldsOf(document, { title: 'title', tagline: 'tagline', imageAlt: 'imageAlt', legend: 'legend' }),
    ...part('explanation', draft.explanation.map(plain), placeOf(['explanation', 0]).line),
    ...part('key points', draft.keyPoints, placeOf(['keyPoints', 0]).line),
  ])
}

/**
 * Title, description and text of one of the site's own pages, of a comparison or of a path, without the addresses of its
 * links.
 * @returns undefined when the text cannot be read
 */
export function partsOfPage(text: string): Parts | undefined {
  const document = documentIn(text)
  if (!document) return undefined
  const prose = document.body.replace(/\]\([^)\s]*\)/g, ']')
  return new Map([
    ...fieldsOf(document, { title: 'title', description: 'description', difference: 'difference' }),
    ...part('text', [prose.trim()], document.bodyOffset + 1),
  ])
}

function documentIn(text: string): Document | undefined {
  const split = splitDocument(text)
  return 'document' in split ? split.document : undefined
}

/** @param names of the fields, and what people call them */
function fieldsOf(document: Document, names: Readonly<Record<string, string>>): readonly [string, Part][] {
  const locate = locator(document.yaml)
  return Object.entries(names).flatMap(([field, name]) => {
    const value = (document.fields as Readonly<Record<string, unknown>>)[field]
    const texts = (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'string')
    return part(name, texts, texts.length === 0 ? 0 : locate([field], 'key').line + YAML_OFFSET)
  })
}

const part = (name: string, texts: readonly string[], line: number): readonly [string, Part][] =>
  texts.length === 0 ? [] : [[name, { text: texts.join('\n'), line }]]
