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

export interface Flags {
  readonly content: string
  readonly public: string
  readonly out: string | undefined
  readonly cache: string | undefined
  readonly cards: boolean
  readonly baseUrl: string | undefined
  readonly sourceDate: string | undefined
  readonly sourceRevision: string | undefined
  readonly dist: string
  readonly port: number
  readonly host: string
  readonly watch: boolean
  readonly since: string | undefined
  readonly reportFile: string | undefined
  readonly changesFile: string | undefined
  readonly against: string | undefined
  readonly open: boolean
  readonly strict: boolean
  readonly allowRemoval: boolean
  readonly force: boolean
  readonly redirect: string | undefined
  readonly stats: boolean
  readonly all: boolean
  readonly fix: boolean
  readonly notes: boolean
  readonly trustProxy: number
  readonly accessLog: LogFormat | undefined
  readonly logAddresses: boolean
  readonly fromForm: string | undefined
  readonly wantedFile: string | undefined
  readonly write: boolean
  /** Address of an object store. */
  readonly endpoint: string | undefined
  readonly region: string | undefined
  readonly list: string | undefined
  readonly dryRun: boolean
  readonly rateLimit: LimitMode
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  readonly positionals: readonly string[]
}

/** Port of all servers. */
const DEFAULT_PORT = 8787

/**
 * Reads the flags of a script.
 * @param known flags of this script
 * @param usage shown with --help and after a mistake
 * @param words whether positional arguments are allowed
 */
export function readFlags(known: readonly Flag[], usage: string, words = false): Flags {
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
    const text = (flag: Flag): string =>
      String(values[flag] ?? ('default' in OPTIONS[flag] ? OPTIONS[flag].default : ''))
    return {
      content: resolve(text('content')),
      public: resolve(text('public')),
      out: values.out === undefined ? undefined : resolve(text('out')),
      cache: values['no-cache'] ? undefined : resolve(text('cache')),
      cards: !values['no-cards'],
      allowRemoval: Boolean(values['allow-removal']),
      force: Boolean(values.force),
      redirect: values.redirect as string | undefined,
      baseUrl: checkBaseUrl((values['base-url'] as string | undefined) ?? process.env.BASE_URL),
      sourceDate: sourceDate(process.env.SOURCE_DATE_EPOCH),
      sourceRevision: sourceRevision(process.env.SOURCE_REVISION),
      dist: resolve(text('dist')),
      port: checkPort(text('port') || process.env.PORT, DEFAULT_PORT),
      host: text('host'),
      watch: Boolean(values.watch),
      since: values.since as string | undefined,
      reportFile: values.report as string | undefined,
      changesFile: values.changes as string | undefined,
      against: checkBaseUrl(values.against as string | undefined),
      open: Boolean(values.open),
      strict: Boolean(values.strict),
      stats: Boolean(values.stats),
      all: Boolean(values.all),
      fix: Boolean(values.fix),
      notes: Boolean(values.notes),
      trustProxy: checkProxies(text('trust-proxy')),
      accessLog: logFormat(values['access-log'] as string | undefined),
      rateLimit: limitMode(text('rate-limit')),
      metricsPort: values['metrics-port'] === undefined ? undefined : checkPort(text('metrics-port'), 0),
      metricsHost: text('metrics-host'),
      logAddresses: Boolean(values['log-addresses']),
      write: Boolean(values.write),
      endpoint: checkBaseUrl(values.endpoint as string | undefined),
      region: values.region as string | undefined,
      list: values.list === undefined ? undefined : resolve(text('list')),
      dryRun: Boolean(values['dry-run']),
      fromForm: values['from-form'] === undefined ? undefined : resolve(text('from-form')),
      wantedFile: values.wanted === undefined ? undefined : resolve(text('wanted')),
      positionals,
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`)
    process.exit(1)
  }
}

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
