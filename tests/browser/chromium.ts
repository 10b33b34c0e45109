/**
 * A Chromium for the tests on any machine: the one that CHROME_PATH names, else the one that comes from npm (Linux on
 * x64), else the Chrome that is installed. Nothing is downloaded, and no setup is needed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright-core'
import { ROOT, read } from '../rules/source.ts'

/** What Playwright must be told to start it; plain data, so that it can be handed to the processes of the tests. */
export type Chromium = Pick<LaunchOptions, 'executablePath' | 'channel' | 'args'> & {
  readonly variables: Readonly<Record<string, string>>
}

// Containers do not allow sandboxes, and have no graphics card.
const ARGS = ['--no-sandbox', '--disable-gpu']

/** For tests only: readers get a process for each site, but starting one takes most of the time of a short visit. */
export const FEW_PROCESSES: readonly string[] = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/** Finds or unpacks it; unpacking takes seconds and happens once for each version of the package. */
export function findChromium(): Chromium {
  const own = process.env.CHROME_PATH
  if (own) return { executablePath: own, args: ARGS, variables: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [], variables: {} }
  const { version } = JSON.parse(read('node_modules/@sparticuz/chromium/package.json')) as { version: string }
  const folder = join(tmpdir(), `chromium-${version}`)
  if (!existsSync(folder)) unpackTo(folder)
  const variables = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontSettings(folder) }
  return { executablePath: join(folder, 'chromium'), args: ARGS, variables }
}

/**
 * Writes settings that name the fonts in the unpacked folder, the only ones that are used. Those of the package name
 * /tmp/fonts and the folders of AWS Lambda; where these hold no font, Chromium crashes as soon as it draws text.
 */
function fontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const draft = `${file}.${process.pid}`
  writeFileSync(
    draft,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`,
  )
  renameSync(draft, file)
  return file
}

/**
 * The package unpacks to the folder for temporary files, under names without a version, and its libraries only where it
 * believes itself on a Lambda: so it is given a folder of its own, which gets its name when it is whole.
 */
function unpackTo(folder: string): void {
  const own = mkdtempSync(`${folder}-`)
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  const env = { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT, env, stdio: 'inherit' })
  try {
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    // Another run of the tests was faster.
    if (!existsSync(folder)) throw error
  }
}
