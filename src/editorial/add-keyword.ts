/** Adds a keyword to the text of an entry; every other byte of the file stays as it is. */
import { isMap, isScalar, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml'
import { FRONT_MATTER } from '../schema/term.ts'
import { splitTitle } from '../text/names.ts'
import { fold } from '../text/words.ts'

/** The text with the keyword, or why it cannot be added. */
export type Added = { readonly text: string } | { readonly refusal: string }

const OPENING = '---\n'

/** @param text of `en.md` or `es.md` */
export function addKeyword(text: string, keyword: string): Added {
  const yaml = text.startsWith(OPENING) ? /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(text)?.[1] : undefined
  if (yaml === undefined) return { refusal: 'its front matter cannot be read' }
  const document = parseDocument(yaml)
  if (document.errors.length > 0 || !isMap(document.contents)) return { refusal: 'its front matter cannot be read' }
  const before = document.toJS() as Fields
  const refusal = refuse(before, keyword)
  if (refusal !== undefined) return { refusal }
  const { at, insert } = insertion(yaml, document.get('keywords', true), document.contents, keyword)
  const after = yaml.slice(0, at) + insert + yaml.slice(at)
  const fields = parseDocument(after)
  const wanted = JSON.stringify([...(before.keywords ?? []), keyword])
  if (fields.errors.length > 0 || JSON.stringify((fields.toJS() as Fields).keywords) !== wanted)
    return { refusal: 'its list of keywords has an unusual form; add the word by hand' }
  return { text: OPENING + after + text.slice(OPENING.length + yaml.length) }
}

interface Fields {
  readonly title?: unknown
  readonly aliases?: readonly unknown[]
  readonly keywords?: readonly unknown[]
}

/** The same that `check` would say: the bounds of the list, and words that are found anyway. */
function refuse({ title, aliases = [], keywords = [] }: Fields, keyword: string): string | undefined {
  const names = [title, splitTitle(String(title)).bare, ...aliases]
  if (names.some(name => fold(String(name)) === fold(keyword))) return 'it is a name of the entry'
  if (keywords.some(each => fold(String(each)) === fold(keyword))) return 'it is a keyword of the entry already'
  const checked = FRONT_MATTER.en.shape.keywords.safeParse([...keywords, keyword])
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? 'the list does not allow it')
}

/** Where the keyword goes, and how it is written there: into the list as it is, or as a list of its own. */
function insertion(
  yaml: string,
  list: unknown,
  map: { readonly items: readonly { readonly key: unknown; readonly value: unknown }[] },
  keyword: string,
): { readonly at: number; readonly insert: string } {
  if (isSeq(list) && list.range) {
    const own = list as YAMLSeq
    const [start, end] = list.range
    if (own.flow) {
      const close = yaml.lastIndexOf(']', end - 1)
      const last = own.items.at(-1)
      const at = isScalar(last) && last.range ? last.range[1] : close
      return { at, insert: own.items.length > 0 ? `, ${inFlow(keyword)}` : inFlow(keyword) }
    }
    const line = yaml.lastIndexOf('\n', start) + 1
    const indent = /^[ \t]*/.exec(yaml.slice(line))?.[0] ?? ''
    const last = own.items.at(-1)
    const at = isScalar(last) && last.range ? last.range[1] : end
    return { at, insert: `\n${indent}- ${inFlow(keyword)}` }
  }
  // Behind the field that stands before it in every entry.
  const before = ['aliases', 'tagline', 'title'].flatMap(
    name => map.items.find(({ key }) => isScalar(key) && key.value === name)?.value ?? [],
  )[0] as { readonly range?: readonly number[] } | undefined
  const at = yaml.indexOf('\n', (before?.range?.[1] ?? 0) - 1) + 1 || yaml.length
  return { at, insert: `keywords: [${inFlow(keyword)}]\n` }
}

/** As YAML writes the word in a list, with quotation marks where it needs them. */
const inFlow = (keyword: string): string =>
  stringify([keyword], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
