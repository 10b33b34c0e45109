/** The settings of a site: reading `content/site.yaml`, and what is wrong with it. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { SiteFile } from '../schema/site.ts'
import { refuseOwnFile } from './files/find.ts'
import { decode, readBounded } from './files/read.ts'
import { START, toDiagnostic } from './finding.ts'
import { checkFields } from './yaml/check-fields.ts'
import { readYaml } from './yaml/yaml.ts'

/**
 * @param diagnostics what is wrong with the file is added here
 * @returns undefined when it cannot be used
 */
export function readSettings(root: string, label: string, diagnostics: Diagnostic[]): SiteFile | undefined {
  const file = `${label}/site.yaml`
  if (!lstatSync(join(root, 'site.yaml'), { throwIfNoEntry: false })) {
    diagnostics.push(
      toDiagnostic(file, {
        code: 'missing-file',
        place: START,
        message: 'the settings of the site are missing',
        hint: 'Restore site.yaml from the repository.',
      }),
    )
    return undefined
  }
  const refusal = refuseOwnFile(root, 'site.yaml')
  if (refusal) {
    diagnostics.push(toDiagnostic(file, { ...refusal, place: START }))
    return undefined
  }
  const decoded = decode(readBounded(join(root, 'site.yaml')))
  if ('finding' in decoded) {
    diagnostics.push(toDiagnostic(file, decoded.finding))
    return undefined
  }
  const yaml = readYaml(decoded.text)
  const checked = 'findings' in yaml ? yaml : checkFields(SiteFile, yaml.fields ?? {}, decoded.text, 0, 'the file')
  if ('value' in checked) return checked.value
  diagnostics.push(...checked.findings.map(finding => toDiagnostic(file, finding)))
  return undefined
}
