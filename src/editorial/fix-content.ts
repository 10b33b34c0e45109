/** `npm run check -- --fix`: fixes the files of a content folder in place, each atomically, and reports what changed. */
import { isUtf8 } from 'node:buffer'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bounds } from '../schema/bounds.ts'
import { findLongParagraph } from '../source/body/paragraph-limit.ts'
import { findContent } from '../source/files/find-content.ts'
import { decodeForeign } from '../source/files/read-source-file.ts'
import { writeWhole } from '../source/files/write-atomically.ts'
import { fixText, type Repair, type TextKind } from './fix-text.ts'

type FileRepair = Repair | 'not-utf-8'
type Repairs = ReadonlyMap<FileRepair, readonly number[]>

interface FixedFile {
  /** Path shown to editors: `content/terms/backup/es.md`. */
  readonly file: string
  readonly repairs: Repairs
}

const OWN_FILES = ['site.yaml', 'removed.yaml', 'headwords.csv']

const KINDS: Readonly<Record<string, TextKind>> = {
  'term.yaml': 'yaml',
  'path.yaml': 'yaml',
  'en.md': 'en',
  'es.md': 'es',
}

/**
 * Fixes the files of a content folder.
 * @param root absolute path of the content folder
 * @param named slugs of the entries to fix; without any, everything is
 * @returns the files that were changed
 */
export function fixContent(root: string, named: readonly string[] = []): readonly FixedFile[] {
  const label = basename(root)
  const changed: FixedFile[] = []
  const fix = (path: string, kind: TextKind) => {
    const repairs = fixFile(join(root, path), kind)
    if (repairs) changed.push({ file: `${label}/${path}`, repairs })
  }
  const isMeant = (name: string): boolean => named.length === 0 || named.includes(name)
  for (const file of named.length === 0 ? OWN_FILES : []) if (existsSync(join(root, file))) fix(file, 'stored')
  const { pages, comparisons, paths, terms } = findContent(root)
  for (const [place, folders] of Object.entries({ pages, comparisons, paths, terms }))
    for (const { name, files } of folders)
      for (const file of files) {
        const kind = place === 'pages' ? 'page' : KINDS[file]
        if (kind !== undefined && isMeant(name)) fix(`${place}/${name}/${file}`, kind)
      }
  return changed
}

/** @returns what was changed; undefined if nothing was, or if the file is not one that can be fixed */
function fixFile(path: string, kind: TextKind): Repairs | undefined {
  const stats = lstatSync(path)
  if (!stats.isFile() || stats.size > bounds.sourceFile.max) return undefined
  const bytes = readFileSync(path)
  const foreign = isUtf8(bytes) ? undefined : decodeForeign(bytes)
  if (!isUtf8(bytes) && !foreign) return undefined
  const original = foreign?.text ?? bytes.toString('utf8')
  if (findLongParagraph(original, 0).length > 0) return undefined
  const { text, repairs } = fixText(original, kind)
  if (text === original && !foreign) return undefined
  writeWhole(path, text, { mode: stats.mode, flush: true })
  return foreign ? new Map([['not-utf-8', []] as const, ...repairs]) : repairs
}

const REPAIR_NAMES: Readonly<Record<FileRepair, string>> = {
  'not-utf-8': 'stored as UTF-8',
  'invisible-character': 'removed invisible characters',
  'byte-order-mark': 'removed the byte order mark',
  'line-ends': 'replaced Windows line ends',
  'no-break-space': 'replaced no-break spaces',
  'not-nfc': 'stored accented letters as one character',
  'trailing-spaces': 'removed spaces at the end of the line',
  'quotation-marks': 'quotation marks',
  'quoted-name': 'straight quotes around names',
  'hyphen-as-dash': 'dashes',
  'number-form': 'narrow no-break space in a number',
  'unit-space': 'space before a unit',
}

/** What was changed, as text for a terminal. */
export function reportFixed(files: readonly FixedFile[]): string {
  if (files.length === 0) return 'Nothing to fix by program.\n\n'
  const lines = files.map(({ file, repairs }) => {
    const names = [...repairs].map(([repair, at]) => REPAIR_NAMES[repair] + linesOf(at))
    return `${file}  ${names.join('; ')}\n`
  })
  return `${lines.join('')}Fixed ${files.length} ${files.length === 1 ? 'file' : 'files'}; look at the changes with "git diff".\n\n`
}

function linesOf(lines: readonly number[]): string {
  if (lines.length === 0) return ''
  return ` (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`
}
