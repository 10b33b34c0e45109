/** The command `palabit`: finds the command that is named and runs it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from './define-command.ts'
import { listOf, refusalOf, runCommand, runProcess } from './run-command.ts'

/** Loaded on demand, so that each command starts with its own modules alone. */
const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  build: () => import('./commands/build.ts'),
  dev: () => import('./commands/dev.ts'),
  check: () => import('./commands/check.ts'),
  new: () => import('./commands/new.ts'),
  rename: () => import('./commands/rename.ts'),
  remove: () => import('./commands/remove.ts'),
  links: () => import('./commands/links.ts'),
  spell: () => import('./commands/spell.ts'),
  serve: () => import('./commands/serve.ts'),
  upload: () => import('./commands/upload.ts'),
}

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS)

/**
 * @param args what stands after `palabit`
 * @returns the exit code
 */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version') return print(`${versionOfPackage()}\n`)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return print(await help())
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load) return runCommand(`palabit ${name}`, (await load()).command, rest)
  process.stderr.write(`error: ${refusalOf('palabit', 'command', name, COMMAND_NAMES)}\n`)
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

async function help(): Promise<string> {
  const rows = Object.entries(COMMANDS).map(async ([name, load]) => [name, (await load()).command.summary] as const)
  return `Usage: palabit <command> [options]

${listOf(await Promise.all(rows))}
"palabit <command> --help" lists the options of a command. In the folder of the project, "npx palabit" runs it; for the
commands that are npm scripts too, options stand after two hyphens: "npm run check -- --strict".
`
}
