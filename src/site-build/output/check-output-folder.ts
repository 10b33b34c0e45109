/**
 * Checks the folder for the site: a build replaces it whole, so it must be ours to replace, which is absent, empty, or
 * made by an earlier build.
 */
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { file, fileOf } from '../../model/web/address.ts'
import type { Folders } from '../build-options.ts'
import { LOST_AND_FOUND } from './swap-site-folders.ts'

/** @returns why a folder cannot be replaced; undefined when it can */
export function refuseTarget(target: string, folders: Folders): string | undefined {
  const out = realPath(target)
  for (const folder of [folders.content, folders.public, process.cwd()]) {
    const kept = realPath(folder)
    if (kept === out || kept.startsWith(withSlash(out)))
      return `${out} cannot be the output folder: it contains ${kept}`
    if (folder !== process.cwd() && out.startsWith(withSlash(kept)))
      return `${out} cannot be the output folder: it lies inside ${kept}`
  }
  if (!existsSync(out)) return undefined
  if (!statSync(out).isDirectory()) return `${out} is a file, not a folder; name another folder with --out`
  const refused = refusalToWrite(out)
  if (refused !== undefined) return refused
  const files = readdirSync(out).filter(name => name !== LOST_AND_FOUND)
  if (files.includes('.git')) return `${out} is a git repository, which a build would replace; build elsewhere and copy`
  if (files.length === 0 || existsSync(join(out, fileOf(file.edge)))) return undefined
  return `${out} holds files that no build has made; name another folder with --out, or empty this one`
}

/** A folder that has been made read-only is meant to stay as it is, although its parent might let it be replaced. */
function refusalToWrite(out: string): string | undefined {
  try {
    accessSync(out, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const isMount = (error as NodeJS.ErrnoException).code === 'EROFS'
    const cure = isMount ? 'mount it writable' : 'give yourself permission to write there'
    return `${out} is read-only; ${cure}, or name another folder with --out`
  }
}

/** The path without symbolic links, as far as it exists. */
export function realPath(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  const parent = dirname(absolute)
  return parent === absolute ? absolute : join(realPath(parent), basename(absolute))
}

const withSlash = (path: string): string => (path.endsWith(sep) ? path : path + sep)
