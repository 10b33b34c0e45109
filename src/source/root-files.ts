/** Files at the root of the content folder: the settings of the site, removed entries, and exceptions from rules of style. */
import { lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { type Exception, LintFile } from '../schema/editorial.ts'
import { RemovedFile, SiteFile } from '../schema/site.ts'
import { refuseRootFile } from './files/find.ts'
import { decode, readBounded } from './files/read.ts'
import { type Source, START, toDiagnostic } from './finding.ts'
import { checkFields } from './yaml/check-fields.ts'
import { type Locate, locator, readYaml } from './yaml/yaml.ts'

/**
 * Reads a text file at the root of the content folder.
 * @param label how the content folder is named in messages
 * @returns undefined when there is no such file
 */
export function readRootFile(root: string, label: string, name: string): Source | Diagnostic | undefined {
  const file = `${label}/${name}`
  if (!lstatSync(join(root, name), { throwIfNoEntry: false })) return undefined
  const refusal = refuseRootFile(root, name)
  if (refusal) return toDiagnostic(file, { ...refusal, place: START })
  const decoded = decode(readBounded(join(root, name)))
  return 'finding' in decoded ? toDiagnostic(file, decoded.finding) : { file, text: decoded.text }
}

/** The checked fields of a YAML file, with a function that finds their places; or what is wrong with the file. */
type RootYaml<Value> =
  | { readonly value: Value; readonly locate: Locate }
  | { readonly diagnostics: readonly Diagnostic[] }

/** @returns undefined when there is no such file */
function readRootYaml<Schema extends z.ZodObject>(
  root: string,
  label: string,
  name: string,
  schema: Schema,
): RootYaml<z.output<Schema>> | undefined {
  const read = readRootFile(root, label, name)
  if (!read) return undefined
  if ('code' in read) return { diagnostics: [read] }
  const yaml = readYaml(read.text)
  const checked = 'findings' in yaml ? yaml : checkFields(schema, yaml.fields ?? {}, read.text, 0, 'the file')
  if ('findings' in checked) return { diagnostics: checked.findings.map(finding => toDiagnostic(read.file, finding)) }
  return { value: checked.value, locate: locator(read.text) }
}

/**
 * Reads `site.yaml`, which every content folder must have.
 * @returns undefined settings when the file is missing or wrong
 */
export function readSettings(
  root: string,
  label: string,
): {
  readonly settings: SiteFile | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** What is wrong with the redirects, given the names of all pages. */
  readonly checkRedirects?: (isPage: (name: string) => boolean) => readonly Diagnostic[]
} {
  const read = readRootYaml(root, label, 'site.yaml', SiteFile)
  if (read && 'value' in read)
    return {
      settings: read.value,
      diagnostics: [],
      checkRedirects: isPage => wrongRedirects(read.value.redirects, `${label}/site.yaml`, read.locate, isPage),
    }
  const missing = toDiagnostic(`${label}/site.yaml`, {
    code: 'missing-file',
    place: START,
    message: 'the settings of the site are missing',
    hint: 'Restore site.yaml from the repository.',
  })
  return { settings: undefined, diagnostics: read?.diagnostics ?? [missing] }
}

function wrongRedirects(
  redirects: SiteFile['redirects'],
  file: string,
  locate: Locate,
  isPage: (name: string) => boolean,
): readonly Diagnostic[] {
  return Object.entries(redirects ?? {}).flatMap(([from, to]) => {
    const place = locate(['redirects', from])
    const [message, hint] = isPage(from)
      ? [`"${from}" is a page, so its address cannot lead elsewhere`, 'Remove the line.']
      : [`there is no page "${to}"`, 'Name a page that is there: an entry, paths/<slug>, or compare/<a>-vs-<b>.']
    if (!isPage(from) && isPage(to)) return []
    return [toDiagnostic(file, { code: 'redirect', place, message, hint })]
  })
}

/** Lists entries that were removed on purpose. */
export const REMOVED_FILE = 'removed.yaml'

export interface Removed {
  readonly slugs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads `removed.yaml`, if there is one.
 * @param root absolute path of the content folder
 * @param taken slugs and former slugs of terms
 */
export function readRemoved(root: string, taken: ReadonlySet<string>): Removed {
  const label = basename(root)
  const read = readRootYaml(root, label, REMOVED_FILE, RemovedFile)
  if (!read) return { slugs: [], diagnostics: [] }
  if ('diagnostics' in read) return { slugs: [], diagnostics: read.diagnostics }
  const slugs = read.value.removed
  const diagnostics = slugs.flatMap((slug, i) =>
    taken.has(slug)
      ? [
          toDiagnostic(`${label}/${REMOVED_FILE}`, {
            code: 'removed-slug-taken',
            place: read.locate(['removed', i]),
            message: `"${slug}" is the address of an entry again`,
            hint: 'Remove it from this list.',
          }),
        ]
      : [],
  )
  return { slugs, diagnostics }
}

/** Lists accepted deviations from rules of style. */
const EXCEPTIONS_FILE = 'lint.yaml'

export interface Exceptions {
  readonly exceptions: readonly Exception[]
  readonly diagnostics: readonly Diagnostic[]
  /** The place of an exception, by its index. */
  readonly placeOf: (index: number) => Place & { readonly file: string }
}

/**
 * Reads `lint.yaml`, if there is one.
 * @param root absolute path of the content folder
 */
export function readExceptions(root: string, label: string): Exceptions {
  const file = `${label}/${EXCEPTIONS_FILE}`
  const none = { exceptions: [], placeOf: () => ({ file, line: 1, column: 1 }) }
  const read = readRootYaml(root, label, EXCEPTIONS_FILE, LintFile)
  if (!read) return { ...none, diagnostics: [] }
  if ('diagnostics' in read) return { ...none, diagnostics: read.diagnostics }
  return {
    exceptions: read.value.exceptions,
    diagnostics: [],
    placeOf: index => ({ file, ...read.locate(['exceptions', index]) }),
  }
}
