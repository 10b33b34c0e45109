/** Reading `content/lint.yaml`: the sentences about which reviewers have found a rule of style wrong. */
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { type Exception, LintFile } from '../schema/editorial.ts'
import { toDiagnostic } from './finding.ts'
import { readOwnFile } from './own-file.ts'
import { checkFields } from './yaml/check-fields.ts'
import { locator, readYaml } from './yaml/yaml.ts'

export const EXCEPTIONS_FILE = 'lint.yaml'

export interface Exceptions {
  readonly exceptions: readonly Exception[]
  readonly diagnostics: readonly Diagnostic[]
  /** Where an exception stands, by its index. */
  readonly placeOf: (index: number) => Place & { readonly file: string }
}

/** @param root absolute path of the content folder */
export function readExceptions(root: string, label: string): Exceptions {
  const file = `${label}/${EXCEPTIONS_FILE}`
  const none = { exceptions: [], placeOf: () => ({ file, line: 1, column: 1 }) }
  const read = readOwnFile(root, label, EXCEPTIONS_FILE)
  if (!read) return { ...none, diagnostics: [] }
  if ('code' in read) return { ...none, diagnostics: [read] }
  const yaml = readYaml(read.text)
  const checked = 'findings' in yaml ? yaml : checkFields(LintFile, yaml.fields ?? {}, read.text, 0, 'the file')
  if (!('value' in checked))
    return { ...none, diagnostics: checked.findings.map(finding => toDiagnostic(file, finding)) }
  const locate = locator(read.text)
  return {
    exceptions: checked.value.exceptions,
    diagnostics: [],
    placeOf: index => ({ file, ...locate(['exceptions', index]) }),
  }
}
