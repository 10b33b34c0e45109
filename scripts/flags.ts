/**
 * Command-line flags of all scripts, by Node's parser. Unknown flags exit with a message, and from then on so do errors of
 * the file system.
 */
import { resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { LOG_FORMATS, type LogFormat } from '../src/deploy/node/log-lines.ts'
import { LIMIT_MODES, type LimitMode } from '../src/deploy/node/over-quota.ts'
import { explainSystemError, isSystemError } from '../src/publish/system-error.ts'
import { commandWithHyphens, optionsKeptByNpm } from './npm-options.ts'

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  public: { type: 'string', default: 'public' },
  out: { type: 'string' },
  cache: { type: 'string', default: '.cache' },
  'no-cache': { type: 'boolean', default: false },
  'no-cards': { type: 'boolean', default: false },
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
  open: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  stats: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  notes: { type: 'boolean', default: false },
  'trust-proxy': { type: 'string', default: '0' },
  'access-log': { type: 'string' },
  'rate-limit': { type: 'string', default: 'enforce' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string', default: '127.0.0.1' },
  'log-addresses': { type: 'boolean', default: false },
  wanted: { type: 'string' },
  'from-form': { type: 'string' },
  write: { type: 'boolean', default: false },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  list: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type Flag = keyof typeof OPTIONS

export type Flags = ReturnType<typeof flagsOf>

/** Port of all servers. */
const DEFAULT_PORT = 8787

/**
 * Reads the flags of a script.
 * @param known flags of this script
 * @param usage shown with --help and after a mistake
 * @param words whether positional arguments are allowed
 */
export function readFlags(
  known: readonly Flag[],
  usage: string,
  words = false,
): Flags & { readonly positionals: readonly string[] } {
  process.once('uncaughtException', explainFailure)
  try {
    refuseOptionsOfNpm(known)
    const options = Object.fromEntries([...known, 'help' as const].map(flag => [flag, OPTIONS[flag]]))
    const { values, positionals } = parseArgs({
      args: withLogFormat(process.argv.slice(2)),
      options,
      allowPositionals: words,
    })
    if (values.help) {
      process.stdout.write(`${usage}\n`)
      process.exit(0)
    }
    return { ...flagsOf({ ...DEFAULTS, ...values } as Values), positionals }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`)
    process.exit(1)
  }
}

type Kinds = typeof OPTIONS
type TypeOf<Option> = Option extends { readonly type: 'boolean' } ? boolean : string
/** What the parser makes of all options; those without a default may be left out. */
type Values = {
  readonly [Name in Flag]: TypeOf<Kinds[Name]> | (Kinds[Name] extends { readonly default: unknown } ? never : undefined)
}

const DEFAULTS = Object.fromEntries(
  Object.entries(OPTIONS).map(([flag, option]) => [flag, 'default' in option ? option.default : undefined]),
)

/** The values as scripts use them: paths are absolute, numbers are numbers. */
function flagsOf(values: Values) {
  const { watch, since, open, strict, force, redirect, stats, all, fix, notes, write, region, host } = values
  return {
    ...{ watch, since, open, strict, force, redirect, stats, all, fix, notes, write, region, host },
    content: resolve(values.content),
    public: resolve(values.public),
    dist: resolve(values.dist),
    out: resolved(values.out),
    list: resolved(values.list),
    fromForm: resolved(values['from-form']),
    wantedFile: resolved(values.wanted),
    cache: values['no-cache'] ? undefined : resolve(values.cache),
    cards: !values['no-cards'],
    allowRemoval: values['allow-removal'],
    dryRun: values['dry-run'],
    logAddresses: values['log-addresses'],
    reportFile: values.report,
    changesFile: values.changes,
    baseUrl: checkBaseUrl(values['base-url'] ?? process.env.BASE_URL),
    against: checkBaseUrl(values.against),
    /** Address of an object store. */
    endpoint: checkBaseUrl(values.endpoint),
    sourceDate: sourceDate(process.env.SOURCE_DATE_EPOCH),
    sourceRevision: sourceRevision(process.env.SOURCE_REVISION),
    port: checkPort(values.port || process.env.PORT, DEFAULT_PORT),
    metricsPort: values['metrics-port'] === undefined ? undefined : checkPort(values['metrics-port'], 0),
    metricsHost: values['metrics-host'],
    trustProxy: checkProxies(values['trust-proxy']),
    accessLog: logFormat(values['access-log']),
    rateLimit: limitMode(values['rate-limit']),
  }
}

const resolved = (path: string | undefined): string | undefined => (path === undefined ? undefined : resolve(path))

function refuseOptionsOfNpm(known: readonly Flag[]): void {
  const script = process.env.npm_lifecycle_event
  if (script === undefined) return
  const types = Object.fromEntries(known.map(flag => [flag, OPTIONS[flag].type]))
  const words = process.argv.slice(2).filter(word => !word.startsWith('-'))
  const kept = optionsKeptByNpm(types, process.env, words)
  if (kept.length === 0) return
  throw new Error(
    `npm has kept ${kept.join(' and ')} for itself. Write two hyphens before the options of a script:\n\n  ${commandWithHyphens(kept, words, script)}`,
  )
}

/** Errors of the operating system are one line; other errors are bugs and have a stack. */
function explainFailure(error: unknown): void {
  // The program that reads what is printed has ended, as `head` does.
  if ((error as NodeJS.ErrnoException)?.code === 'EPIPE') process.exit(0)
  process.stderr.write(isSystemError(error) ? `error: ${explainSystemError(error)}\n` : `${inspect(error)}\n`)
  process.exit(1)
}

function checkBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!URL.canParse(text) || !/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/.test(text))
    throw new Error(
      `"${text}" is not a base address; write it like https://example.org or https://example.org/dictionary`,
    )
  return text
}

function checkPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${text}" is not a port; use a number from 0 to 65535`)
  return port
}

function checkProxies(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new Error(`"${text}" is not a number of proxies; use 0, 1, 2 …`)
  return Number(text)
}

const isLogFormat = (text: string | undefined): text is LogFormat => LOG_FORMATS.some(format => format === text)

/** The parser knows no options whose value may be left out, so `--access-log` alone is completed. */
const withLogFormat = (args: readonly string[]): string[] =>
  args.flatMap((word, i) => {
    if (word === '--access-log') return isLogFormat(args[i + 1]) ? [word] : ['--access-log=text']
    return [word]
  })

function logFormat(text: string | undefined): LogFormat | undefined {
  if (text === undefined || isLogFormat(text)) return text
  throw new Error(`"${text}" is not a format of logs; use ${LOG_FORMATS.join(' or ')}`)
}

function limitMode(text: string): LimitMode {
  const mode = LIMIT_MODES.find(each => each === text)
  if (mode) return mode
  throw new Error(`"${text}" is nothing that the rate limit can do; use ${LIMIT_MODES.join(' or ')}`)
}

/** The name of a commit or of a release, as systems of versions write them. */
const REVISION = /^[\w./+-]{1,64}$/

function sourceRevision(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!REVISION.test(text)) throw new Error(`SOURCE_REVISION is "${text}"; it must name a commit or a release`)
  return text
}

/** Seconds of the epoch at the end of the year 9999. */
const MAX_EPOCH_SECONDS = 253_402_300_799

/** Day of SOURCE_DATE_EPOCH (reproducible-builds.org), in UTC. */
function sourceDate(seconds: string | undefined): string | undefined {
  if (seconds === undefined || seconds === '') return undefined
  if (!/^\d+$/.test(seconds) || Number(seconds) > MAX_EPOCH_SECONDS)
    throw new Error(`SOURCE_DATE_EPOCH is "${seconds}"; it must be a number of seconds since 1970`)
  const date = new Date(Number(seconds) * 1000)
  return date.toISOString().slice(0, 10)
}
