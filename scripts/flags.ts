/**
 * Command-line flags of all scripts, by Node's parser: a script has those that its usage text names. Mistakes exit with a
 * message, and from then on so do errors of the file system.
 */
import { resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { LOG_FORMATS } from '../src/deploy/node/server-logs.ts'
import { explainSystemError, isSystemError } from '../src/report/system-error.ts'

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  public: { type: 'string', default: 'public' },
  out: { type: 'string' },
  cache: { type: 'string', default: '.cache' },
  'no-cache': { type: 'boolean', default: false },
  'no-cards': { type: 'boolean', default: false },
  'no-edge': { type: 'boolean', default: false },
  'allow-removal': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  redirect: { type: 'string' },
  'base-url': { type: 'string' },
  dist: { type: 'string', default: 'dist' },
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  watch: { type: 'boolean', default: false },
  since: { type: 'string' },
  report: { type: 'string' },
  changes: { type: 'string' },
  against: { type: 'string' },
  strict: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  notes: { type: 'boolean', default: false },
  'trust-proxy': { type: 'string', default: '0' },
  'access-log': { type: 'string' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string', default: '127.0.0.1' },
  'log-addresses': { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const parse = (args: string[], allowPositionals: boolean) =>
  parseArgs({ args, options: OPTIONS, allowPositionals, tokens: true })

export type Flags = ReturnType<typeof valuesOf>

/** Port of all servers. */
const DEFAULT_PORT = 8787

/**
 * Reads the flags of a script.
 * @param usage shown with --help and after a mistake; what it names outside of quotation marks is allowed
 * @param words whether positional arguments are allowed
 */
export function readFlags(usage: string, words = false): Flags & { readonly positionals: readonly string[] } {
  process.once('uncaughtException', explainFailure)
  const known = new Set(usage.replace(/"[^"]*"/g, '').match(/(?<=--)[a-z][a-z-]*/g)).add('help')
  try {
    refuseOptionsOfNpm(known)
    const { values, positionals, tokens } = parse(withLogFormat(process.argv.slice(2)), words)
    for (const token of tokens)
      if (token.kind === 'option' && !known.has(token.name)) throw new Error(`Unknown option '${token.rawName}'`)
    if (values.help) {
      process.stdout.write(`${usage}\n`)
      process.exit(0)
    }
    return { ...valuesOf(values), positionals }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`)
    process.exit(1)
  }
}

/** The values as scripts use them: paths are absolute, numbers are numbers. */
function valuesOf(values: ReturnType<typeof parse>['values']) {
  const { SOURCE_DATE_EPOCH, SOURCE_REVISION, BASE_URL, PORT } = process.env
  const epoch = given(
    SOURCE_DATE_EPOCH,
    /^\d{1,11}$/,
    text => `SOURCE_DATE_EPOCH is "${text}"; it must be a number of seconds since 1970`,
  )
  return {
    ...values,
    content: resolve(values.content),
    public: resolve(values.public),
    dist: resolve(values.dist),
    out: resolved(values.out),
    cache: values['no-cache'] ? undefined : resolve(values.cache),
    cards: !values['no-cards'],
    edge: !values['no-edge'],
    allowRemoval: values['allow-removal'],
    dryRun: values['dry-run'],
    logAddresses: values['log-addresses'],
    reportFile: values.report,
    changesFile: values.changes,
    baseUrl: checkBaseUrl(values['base-url'] ?? BASE_URL),
    against: checkBaseUrl(values.against),
    /** Address of an object store. */
    endpoint: checkBaseUrl(values.endpoint),
    /** Day of SOURCE_DATE_EPOCH (reproducible-builds.org), in UTC. */
    sourceDate: epoch && new Date(Number(epoch) * 1000).toISOString().slice(0, 10),
    /** The name of a commit or of a release, as systems of versions write them. */
    sourceRevision: given(
      SOURCE_REVISION,
      /^[\w./+-]{1,64}$/,
      text => `SOURCE_REVISION is "${text}"; it must name a commit or a release`,
    ),
    port: checkPort(values.port || PORT) ?? DEFAULT_PORT,
    metricsPort: checkPort(values['metrics-port']),
    metricsHost: values['metrics-host'],
    trustProxy: Number(
      given(values['trust-proxy'], /^\d{1,2}$/, text => `"${text}" is not a number of proxies; use 0, 1, 2 …`),
    ),
    accessLog:
      values['access-log'] === undefined ? undefined : oneOf(LOG_FORMATS, values['access-log'], 'not a format of logs'),
  }
}

const resolved = (path: string | undefined): string | undefined => (path === undefined ? undefined : resolve(path))

/** @returns undefined where nothing was given */
function given(text: string | undefined, form: RegExp, problem: (text: string) => string): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!form.test(text)) throw new Error(problem(text))
  return text
}

function oneOf<Name extends string>(names: readonly Name[], text: string, problem: string): Name {
  const name = names.find(each => each === text)
  if (name === undefined) throw new Error(`"${text}" is ${problem}; use ${names.join(' or ')}`)
  return name
}

function checkBaseUrl(text: string | undefined): string | undefined {
  const problem = (url: string) =>
    `"${url}" is not a base address; write it like https://example.org or https://example.org/dictionary`
  const url = given(text, /^https?:\/\/[^/?#$`{}'"\\]+(?:\/[^?#$`{}'"\\]*)?$/, problem)
  if (url !== undefined && !URL.canParse(url)) throw new Error(problem(url))
  return url
}

function checkPort(text: string | undefined): number | undefined {
  const problem = (port: string) => `"${port}" is not a port; use a number from 0 to 65535`
  const port = given(text, /^\d{1,5}$/, problem)
  if (Number(port) > 65_535) throw new Error(problem(`${port}`))
  return port === undefined ? undefined : Number(port)
}

/** The parser knows no options whose value may be left out, so `--access-log` alone is completed. */
const withLogFormat = (args: readonly string[]): string[] =>
  args.map((word, i) =>
    word === '--access-log' && !LOG_FORMATS.some(format => format === args[i + 1]) ? '--access-log=text' : word,
  )

/** Errors of the operating system are one line; other errors are bugs and have a stack. */
function explainFailure(error: unknown): void {
  // The program that reads what is printed has ended, as `head` does.
  if ((error as NodeJS.ErrnoException)?.code === 'EPIPE') process.exit(0)
  process.stderr.write(isSystemError(error) ? `error: ${explainSystemError(error)}\n` : `${inspect(error)}\n`)
  process.exit(1)
}

/** Options of npm itself, whose variables are always set. */
const OF_NPM: ReadonlySet<string> = new Set(['cache', 'no-cache', 'help'])

/**
 * Refuses options that npm has consumed. `npm run build --base-url=…`, without `--`, passes the option to npm, which only
 * sets an environment variable, and leaves a value behind a space among the words; the script would ignore it.
 */
function refuseOptionsOfNpm(known: ReadonlySet<string>): void {
  const script = process.env.npm_lifecycle_event
  if (script === undefined) return
  const words = process.argv.slice(2).filter(word => !word.startsWith('-'))
  const kept = Object.entries(OPTIONS).flatMap(([flag, { type }]) => {
    if (!known.has(flag) || OF_NPM.has(flag)) return []
    const value = process.env[`npm_config_${flag.replace(/^no-/, '').replaceAll('-', '_')}`]
    if (flag.startsWith('no-')) return value === '' || value === 'false' ? [`--${flag}`] : []
    if (value === undefined || value === '' || value === 'false') return []
    if (type === 'boolean') return value === 'true' ? [`--${flag}`] : []
    const own = value === 'true' ? words.shift() : value
    return [own === undefined ? `--${flag}` : `--${flag} ${own}`]
  })
  if (kept.length === 0) return
  const command = [script === 'start' ? 'npm start' : `npm run ${script}`, '--', ...words, ...kept].join(' ')
  throw new Error(
    `npm has kept ${kept.join(' and ')} for itself. Write two hyphens before the options of a script:\n\n  ${command}`,
  )
}
