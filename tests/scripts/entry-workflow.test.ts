/**
 * The workflow that makes a pull request of an issue: its own commands run here as the runner runs them, with git, and
 * with a stand-in for GitHub's program that writes down what it is asked.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../build/folders.ts'
import { ROOT } from './run.ts'

const PATH = join(ROOT, '.github/workflows-to-copy/entry-from-issue.yml')
const text = readFileSync(PATH, 'utf8')

interface Step {
  readonly name?: string
  readonly run?: string
  readonly uses?: string
  readonly env?: Readonly<Record<string, string>>
}

interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<
    Record<
      'read' | 'propose',
      { readonly permissions: Readonly<Record<string, string>>; readonly steps: readonly Step[] }
    >
  >
}

const { permissions, jobs } = parse(text) as Workflow
const commands = (job: keyof typeof jobs): string => jobs[job].steps.find(({ name, run }) => name && run)?.run ?? ''

const hasTools = ['git', 'jq', 'bash'].every(tool => spawnSync(tool, ['--version']).status === 0)
if (!hasTools) process.stderr.write('Skipped: the workflow for entries, which needs git, jq and bash.\n')

describe('The workflow', () => {
  test('gives no right to the job that reads, and lets the job that writes run nothing of the repository.', () => {
    expect([permissions, jobs.read.permissions]).toEqual([{}, { contents: 'read' }])
    expect(jobs.propose.permissions).toEqual({ contents: 'write', issues: 'write', 'pull-requests': 'write' })
    expect(commands('propose')).not.toMatch(/\bnpm\b|\bnode\b|\bnpx\b/)
  })

  test('puts nothing that a stranger wrote into a command or into the environment.', () => {
    const steps = Object.values(jobs).flatMap(job => job.steps)
    expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? [])).toEqual([])
    expect(steps.flatMap(({ env = {} }) => Object.values(env))).toEqual([
      expect.stringMatching(/^\$\{\{ github\.token \}\}$/),
    ])
    expect(text).not.toMatch(/github\.event\.issue\.(?:body|user|labels)/)
  })
})

/** A repository with the tiny dictionary, its origin, and an issue. */
function arena(form: string) {
  const home = temporaryFolder()
  const place = (name: string) => join(home, name)
  const repository = place('repository')
  mkdirSync(repository)
  const run = (command: string, args: readonly string[], cwd = repository): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8' })
  cpSync(join(ROOT, 'tests/fixtures/tiny'), join(repository, 'content'), { recursive: true })
  cpSync(join(ROOT, 'tests/fixtures/public'), join(repository, 'public'), { recursive: true })
  const script = (name: string) => `node ${join(ROOT, 'scripts/run.mjs')} ${name}`
  writeFileSync(
    join(repository, 'package.json'),
    JSON.stringify({ scripts: { new: script('new'), check: script('check') } }),
  )
  writeFileSync(join(repository, '.gitignore'), '.cache\n')
  run('git', ['init', '--quiet', '--bare', place('origin.git')], home)
  run('git', ['init', '--quiet', '--initial-branch', 'main'])
  run('git', ['config', 'user.email', 'editor@example.org'])
  run('git', ['config', 'user.name', 'Editor'])
  run('git', ['add', '.'])
  run('git', ['commit', '--quiet', '-m', 'begin'])
  run('git', ['remote', 'add', 'origin', place('origin.git')])
  run('git', ['push', '--quiet', 'origin', 'main'])
  const body = readFileSync(join(ROOT, 'tests/fixtures/forms', `${form}.md`), 'utf8')
  const event = { issue: { number: 7, title: 'Entry: x', body, user: { login: 'ana', id: 42 } } }
  writeFileSync(place('event.json'), JSON.stringify(event))
  mkdirSync(place('bin'))
  const gh = `#!/usr/bin/env bash\nprintf '%s\\n' "$*" >> ${place('gh.txt')}\nwhile [ $# -gt 1 ]; do shift; [ "$1" != --body-file ] || cat "$2" >> ${place('said.md')}; done\n`
  writeFileSync(join(place('bin'), 'gh'), gh, { mode: 0o755 })
  /** Runs a job on a new runner, which has what the job before has handed over. */
  const job = (name: keyof typeof jobs) => {
    run('git', ['switch', '--quiet', '--force', 'main'])
    run('git', ['clean', '--quiet', '-fd'])
    const env = {
      ...{ PATH: `${place('bin')}:${process.env.PATH}`, HOME: home, RUNNER_TEMP: home, GITHUB_ACTIONS: 'true' },
      ...{ GITHUB_EVENT_PATH: place('event.json'), GH_TOKEN: 'token' },
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', commands(name)], {
      cwd: repository,
      encoding: 'utf8',
      env,
    })
    expect([status, stderr]).toEqual([0, ''])
    return stdout
  }
  const said = () => readFileSync(place('said.md'), 'utf8')
  const asked = () => readFileSync(place('gh.txt'), 'utf8').trim().split('\n')
  const git = (...args: readonly string[]) => run('git', args)
  return { home, repository, place, job, said, asked, git }
}

