/** Changes YAML files of the content, and front matter, in place. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edit, editFrontMatter, editYaml } from './edit-yaml.ts'

/**
 * Changes fields of a YAML file, or of the front matter of a Markdown file.
 * @returns whether the file is there and has changed
 */
export function editFile(root: string, file: string, edit: Edit): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const edited = (file.endsWith('.md') ? editFrontMatter : editYaml)(readFileSync(path, 'utf8'), edit)
  if (edited !== undefined) writeFileSync(path, edited)
  return edited !== undefined
}
