/** Runs once before all judges: installs them and publishes the fixture dictionary for them to look at. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { librarySite } from '../hosts/site.ts'
import { installJudges } from './programs.ts'

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
  await installJudges()
  const site = await librarySite('https://palabit.example')
  const { base } = JSON.parse(readFileSync(join(site.dist, 'deploy/edge.json'), 'utf8')) as { readonly base: string }
  project.provide('published', { dist: site.dist, base })
  return site.remove
}
