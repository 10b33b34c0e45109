/** Dictionaries as a host serves them, built for an address that is not the one on which a test listens. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built, publishForm, tinyWorkspace, workspaceIn, write } from '../build/folders.ts'
import { LIBRARY } from '../library.ts'
import { makeFolder } from '../make-folder.ts'

export const BASE = 'https://tiny.example'

export interface Site {
  readonly dist: string
  readonly base: string
  remove(): void
}

/** A folder with the tiny dictionary and the form for entries, and a secret beside it. On disk, because Deno does not allow reading below /dev. */
export async function tinySite(base = BASE): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'palabit-host-'))
  const site = tinyWorkspace(home, { downloads: true })
  write(home, 'secret.txt', 'root:secret:0:0')
  publishForm(site)
  await built(site, { baseUrl: base, cache: undefined })
  return { dist: site.out, base, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/** A folder with the fixture dictionary of 65 entries, without social cards, which take longer than everything else. */
export async function librarySite(base = BASE): Promise<Site> {
  const home = makeFolder('host')
  const site = { ...workspaceIn(home), ...LIBRARY }
  await built(site, { baseUrl: base, cache: undefined, cards: false })
  return { dist: site.out, base, remove: () => rmSync(home, { recursive: true, force: true }) }
}
