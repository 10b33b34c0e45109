/**
 * Made once for all judges: the real content as `npm run build` publishes it. Without cards, which none of them looks
 * at and which take most of the time.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { judge } from './judge.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly published: {
      readonly dist: string
      /** Address for which the site is built; links in it begin with this. */
      readonly base: string
    }
  }
}

/** The form in which Vitest wants it. */
export async function setup(project: TestProject): Promise<() => void> {
  const home = mkdtempSync(join(tmpdir(), 'palabit-judges-'))
  const dist = join(home, 'dist')
  const options = ['--out', dist, '--no-cache', '--no-cards']
  const { status, stderr } = await judge(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...options])
  if (status !== 0) throw new Error(`Nothing was built:\n${stderr}`)
  const { base } = JSON.parse(readFileSync(join(dist, 'deploy/edge.json'), 'utf8')) as { readonly base: string }
  project.provide('published', { dist, base })
  return () => rmSync(home, { recursive: true, force: true })
}
