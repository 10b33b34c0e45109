/** Files at the root of the content folder: the settings of the site, removed entries, and exceptions from rules of style. */
import { lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { type Exception, LintFile } from '../schema/editorial.ts'
import { RemovedFile, SiteFile } from '../schema/site.ts'
import { refuseRootFile } from './files/find.ts'
import { readSource } from './files/read.ts'
import { type Read, refuse, START, toDiagnostics } from './finding.ts'
import { readFields } from './yaml/check-fields.ts'
import { type Locate, locator } from './yaml/yaml.ts'

/**
 * Reads a text file at the root of the content folder.
 * @returns undefined when there is no such file
 */
export function readRootFile(root: string, name: string): Read<string> | undefined {
  if (!lstatSync(join(root, name), { throwIfNoEntry: false })) return undefined
  return refuseRootFile(root, name) ?? readSource(join(root, name))
}

/** The checked fields of a YAML file at the root of the content folder. */
interface RootFields<Value> {
  /** Undefined when something is wrong with the file. */
  readonly value?: Value
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
}

/** @returns undefined when there is no such file */
function readRootFields<Schema extends z.ZodObject>(
  root: string,
  name: string,
  schema: Schema,
): RootFields<z.output<Schema>> | undefined {
  const read = readRootFile(root, name)
  if (!read) return undefined
  const text = read.value ?? ''
  const { findings, ...checked } = read.findings.length > 0 ? { findings: read.findings } : readFields(schema, text)
  return { ...checked, diagnostics: toDiagnostics(`${basename(root)}/${name}`, findings), locate: locator(text) }
}

/** What is wrong with the redirects, given the names of all pages. */
export type CheckRedirects = (isPage: (name: string) => boolean) => readonly Diagnostic[]

/**
 * Reads `site.yaml`, which every content folder must have.
 * @returns undefined settings when the file is missing or wrong
 */
export function readSettings(root: string): {
  readonly settings: SiteFile | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly checkRedirects: CheckRedirects
} {
  const file = `${basename(root)}/site.yaml`
  const read = readRootFields(root, 'site.yaml', SiteFile)
  const missing = refuse(
    'missing-file',
    'the settings of the site are missing',
    'Restore site.yaml from the repository.',
  )
  return {
    settings: read?.value,
    diagnostics: read?.diagnostics ?? toDiagnostics(file, missing.findings),
    checkRedirects: isPage =>
      Object.entries(read?.value?.redirects ?? {}).flatMap(([from, to]) => {
        if (!isPage(from) && isPage(to)) return []
        const [message, hint] = isPage(from)
          ? [`"${from}" is a page, so its address cannot lead elsewhere`, 'Remove the line.']
          : [`there is no page "${to}"`, 'Name a page that is there: an entry, paths/<slug>, or compare/<a>-vs-<b>.']
        const place = read?.locate(['redirects', from])
        return toDiagnostics(file, refuse('redirect', message, hint, place).findings)
      }),
  }
}

/** Lists entries that were removed on purpose. */
export const REMOVED_FILE = 'removed.yaml'

/**
 * Reads `removed.yaml`, if there is one.
 * @param taken slugs and former slugs of terms
 */
export function readRemoved(
  root: string,
  taken: ReadonlySet<string>,
): { readonly slugs: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const read = readRootFields(root, REMOVED_FILE, RemovedFile)
  const slugs = read?.value?.removed ?? []
  const clashes = slugs.flatMap((slug, i) => {
    if (!taken.has(slug)) return []
    const message = `"${slug}" is the address of an entry again`
    const place = read?.locate(['removed', i])
    const { findings } = refuse('removed-slug-taken', message, 'Remove it from this list.', place)
    return toDiagnostics(`${basename(root)}/${REMOVED_FILE}`, findings)
  })
  return { slugs, diagnostics: [...(read?.diagnostics ?? []), ...clashes] }
}

/** Lists accepted deviations from rules of style. */
const EXCEPTIONS_FILE = 'lint.yaml'

export interface Exceptions {
  readonly exceptions: readonly Exception[]
  readonly diagnostics: readonly Diagnostic[]
  /** The place of an exception, by its index. */
  readonly placeOf: (index: number) => Place & { readonly file: string }
}

/** Reads `lint.yaml`, if there is one. */
export function readExceptions(root: string): Exceptions {
  const read = readRootFields(root, EXCEPTIONS_FILE, LintFile)
  return {
    exceptions: read?.value?.exceptions ?? [],
    diagnostics: read?.diagnostics ?? [],
    placeOf: index => ({
      file: `${basename(root)}/${EXCEPTIONS_FILE}`,
      ...(read?.locate(['exceptions', index]) ?? START),
    }),
  }
}
