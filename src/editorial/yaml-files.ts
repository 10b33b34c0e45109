/** Changes YAML files of the content; comments and everything else stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, parseDocument } from 'yaml'

const YAML_STYLE = { lineWidth: 0, flowCollectionPadding: false } as const

/**
 * @param edit returns false if nothing has changed
 * @returns whether the file has changed
 */
export function editYaml(root: string, file: string, edit: (document: Document) => unknown): boolean {
  const path = join(root, file)
  const document = parseDocument(readFileSync(path, 'utf8'))
  if (document.errors.length > 0 || !isMap(document.contents)) return false
  if (edit(document) === false) return false
  writeFileSync(path, document.toString(YAML_STYLE))
  return true
}
