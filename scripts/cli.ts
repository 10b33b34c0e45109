/** The command `palabit`: finds the command that is named and runs it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '../src/text/words.ts'
import { type Command, listOf, runCommand, runProcess } from './command.ts'

interface Entry {
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** Loaded on demand, since each command starts with its own modules alone. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  build: {
    summary: 'Publishes the dictionary to a folder that any static host can serve.',
    load: async () => (await import('./commands/build.ts')).build,
  },
  dev: {
    summary: 'Serves the site from memory, and reloads open pages when a file is saved.',
    load: async () => (await import('./commands/dev.ts')).dev,
  },
  check: {
    summary: 'Reports everything that is wrong with the content, with place and cure, and publishes nothing.',
    load: async () => (await import('./commands/check.ts')).check,
  },
  new: {
    summary: 'Begins an entry, a comparison or a path.',
    load: async () => (await import('./commands/new.ts')).newEntry,
  },
  rename: {
    summary: 'Gives an entry or a path another address; the old one leads to it, and other files follow.',
    load: async () => (await import('./commands/rename.ts')).rename,
  },
  remove: {
    summary: 'Removes an entry, a path or a comparison, and what names it.',
    load: async () => (await import('./commands/remove.ts')).remove,
  },
  links: {
    summary: 'Asks other sites whether the pages to which the content links are still there.',
    load: async () => (await import('./commands/links.ts')).links,
  },
  spell: {
    summary: "Checks the spelling of the content in both languages, of the project's documents and of its code.",
    load: async () => (await import('./commands/spell.ts')).spell,
  },
  serve: {
    summary: 'Serves a site that has been built, with content negotiation, the rate limit and MCP.',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  upload: {
    summary: 'Brings a site that has been built into an object store that speaks the interface of S3.',
    load: async () => (await import('./commands/upload.ts')).upload,
  },
}

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS)

/**
 * @param args what stands after `palabit`
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version') return print(`${versionOfPackage()}\n`)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(help())
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (entry) return runCommand(`palabit ${name}`, entry.summary, await entry.load(), rest)
  const near = nearest(name, COMMAND_NAMES)
  process.stderr.write(
    `error: palabit has no command ${name}; ${near === undefined ? '"palabit --help" lists those that it has' : `did you mean ${near}?`}\n`,
  )
  return 1
}

/** Runs the command line of this process. */
export const run = (): Promise<void> => runProcess(() => main(process.argv.slice(2)))

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function versionOfPackage(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return version
}

const help = (): string => `Usage: palabit <command> [options]

${listOf(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}
"palabit <command> --help" lists the options of a command. In the folder of the project, "npx palabit" runs it; for the
commands that are npm scripts too, options stand after two hyphens: "npm run check -- --strict".
`
