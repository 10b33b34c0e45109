/** Lays a broken case over the smallest valid content, in a folder of its own that is gone when the test ends. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { makeFolder } from '../make-folder.ts'

export const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))
export const BASE = join(FIXTURES, 'base')
export const BROKEN = join(FIXTURES, 'broken')

/** Files of a case that say something about it and are no part of the content. */
const ABOUT = new Set(['expected.txt', 'remove.txt'])

/**
 * Copies the base content, takes away what `remove.txt` lists, puts the files of the case in place and hands the
 * folder, named `content`, to `use`. Beside it lie files outside of the content, for symbolic links to lead to.
 */
export function withContent<Result>(overlay: string | undefined, use: (content: string) => Result): Result {
  const home = makeFolder('content')
  const content = join(home, 'content')
  try {
    for (const [path, bytes] of base) write(content, path, bytes)
    cpSync(join(BASE, 'terms/alpha/es.md'), join(home, 'outside.md'))
    cpSync(join(BASE, 'site.yaml'), join(home, 'outside.yaml'))
    if (overlay !== undefined) lay(overlay, content)
    return use(content)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Writes a file below a folder, with the folders that lead to it. */
export function write(root: string, path: string, text: string | Uint8Array): void {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

function lay(overlay: string, content: string): void {
  const list = join(overlay, 'remove.txt')
  const removed = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  for (const path of removed) rmSync(join(content, path), { recursive: true })
  for (const path of filesIn(overlay)) {
    if (ABOUT.has(path)) continue
    const source = join(overlay, path)
    const target = join(content, path)
    mkdirSync(dirname(target), { recursive: true })
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else cpSync(source, target)
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
}

/** The files of the base content: they are written hundreds of times, which is faster than copying them. */
const base = filesIn(BASE).map(path => [path, readFileSync(join(BASE, path))] as const)

/** Diagnostics as `expected.txt` holds them; the path of the temporary folder is written `{root}`. */
export function format(diagnostics: readonly Diagnostic[], content: string): string {
  const blocks = diagnostics.map(({ file, line, column, code, message, hint }) => {
    const head = `${file}:${line}:${column}  ${code}  ${message}\n`
    return hint === undefined ? head : `${head}    ${hint}\n`
  })
  return blocks.join('').replaceAll(content, '{root}')
}
