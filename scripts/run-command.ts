/** Runs a declared command: parsing, `--help` and the refusal of everything else follow from the declaration. */
import { inspect, parseArgs } from 'node:util'
import { explainSystemError, isSystemError } from '../src/report/system-error.ts'
import { nearest } from '../src/text/edit-distance.ts'
import { type Command, CommandError, type Option } from './define-command.ts'

/**
 * Runs a command, or shows its help.
 * @param name as it is called, such as `palabit check`
 * @returns the exit code
 */
export async function runCommand(name: string, command: Command, args: readonly string[]): Promise<number> {
  try {
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(helpOf(name, command))
      return 0
    }
    const { values, words } = parse(name, command, args)
    return (await command.run(values, words)) ?? 0
  } catch (error) {
    return explainFailure(error)
  }
}

/** Runs a command as a process, whose exit code is that of the command. A server goes on; what failed ends at once. */
export async function runProcess(run: () => Promise<number>): Promise<void> {
  process.on('uncaughtException', error => process.exit(explainFailure(error)))
  process.exitCode = await run()
  if (process.exitCode !== 0) process.stdout.write('', () => process.exit())
}

/**
 * Prints why a command failed: what a person can change in one line, a bug with its stack.
 * @returns the exit code
 */
function explainFailure(error: unknown): number {
  // The program that reads what is printed has ended, as `head` does.
  if ((error as NodeJS.ErrnoException)?.code === 'EPIPE') return 0
  process.stderr.write(`${sentenceOf(error) ?? inspect(error)}\n`)
  return 1
}

/** What a person can change, in a sentence; undefined for a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CommandError) return `error: ${error.message}`
  if (isSystemError(error)) return `error: ${explainSystemError(error)}`
  const missing = /^Cannot find package '([^']+)'/.exec((error as Error)?.message)?.[1]
  return missing && `error: the package ${missing} is not installed: npm install ${missing}`
}

/** `baseUrl` as it is typed. */
const flagOf = (name: string): string => `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

function parse(name: string, { options, words: declared }: Command, args: readonly string[]) {
  const byFlag = new Map(Object.entries(options).map(([option, each]) => [flagOf(option), each]))
  refuseOptionsOfNpm(byFlag)
  const types = [...byFlag].map(([flag, { placeholder }]) => [
    flag.slice('--'.length),
    { type: placeholder === undefined ? ('boolean' as const) : ('string' as const) },
  ])
  const parsed = parseArgs({ args: [...args], options: Object.fromEntries(types), strict: false, tokens: true })
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue
    const option = byFlag.get(token.rawName)
    if (!option) throw new CommandError(refusalOf(name, 'option', token.rawName, byFlag.keys()))
    const { placeholder } = option
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))
    if (placeholder !== undefined && isMissing)
      throw new CommandError(`${token.rawName} needs a value: ${token.rawName} ${placeholder}`)
    if (placeholder === undefined && token.value !== undefined)
      throw new CommandError(`${token.rawName} takes no value`)
  }
  refuseWords(name, declared, parsed.positionals)
  const values = Object.fromEntries(
    Object.entries(options).map(([option, { read, variable, default: preset }]) => {
      const given = parsed.values[flagOf(option).slice('--'.length)]?.toString()
      return [option, read(given || (variable && process.env[variable]) || preset)]
    }),
  )
  return { values, words: parsed.positionals }
}

/** What is said of a command or an option that is unknown: the nearest one, or where all of them are listed. */
export function refusalOf(name: string, kind: 'command' | 'option', given: string, known: Iterable<string>): string {
  const near = nearest(given, known)
  const hint = near === undefined ? `"${name} --help" lists those that it has` : `did you mean ${near}?`
  return `${name} has no ${kind} ${given}; ${hint}`
}

function refuseWords(name: string, declared: Command['words'], words: readonly string[]): void {
  const { usage, min, max } = declared ?? { usage: '', min: 0, max: 0 }
  if (words.length < min) throw new CommandError(`${name} needs ${usage}; "${name} --help" explains it`)
  if (words.length > max)
    throw new CommandError(
      `${name} takes ${usage === '' ? 'options only' : usage}, and not "${words[max]}"; "${name} --help" explains it`,
    )
}

/**
 * Refuses options that npm has consumed. `npm run build --base-url=…`, without `--`, passes the option to npm, which sets
 * an environment variable, and the command would ignore it.
 */
function refuseOptionsOfNpm(options: ReadonlyMap<string, Option<unknown>>): void {
  const script = process.env.npm_lifecycle_event
  if (script === undefined || script === 'npx') return
  for (const [flag, { placeholder }] of options) {
    if (OF_NPM.has(flag) || !isTakenByNpm(flag)) continue
    const command = script === 'start' ? 'npm start' : `npm run ${script}`
    const example = `${command} -- ${flag}${placeholder === undefined ? '' : ' …'}`
    throw new CommandError(`npm has kept ${flag} for itself. Write two hyphens before options: ${example}`)
  }
}

/** Options of npm itself, whose variables are always set. */
const OF_NPM: ReadonlySet<string> = new Set(['--cache', '--no-cache'])

function isTakenByNpm(flag: string): boolean {
  const value = process.env[`npm_config_${flag.replace(/^--(?:no-)?/, '').replaceAll('-', '_')}`]
  const isOff = value === '' || value === 'false'
  return flag.startsWith('--no-') ? isOff : value !== undefined && !isOff
}

function helpOf(name: string, { summary, words, options, notes }: Command): string {
  const optionLines = Object.entries(options).map(
    ([option, { placeholder, description, default: preset, variable }]) => {
      const extra = [variable && `also ${variable}`, preset && `default: ${preset}`].filter(Boolean).join('; ')
      const left = `${flagOf(option)}${placeholder === undefined ? '' : ` ${placeholder}`}`
      return [left, `${description}${extra === '' ? '' : ` (${extra})`}`] as const
    },
  )
  const parts = [
    `Usage: ${name}${words ? ` ${words.usage}` : ''} [options]\n\n${summary}\n`,
    words ? listOf(Object.entries(words.lines)) : '',
    listOf([...optionLines, ['--help', 'show this help']]),
    notes === undefined ? '' : `${notes}\n`,
  ]
  return parts.filter(part => part !== '').join('\n')
}

const MAX_COLUMNS = 110

/** Two columns, the right one with its words in several lines where they are too many for one. */
export function listOf(rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 4
  const wrap = (text: string): string => {
    const lines = ['']
    for (const word of text.split(' ')) {
      const line = lines.at(-1) ?? ''
      if (width + line.length + word.length > MAX_COLUMNS) lines.push(word)
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
    }
    return lines.join(`\n${' '.repeat(width)}`)
  }
  return rows.map(([left, right]) => `  ${left.padEnd(width - 2)}${wrap(right)}\n`).join('')
}
