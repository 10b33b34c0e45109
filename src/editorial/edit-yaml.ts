/** Changes fields of YAML; comments, quotation marks and other fields stay as they are. Runs anywhere. */
import { type Document, isMap, parseDocument } from 'yaml'

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
