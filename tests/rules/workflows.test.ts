/**
 * The workflows, those that run and those to copy: what may see a secret, whose commit is published, and that everything
 * they take from outside is named by its digest. `tests/judges/workflows.test.ts` asks actionlint about their syntax.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../hosts/process.ts'

const COPIED = '.github/workflows-to-copy'
const WORKFLOWS = ['.github/workflows', COPIED].flatMap(folder =>
  readdirSync(join(ROOT, folder))
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => `${folder}/${name}`),
)

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly if?: string
  readonly needs?: string
  readonly 'timeout-minutes'?: number
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}
interface Workflow {
  readonly on: string | Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** True for a job that can change something outside its machine: it sees a secret, or has a right to write. */
const isPrivileged = (job: Job): boolean =>
  /\bsecrets\./.test(JSON.stringify(job)) || Object.values(job.permissions ?? {}).includes('write')

/** What each job that follows CI must ask. A fork can call its branch "main", and CI runs for its pull requests. */
const OF_MAIN = [
  "github.event.workflow_run.conclusion == 'success'",
  "github.event.workflow_run.event == 'push'",
  "github.event.workflow_run.head_branch == 'main'",
  'github.event.workflow_run.head_repository.full_name == github.repository',
  // By hand, a branch can be chosen.
  "github.event_name != 'workflow_run' && github.ref == 'refs/heads/main'",
]

const complaintsOf = ({ on, permissions, jobs }: Workflow): readonly string[] => {
  const events = typeof on === 'string' ? [on] : Object.keys(on)
  const complaints: string[] = []
  // Without the field, a job has every right that the repository grants.
  if (permissions === undefined || Object.values(permissions).includes('write')) complaints.push('permissions')
  if (events.includes('pull_request_target')) complaints.push('pull_request_target')
  for (const [name, job] of Object.entries(jobs)) {
    const complain = (about: string) => complaints.push(`${name}: ${about}`)
    if (!((job['timeout-minutes'] ?? 0) > 0)) complain('timeout-minutes')
    // A job that needs another is skipped when that one is.
    if (events.includes('workflow_run') && job.needs === undefined)
      for (const condition of OF_MAIN) if (!job.if?.includes(condition)) complain(condition)
    const runs = job.steps.flatMap(({ run }) => run?.split('\n') ?? [])
    if (isPrivileged(job)) {
      if (runs.some(run => /\bnpm (?:run|exec|test)|\bnpx\b|npm ci(?!.*--ignore-scripts)/.test(run))) complain('builds')
      if (JSON.stringify(job.steps).includes('head_sha')) complain('takes the commit that is published')
    }
    const installs = runs.filter(run => run.includes('npm ci'))
    if (new Set(installs).size < installs.length) complain('installs twice')
    if (runs.some(run => run.includes('${{'))) complain('puts an expression into shell')
    for (const step of job.steps)
      if (step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
        complain('leaves its token in the clone')
  }
  return complaints
}

describe.for(WORKFLOWS)('%s', path => {
  const workflow = parse(read(path)) as Workflow

  test('publishes commits of main alone, and builds without secrets.', () => {
    expect(complaintsOf(workflow)).toEqual([])
  })

  test('takes actions by their commit, and programs from a lock file.', () => {
    for (const [, action] of read(path).matchAll(/\buses: (.*)$/gm))
      expect(action).toMatch(/^actions\/[a-z-]+(?:\/[a-z]+)?@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    // What npx fetches is as new as the day.
    expect(read(path)).not.toMatch(/\bnpx\b/)
    for (const [, folder = ''] of read(path).matchAll(/npm ci --prefix (\S+) --ignore-scripts$/gm)) {
      const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as { dependencies: Record<string, string> }
      const lock = JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, object> }
      for (const [name, version] of Object.entries(dependencies)) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/)
        const integrity = expect.stringMatching(/^sha512-/)
        expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version, integrity })
      }
    }
  })
})

test('What is planted is found.', () => {
  const planted = `on: { workflow_run: { workflows: [CI], branches: [main] } }
jobs:
  publish:
    if: github.event.workflow_run.conclusion == 'success'
    steps:
      - uses: actions/checkout@v4
        with: { ref: "$\{{ github.event.workflow_run.head_sha }}" }
      - run: |
          npm ci
          npm ci
          echo $\{{ github.actor }}
      - run: npm run build
        env: { TOKEN: "$\{{ secrets.TOKEN }}" }
`
  expect(complaintsOf(parse(planted) as Workflow)).toEqual([
    'permissions',
    'publish: timeout-minutes',
    ...OF_MAIN.slice(1).map(condition => `publish: ${condition}`),
    'publish: builds',
    'publish: takes the commit that is published',
    'publish: installs twice',
    'publish: puts an expression into shell',
    'publish: leaves its token in the clone',
  ])
})

test('Images of containers are named by their digest.', () => {
  const dockerfile = read('src/deploy/node/Dockerfile')
  const { services } = parse(read('src/deploy/compose/compose.yaml')) as {
    readonly services: Readonly<Record<string, { readonly image?: string; readonly build?: object }>>
  }
  const images = [
    ...[...dockerfile.matchAll(/^ARG NODE_IMAGE=(.*)$/gm)].map(([, image]) => image),
    // What is built here has a name and no digest.
    ...Object.values(services).flatMap(({ image, build }) => (build ? [] : (image ?? []))),
  ]
  expect(images.length).toBeGreaterThanOrEqual(3)
  for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
  for (const [, from] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(from).toBe('$NODE_IMAGE')
})

test('The guide beside the workflows to copy names each of them.', () => {
  const named = [...read(`${COPIED}/README.md`).matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(
    readdirSync(join(ROOT, COPIED))
      .filter(name => name.endsWith('.yml'))
      .sort(),
  )
})
