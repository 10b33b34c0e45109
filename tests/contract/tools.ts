/** The two linters of OpenAPI descriptions and the comparison of two of them, run as their own programs, offline. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const CONTRACT = fileURLToPath(new URL('./', import.meta.url))

const ENVIRONMENT = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  NO_COLOR: '1',
}

/** Milliseconds a test may take: the programs start slowly on a busy machine. */
export const PATIENCE = 60_000

export interface Run {
  readonly code: number
  readonly stdout: string
}

export function run(program: 'redocly' | 'spectral', parameters: readonly string[], folder: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: ENVIRONMENT, maxBuffer: 64 * 1024 * 1024 }
    execFile(join(ROOT, 'node_modules/.bin', program), [...parameters], options, (error, stdout) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve({ code: Number(error?.code ?? 0), stdout })
    })
  })
}

/** A folder with the given JSON files, gone when `use` ends. */
export async function withJson<Result>(
  files: Readonly<Record<string, unknown>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'palabit-contract-'))
  try {
    for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value, null, 2))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The JSON in a program's output, after whatever it greets with. */
export const jsonIn = (stdout: string, open: '{' | '['): unknown => JSON.parse(stdout.slice(stdout.indexOf(open)))

/** What both linters say of a description: exit codes, and findings as `rule: message`. */
export async function lint(
  description: unknown,
): Promise<{
  readonly codes: readonly number[]
  readonly redocly: readonly string[]
  readonly spectral: readonly string[]
}> {
  return withJson({ 'openapi.json': description }, async folder => {
    const [redocly, spectral] = await Promise.all([
      run('redocly', ['lint', 'openapi.json', '--config', join(CONTRACT, 'redocly.yaml'), '--format', 'json'], folder),
      run(
        'spectral',
        [
          'lint',
          'openapi.json',
          '--ruleset',
          join(CONTRACT, 'spectral.yaml'),
          '--format',
          'json',
          '--quiet',
          '--fail-severity',
          'hint',
        ],
        folder,
      ),
    ])
    const { problems } = jsonIn(redocly.stdout, '{') as {
      readonly problems: readonly { readonly ruleId: string; readonly message: string }[]
    }
    const findings = jsonIn(spectral.stdout, '[') as readonly { readonly code: string; readonly message: string }[]
    return {
      codes: [redocly.code, spectral.code],
      redocly: problems.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      spectral: findings.map(({ code, message }) => `${code}: ${message}`),
    }
  })
}

/** A step of JSON Patch (RFC 6902), of which the fixtures use three. */
export type Step =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }

/** @throws when a step finds nothing where it points, so that no fixture falls silent */
export function patched(document: unknown, steps: readonly Step[]): unknown {
  const copy: unknown = structuredClone(document)
  for (const step of steps) {
    const keys = step.path
      .split('/')
      .slice(1)
      .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = keys.pop() ?? ''
    const parent = keys.reduce((value, key) => (value as Record<string, unknown>)[key], copy)
    if (typeof parent !== 'object' || parent === null) throw new Error(`There is nothing at ${step.path}.`)
    const members = parent as Record<string, unknown>
    if (step.op !== 'add' && !Object.hasOwn(members, last)) throw new Error(`There is nothing at ${step.path}.`)
    if (step.op === 'remove') {
      if (Array.isArray(parent)) parent.splice(Number(last), 1)
      else delete members[last]
    } else if (Array.isArray(parent) && last === '-') parent.push(step.value)
    else members[last] = step.value
  }
  return copy
}
