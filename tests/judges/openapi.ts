/** The two linters of OpenAPI descriptions and the comparison of two descriptions, as their own programs, offline. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CONTRACT } from '../contract/patch.ts'
import { judge, type Verdict } from './programs.ts'

const ENVIRONMENT = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
}

const OURS = ['--config', join(CONTRACT, 'redocly.yaml')]

const redocly = (args: readonly string[], folder: string): Promise<Verdict> =>
  judge('@redocly/cli/bin/cli.js', [...args, '--format', 'json'], ENVIRONMENT, folder)

const spectral = (args: readonly string[], folder: string): Promise<Verdict> =>
  judge('@stoplight/spectral-cli/dist/index.js', [...args, '--format', 'json', '--quiet'], {}, folder)

/** A folder with the given JSON files, gone when `use` ends. */
async function withJson<Result>(
  files: Readonly<Record<string, unknown>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'palabit-openapi-'))
  try {
    for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value, null, 2))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What both linters find in a description, each as `rule: message`. */
export interface Findings {
  readonly redocly: readonly string[]
  readonly spectral: readonly string[]
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string
    readonly message: string
    readonly location: readonly { readonly source: { readonly ref: string } }[]
  }[]
}

interface SpectralFinding {
  readonly code: string
  readonly message: string
  readonly source: string
}

/**
 * Lints any number of descriptions in one start of each linter.
 * @param descriptions by name
 * @returns the findings in each of them
 */
export async function lint(
  descriptions: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, Findings>>> {
  const names = Object.keys(descriptions)
  const fileOf = (name: string): string => `${names.indexOf(name)}.json`
  const files = Object.fromEntries(names.map(name => [fileOf(name), descriptions[name]]))
  return withJson(files, async folder => {
    const [one, two] = await Promise.all([
      redocly(['lint', ...Object.keys(files), ...OURS], folder),
      spectral(
        ['lint', ...Object.keys(files), '--ruleset', join(CONTRACT, 'spectral.yaml'), '--fail-severity', 'hint'],
        folder,
      ),
    ])
    // Redocly writes one JSON document for each file, one after the other.
    const reports = one.stdout.split(/(?<=^\})(?=\{)/m).map(text => JSON.parse(text) as RedoclyReport)
    if (reports.length !== names.length) throw new Error(`Redocly reported on ${reports.length} files:\n${one.stderr}`)
    const problems = reports.flatMap(report => report.problems)
    const findings = JSON.parse(two.stdout) as readonly SpectralFinding[]
    return Object.fromEntries(
      names.map(name => [
        name,
        {
          redocly: problems
            .filter(({ location }) => location.some(({ source }) => basename(source.ref) === fileOf(name)))
            .map(({ ruleId, message }) => `${ruleId}: ${message}`),
          spectral: findings
            .filter(({ source }) => basename(source) === fileOf(name))
            .map(({ code, message }) => `${code}: ${message}`),
        },
      ]),
    )
  })
}

export interface Comparison {
  /** 0 unless a client could break. */
  readonly code: number | null
  readonly bump: string
  readonly rules: readonly string[]
}

interface DiffReport {
  readonly bump?: string
  readonly changes: readonly { readonly verdicts: readonly { readonly ruleId: string }[] }[]
}

/** What Redocly says of a change; @param settings replaces our own configuration */
export function compare(base: unknown, revision: unknown, settings?: object): Promise<Comparison> {
  const own = settings ? { 'redocly.yaml': settings } : {}
  return withJson({ 'base.json': base, 'revision.json': revision, ...own }, async folder => {
    const config = settings ? ['--config', 'redocly.yaml'] : OURS
    const { status, stdout, stderr } = await redocly(['diff', 'base.json', 'revision.json', ...config], folder)
    if (!stdout.includes('{')) throw new Error(`Redocly compared nothing:\n${stderr}`)
    const { bump = 'none', changes } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as DiffReport
    return {
      code: status,
      bump,
      rules: [...new Set(changes.flatMap(({ verdicts }) => verdicts.map(({ ruleId }) => ruleId)))],
    }
  })
}
