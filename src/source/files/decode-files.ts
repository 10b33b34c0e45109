/** The text files of a folder, decoded. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type Source, toDiagnostic } from '../finding.ts'
import { decode } from './read.ts'

/**
 * @param files names and bytes
 * @param folder how the folder is named in messages
 * @returns the files by name, and what is wrong with those that cannot be decoded
 */
export function decodeAll(
  files: readonly (readonly [string, Buffer])[],
  folder: string,
): { readonly sources: ReadonlyMap<string, Source>; readonly broken: readonly Diagnostic[] } {
  const sources = new Map<string, Source>()
  const broken: Diagnostic[] = []
  for (const [file, bytes] of files) {
    const decoded = decode(bytes)
    if ('finding' in decoded) broken.push(toDiagnostic(`${folder}/${file}`, decoded.finding))
    else sources.set(file, { file: `${folder}/${file}`, text: decoded.text })
  }
  return { sources, broken }
}
