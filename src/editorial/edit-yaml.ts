/** Changes fields of YAML; comments, quotation marks and other fields stay as they are. Runs anywhere. */
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'

/** @returns false if nothing has changed */
export type Edit = (document: Document) => unknown

/** @returns undefined if the text cannot be read as fields, or nothing has changed */
export function editYaml(yaml: string, edit: Edit): string | undefined {
  const document: Document = parseDocument(yaml)
  document.contents ??= document.createNode({})
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  return edit(document) === false ? undefined : document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Changes the front matter of a Markdown file, as `editYaml` does. */
export function editFrontMatter(text: string, edit: Edit): string | undefined {
  const [, open = '', yaml, rest = ''] = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n[\s\S]*)?)$/.exec(text) ?? []
  const edited = yaml === undefined ? undefined : editYaml(yaml, edit)
  return edited === undefined ? undefined : open + edited + rest
}

/**
 * Sets a field.
 * @param value undefined removes it
 * @param order of fields, in which a new one takes its place
 */
export function setField(
  document: Document,
  name: string,
  value: string | readonly string[] | undefined,
  order: readonly string[] = [],
): void {
  if (value === undefined || !isMap(document.contents)) return void document.delete(name)
  const node = document.createNode(value)
  if (isSeq(node)) node.flow = true
  const { items } = document.contents
  const isLater = (key: unknown): boolean => isScalar(key) && order.indexOf(String(key.value)) > order.indexOf(name)
  const later = items.findIndex(({ key }) => isLater(key))
  // Of a single value, the comment and the quotation marks stay.
  if (document.has(name)) document.set(name, typeof value === 'object' ? node : value)
  else items.splice(later === -1 ? items.length : later, 0, document.createPair(name, node))
}
