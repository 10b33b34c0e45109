/**
 * Reading all content of a folder: every file once, every fault of every file, in one run. Terms whose files have not
 * changed since they were last found valid come from the memory of an earlier run, if one is given.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reservedSlugs } from '../model/address.ts'
import { compareDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/site.ts'
import { bounds } from '../schema/bounds.ts'
import { SiteFile } from '../schema/site.ts'
import type { Term } from '../schema/term.ts'
import { checkFields } from './document.ts'
import { type Folder, findContent, refuseOwnFile } from './find.ts'
import { checkPageLinks } from './page-links.ts'
import { REQUIRED_PAGES, readPage } from './pages.ts'
import { isPicture, lookAtPictures } from './picture/pictures.ts'
import { decode, readBounded } from './read.ts'
import { checkAcross } from './rules.ts'
import { type Source, START, toDiagnostic } from './source.ts'
import { readTerm } from './term.ts'
import { whereIn } from './where.ts'
import { readYaml } from './yaml.ts'

export interface Content {
  readonly settings: SiteFile | undefined
  readonly terms: readonly Term[]
  readonly pages: readonly Page[]
  /** Sorted; empty when everything is well. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Terms found valid before, by a hash of the bytes of their files. */
export interface TermMemory {
  get(hash: string): Term | undefined
  set(hash: string, term: Term): void
}

export interface LoadOptions {
  readonly memory?: TermMemory
  /** Called now and then with the number of terms read and their total. */
  readonly progress?: (done: number, total: number) => void
}

/** @param root absolute path of the content folder */
export function loadContent(root: string, { memory, progress }: LoadOptions = {}): Content {
  const label = basename(root)
  if (!existsSync(root)) {
    const diagnostic = toDiagnostic(label, {
      code: 'content-missing',
      place: START,
      message: `there is no folder ${root}`,
      hint: 'Run the command from the folder of the project, or name the content with --content.',
    })
    return { settings: undefined, terms: [], pages: [], diagnostics: [diagnostic] }
  }
  const found = findContent(root, label)
  const diagnostics: Diagnostic[] = [...found.diagnostics]
  const settings = readSettings(root, label, diagnostics)

  const terms: Term[] = []
  for (const [index, folder] of found.terms.entries()) {
    if (index % 500 === 0) progress?.(index, found.terms.length)
    const term = loadTerm(root, label, folder, diagnostics, memory)
    if (term) terms.push(term)
  }
  progress?.(found.terms.length, found.terms.length)

  const pages = found.pages.flatMap(folder => loadPage(root, label, folder, diagnostics) ?? [])
  const names = found.pages.map(({ name }) => name)
  for (const required of REQUIRED_PAGES) {
    if (names.includes(required)) continue
    diagnostics.push(
      toDiagnostic(`${label}/pages/${required}/en.md`, {
        code: 'missing-file',
        place: START,
        message: `the page "${required}" is missing`,
        hint: 'The site cannot do without it; restore it from the repository.',
      }),
    )
  }
  const slugs = found.terms.map(({ name }) => name)
  diagnostics.push(...checkAcross(terms, slugs, reservedSlugs(names), whereIn(root, label)))
  diagnostics.push(...checkPageLinks(root, label, pages, terms, slugs))
  return { settings, terms, pages, diagnostics: diagnostics.sort(compareDiagnostics) }
}

function readSettings(root: string, label: string, diagnostics: Diagnostic[]): SiteFile | undefined {
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

function loadTerm(
  root: string,
  label: string,
  { name, files, refused }: Folder,
  diagnostics: Diagnostic[],
  memory?: TermMemory,
): Term | undefined {
  const bytes = files.map(file => [file, readBounded(join(root, 'terms', name, file), limitOf(file))] as const)
  const hash = hashOf(name, files, bytes)
  const known = memory?.get(hash)
  if (known) return known
  const folder = `${label}/terms/${name}`
  const { sources, broken } = decodeAll(
    bytes.filter(([file]) => !isPicture(file)),
    folder,
  )
  const picture = lookAtPictures(bytes, folder)
  const result = readTerm(name, files, sources, folder, [...broken, ...picture.diagnostics], refused)
  diagnostics.push(...result.diagnostics)
  if (!('term' in result)) return undefined
  const term = { ...result.term, ...(picture.size && { imageSize: picture.size }) }
  if (result.diagnostics.length === 0) memory?.set(hash, term)
  return term
}

function loadPage(
  root: string,
  label: string,
  { name, files, refused }: Folder,
  diagnostics: Diagnostic[],
): Page | undefined {
  const folder = `${label}/pages/${name}`
  const { sources, broken } = decodeAll(
    files.map(file => [file, readBounded(join(root, 'pages', name, file))] as const),
    folder,
  )
  const result = readPage(name, sources, [...files, ...refused], folder)
  diagnostics.push(...broken, ...result.diagnostics)
  return broken.length === 0 && refused.length === 0 ? result.page : undefined
}

function decodeAll(
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

const limitOf = (file: string): number => (isPicture(file) ? bounds.image.max : bounds.sourceFile.max)

function hashOf(name: string, files: readonly string[], bytes: readonly (readonly [string, Buffer])[]): string {
  const hash = createHash('sha256').update(`${name}\0${files.join('\0')}`)
  for (const [file, content] of bytes) hash.update(`\0${file}\0${content.length}\0`).update(content)
  return hash.digest('base64url')
}