describe.skipIf(!hasTools)('An issue', () => {
  test('becomes a branch with a draft, a pull request and an answer.', () => {
    const { job, said, asked, git } = arena('word-processor')
    expect([job('read'), job('propose')]).toEqual(['', ''])
    git('fetch', '--quiet', 'origin')
    expect(git('diff', '--name-only', 'main', 'origin/entry/issue-7').trim().split('\n')).toEqual(
      ['en.md', 'es.md', 'term.yaml'].map(name => `content/terms/gps/${name}`),
    )
    expect(git('log', '-1', '--format=%s%n%b', 'origin/entry/issue-7').trim()).toBe(
      'content: draft gps\nFrom #7.\n\nCo-authored-by: ana <42+ana@users.noreply.github.com>',
    )
    expect(asked()).toEqual([
      expect.stringMatching(/^pr list --head entry\/issue-7 /),
      expect.stringMatching(/^pr create --head entry\/issue-7 --title Entry: gps /),
      expect.stringMatching(/^issue comment 7 /),
    ])
    expect(said()).toContain('    1 term is in order, 1 of them a draft')
  })

  test('that is changed changes the branch, unless an editor has.', () => {
    const { home, job, said, git, place } = arena('good')
    job('read')
    job('propose')
    execFileSync('rm', ['-r', join(home, 'answer')])
    const event = readFileSync(place('event.json'), 'utf8')
    writeFileSync(place('event.json'), event.replace('announces by radio', 'says by radio'))
    job('read')
    git('branch', '-D', 'entry/issue-7')
    job('propose')
    git('fetch', '--quiet', 'origin')
    expect(git('show', 'origin/entry/issue-7:content/terms/gps/en.md')).toContain('says by radio')

    git('switch', '--quiet', 'entry/issue-7')
    git('commit', '--quiet', '--allow-empty', '-m', 'by an editor')
    git('push', '--quiet', 'origin', 'entry/issue-7')
    git('switch', '--quiet', 'main')
    git('branch', '-D', 'entry/issue-7')
    job('propose')
    git('fetch', '--quiet', 'origin')
    expect(git('log', '-1', '--format=%s', 'origin/entry/issue-7').trim()).toBe('by an editor')
    expect(said()).toContain('An editor has changed the branch entry/issue-7')
  })

  test('that attacks by the address is answered, and nothing else happens.', () => {
    const { home, repository, job, said, asked, git } = arena('attack')
    expect([job('read'), job('propose')]).toEqual(['', ''])
    expect(asked()).toEqual([expect.stringMatching(/^issue comment 7 /)])
    expect(said()).toContain('    "pwned)" cannot be an address.')
    expect(git('ls-remote', 'origin').trim().split('\n')).toHaveLength(1)
    expect([...readdirSync(home), ...readdirSync(repository)]).not.toContain('pwned')
  })

  test('that attacks by its texts gets three files, and an answer in which all of it is code.', () => {
    const { home, repository, job, said, git } = arena('attack-quiet')
    expect([job('read'), job('propose')]).toEqual(['', ''])
    git('fetch', '--quiet', 'origin')
    expect(git('diff', '--name-only', 'main', 'origin/entry/issue-7').trim().split('\n')).toHaveLength(3)
    const own = said()
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('    '))
    expect([...new Set(own)]).toEqual([
      'From #7, as a draft.',
      expect.stringMatching(/^Thank you/),
      expect.stringMatching(/^Gracias/),
    ])
    expect([...readdirSync(home), ...readdirSync(repository)]).not.toContain('pwned')
  })
})
