/** Reads the files at the root of the content folder: the settings of the site, and removed entries. */
import { lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as z from 'zod'
import type { Diagnostic } from '../model/diagnostic.ts'
import { RemovedFile, SiteFile } from '../schema/site-settings.ts'
import { refuseRootFile } from './files/find-content.ts'
import { readSource } from './files/read-source-file.ts'
import { type Read, type Refusal, refuse, toDiagnostics } from './source-finding.ts'
import { readFields } from './yaml/check-fields.ts'
import { locator } from './yaml/yaml.ts'

/**
 * Reads a text file at the root of the content folder.
 * @returns undefined when there is no such file
 */
function readRootFile(root: string, name: string): Read<string> | undefined {
  if (!lstatSync(join(root, name), { throwIfNoEntry: false })) return undefined
  return refuseRootFile(root, name) ?? readSource(join(root, name))
}

/** Reads a YAML file at the root of the content folder, and checks its fields. */
function readRootFields<Schema extends z.ZodObject>(root: string, name: string, schema: Schema) {
  const file = `${basename(root)}/${name}`
  const text = readRootFile(root, name)
  const { value, findings }: Read<z.output<Schema>> =
    text?.value === undefined ? { findings: text?.findings ?? [] } : readFields(schema, text.value)
  const locate = locator(text?.value ?? '')
  return {
    isThere: text !== undefined,
    /** Undefined when the file is missing or wrong. */
    value,
    diagnostics: toDiagnostics(file, findings),
    /** Says what is wrong with a field. */
    refuseAt: (path: readonly PropertyKey[], ...[code, message, hint]: Refusal) =>
      toDiagnostics(file, refuse(code, message, hint, locate(path)).findings),
  }
}

/**
 * Reads `site.yaml`, which every content folder must have.
 * @returns undefined settings when the file is missing or wrong; what is wrong with redirects needs the names of all pages
 */
export function readSettings(root: string) {
  const { isThere, value: settings, diagnostics, refuseAt } = readRootFields(root, 'site.yaml', SiteFile)
  const [message, cure] = ['the settings of the site are missing', 'Restore site.yaml from the repository.']
  return {
    settings,
    diagnostics: isThere ? diagnostics : refuseAt([], 'missing-file', message, cure),
    checkRedirects: (isPage: (name: string) => boolean): readonly Diagnostic[] =>
      Object.entries(settings?.redirects ?? {}).flatMap(([from, to]) => {
        if (!isPage(from) && isPage(to)) return []
        const [message, hint] = isPage(from)
          ? [`"${from}" is a page, so its address cannot lead elsewhere`, 'Remove the line.']
          : [`there is no page "${to}"`, 'Name a page that is there: an entry, paths/<slug>, or compare/<a>-vs-<b>.']
        return refuseAt(['redirects', from], 'redirect', message, hint)
      }),
  }
}

/** Lists entries that were removed on purpose. */
export const REMOVED_FILE = 'removed.yaml'

/**
 * Reads `removed.yaml`, if there is one.
 * @param taken slugs and former slugs of terms
 */
export function readRemoved(root: string, taken: ReadonlySet<string>) {
  const { value, diagnostics, refuseAt } = readRootFields(root, REMOVED_FILE, RemovedFile)
  const slugs: readonly string[] = value?.removed ?? []
  const clashes = slugs.flatMap((slug, i) => {
    if (!taken.has(slug)) return []
    const message = `"${slug}" is the address of an entry again`
    return refuseAt(['removed', i], 'removed-slug-taken', message, 'Remove it from this list.')
  })
  return { slugs, diagnostics: [...diagnostics, ...clashes] }
}
