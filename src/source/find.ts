/** Finding what an editor has put under `content/`: folders of terms and pages, files, and links that lead elsewhere. */
import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import fastGlob from 'fast-glob'
import { compareText, type Diagnostic } from '../model/diagnostic.ts'
import { SLUG_PATTERN } from '../schema/bounds.ts'
import { LANGUAGES } from '../schema/language.ts'
import { IMAGES } from '../schema/term.ts'
import { START, toDiagnostic } from './source.ts'

export interface Folder {
  readonly name: string
  /** File names in the folder, sorted. */
  readonly files: readonly string[]
}

export interface Found {
  readonly terms: readonly Folder[]
  readonly pages: readonly Folder[]
  readonly diagnostics: readonly Diagnostic[]
}

const TERM_FILES: ReadonlySet<string> = new Set(['term.yaml', ...LANGUAGES.map(language => `${language}.md`), ...IMAGES])
const PAGE_FILES: ReadonlySet<string> = new Set(LANGUAGES.map(language => `${language}.md`))

/**
 * @param root absolute path of the content folder
 * @param label how the folder is named in messages
 */
export function findContent(root: string, label: string): Found {
  const entries = fastGlob
    .sync(['{terms,pages}/**'], { cwd: root, onlyFiles: false, followSymbolicLinks: false, objectMode: true, dot: true, suppressErrors: true })
    .filter(entry => !entry.name.startsWith('.'))
    .sort((a, b) => compareText(a.path, b.path))
  const folders = { terms: new Map<string, string[]>(), pages: new Map<string, string[]>() }
  const diagnostics: Diagnostic[] = []
  const refuse = (path: string, code: Diagnostic['code'], message: string, hint: string) =>
    diagnostics.push(toDiagnostic(`${label}/${path}`, { code, place: START, message, hint }))

  for (const { path, dirent } of entries) {
    const [kind, folder, ...rest] = path.split('/') as ['terms' | 'pages', string, ...string[]]
    if (dirent.isSymbolicLink() && !staysInside(root, path)) {
      refuse(path, 'symbolic-link', 'this symbolic link leads to a folder or out of the content folder', 'Put a copy of the file here instead of a link.')
      if (rest.length === 0) continue
    } else if (rest.length === 0) {
      if (dirent.isDirectory()) {
        folders[kind].set(folder, folders[kind].get(folder) ?? [])
        if (SLUG_PATTERN.test(folder)) continue
        refuse(path, 'invalid-folder-name', `"${folder}" cannot be an address`, 'Name the folder with lower-case letters a-z, digits and hyphens only.')
      } else refuse(path, 'unexpected-file', `"${folder}" does not belong here`, `Every ${kind === 'terms' ? 'term' : 'page'} has a folder of its own.`)
      continue
    }
    const name = rest.join('/')
    const expected = kind === 'terms' ? TERM_FILES : PAGE_FILES
    if (expected.has(name)) {
      const files = folders[kind].get(folder) ?? []
      files.push(name)
      folders[kind].set(folder, files)
    } else if (rest.length === 1) {
      refuse(path, 'unexpected-file', `"${name}" is not a file that ${kind === 'terms' ? 'a term' : 'a page'} may have`, `Files that belong here: ${[...expected].join(', ')}.`)
    }
  }
  const list = (kind: 'terms' | 'pages') => [...folders[kind]].map(([name, files]) => ({ name, files }))
  return { terms: list('terms'), pages: list('pages'), diagnostics }
}

/** A link may point at another file of the content folder; folders are never followed. */
function staysInside(root: string, path: string): boolean {
  try {
    const target = realpathSync(`${root}/${path}`)
    const home = realpathSync(root)
    return target.startsWith(home + sep) && /\.(?:md|yaml|svg|png|webp)$/.test(target)
  } catch {
    return false
  }
}
