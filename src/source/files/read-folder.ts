/** The files of a folder that has a text in each language: pages, comparisons and paths. */
import { join } from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { type Finding, type Source, toDiagnostic } from '../finding.ts'
import type { Folder, Kind } from './find.ts'
import { decodeAll, readBounded } from './read.ts'

export interface FolderFiles {
  /** How the folder is named in messages. */
  readonly folder: string
  readonly sources: ReadonlyMap<string, Source>
  /** Names of all files, readable or not. */
  readonly files: readonly string[]
}

/** @returns the files, and what is wrong with those that cannot be decoded */
export function readFolder(
  root: string,
  label: string,
  kind: Kind,
  { name, files, refused }: Folder,
): FolderFiles & { readonly broken: readonly Diagnostic[] } {
  const folder = `${label}/${kind}/${name}`
  const bytes = files.map(file => [file, readBounded(join(root, kind, name, file))] as const)
  return { folder, files: [...files, ...refused], ...decodeAll(bytes, folder) }
}

export interface Read<Value> {
  readonly value?: Value
  readonly findings: readonly Finding[]
}

/**
 * Reads a file and notes what is wrong with it.
 * @param missing what is noted if there is no such file; of one that cannot be read, that has been reported
 * @returns undefined unless nothing is wrong
 */
export function readFile<Value>(
  { folder, sources, files }: FolderFiles,
  file: string,
  reader: (text: string) => Read<Value>,
  missing: Finding,
  diagnostics: Diagnostic[],
): Value | undefined {
  const source = sources.get(file)
  if (!source && files.includes(file)) return undefined
  const { value, findings }: Read<Value> = source ? reader(source.text) : { findings: [missing] }
  diagnostics.push(...findings.map(finding => toDiagnostic(`${folder}/${file}`, finding)))
  return findings.length === 0 ? value : undefined
}
