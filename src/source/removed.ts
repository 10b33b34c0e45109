/** Reading `content/removed.yaml`: entries that were taken out on purpose, so that no build takes it for an accident. */
import { basename } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { RemovedFile } from '../schema/removed.ts'
import { toDiagnostic } from './finding.ts'
import { readOwnFile } from './own-file.ts'
import { checkFields } from './yaml/check-fields.ts'
import { locator, readYaml } from './yaml/yaml.ts'

export const REMOVED_FILE = 'removed.yaml'

export interface Removed {
  readonly slugs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * @param root absolute path of the content folder
 * @param taken slugs and former slugs of terms
 */
export function readRemoved(root: string, taken: ReadonlySet<string>): Removed {
  const label = basename(root)
  const file = `${label}/${REMOVED_FILE}`
  const read = readOwnFile(root, label, REMOVED_FILE)
  if (!read) return { slugs: [], diagnostics: [] }
  if ('code' in read) return { slugs: [], diagnostics: [read] }
  const yaml = readYaml(read.text)
  const checked = 'findings' in yaml ? yaml : checkFields(RemovedFile, yaml.fields ?? {}, read.text, 0, 'the file')
  if (!('value' in checked))
    return { slugs: [], diagnostics: checked.findings.map(finding => toDiagnostic(file, finding)) }
  const slugs = checked.value.removed
  const locate = locator(read.text)
  const diagnostics = slugs.flatMap((slug, i) =>
    taken.has(slug)
      ? [
          toDiagnostic(file, {
            code: 'removed-slug-taken',
            place: locate(['removed', i]),
            message: `"${slug}" is the address of an entry again`,
            hint: 'Remove it from this list.',
          }),
        ]
      : [],
  )
  return { slugs, diagnostics }
}
