/** A build replaces a whole folder, so that folder must be ours to replace: absent, empty, or made by an earlier build. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Folders } from './prepare.ts'

/** @returns why a folder cannot be replaced; undefined when it can */
export function refuseTarget(out: string, folders: Folders): string | undefined {
  for (const folder of [folders.content, folders.public, process.cwd()]) {
    const kept = resolve(folder)
    if (kept === out || kept.startsWith(out + sep)) return `${out} cannot be the output folder: it contains ${kept}`
    if (folder !== process.cwd() && out.startsWith(kept + sep))
      return `${out} cannot be the output folder: it lies inside ${kept}`
  }
  if (!existsSync(out)) return undefined
  const files = readdirSync(out)
  if (files.length === 0 || (files.includes('openapi.json') && files.includes('v1'))) return undefined
  return `${out} holds files that no build has made; name another folder with --out, or empty this one`
}
