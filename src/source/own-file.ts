/** Files at the top of the content folder that may be absent: the list of exceptions, and the plan of headwords. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { refuseOwnFile } from './files/find.ts'
import { decode, readBounded } from './files/read.ts'
import { type Source, START, toDiagnostic } from './finding.ts'

/** @returns undefined when there is no such file */
export function readOwnFile(root: string, label: string, name: string): Source | Diagnostic | undefined {
  const file = `${label}/${name}`
  if (!lstatSync(join(root, name), { throwIfNoEntry: false })) return undefined
  const refusal = refuseOwnFile(root, name)
  if (refusal) return toDiagnostic(file, { ...refusal, place: START })
  const decoded = decode(readBounded(join(root, name)))
  return 'finding' in decoded ? toDiagnostic(file, decoded.finding) : { file, text: decoded.text }
}
