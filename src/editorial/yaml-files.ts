/** Changes YAML files of the content, and front matter; comments and everything else stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, parseDocument } from 'yaml'

const YAML_STYLE = { lineWidth: 0, flowCollectionPadding: false } as const

/** @returns false if nothing has changed */
type Edit = (document: Document) => unknown

/** @returns whether the file has changed */
export function editYaml(root: string, file: string, edit: Edit): boolean {
  const path = join(root, file)
  const edited = editText(readFileSync(path, 'utf8'), edit)
  if (edited !== undefined) writeFileSync(path, edited)
  return edited !== undefined
}

/**
 * Changes the front matter of a Markdown file.
 * @returns whether the file has changed
 */
export function editFrontMatter(root: string, file: string, edit: Edit): boolean {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const [, open = '', yaml, rest = ''] = /^(---\r?\n)([\s\S]*?\n)(---[ \t]*(?:\r?\n[\s\S]*)?)$/.exec(text) ?? []
  const edited = yaml === undefined ? undefined : editText(yaml, edit)
  if (edited !== undefined) writeFileSync(path, open + edited + rest)
  return edited !== undefined
}

function editText(yaml: string, edit: Edit): string | undefined {
  const document = parseDocument(yaml)
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  return edit(document) === false ? undefined : document.toString(YAML_STYLE)
}
