/** Programs in Deno, bundled first: they run with the rights that they need and no others. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installed } from '../judges/programs.ts'
import { bundle } from './bundle.ts'
import { type Started, startProcess } from './process.ts'

/**
 * @param entry below src/deploy, or a file anywhere
 * @param read the only folder that it may read
 */
export async function startDeno(entry: string, read: string, args: readonly string[]): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'palabit-deno-'))
  const main = join(folder, 'main.js')
  writeFileSync(main, (await bundle(entry)).code)
  const rights = ['--no-prompt', '--no-remote', '--no-npm', '--allow-net=127.0.0.1', `--allow-read=${read}`]
  const started = await startProcess(installed('.bin/deno'), ['run', '--no-config', ...rights, main, ...args], {
    DENO_NO_UPDATE_CHECK: '1',
    DENO_DIR: join(folder, 'cache'),
    NO_COLOR: '1',
  })
  return {
    url: started.url,
    get printed() {
      return started.printed
    },
    async stop(signal) {
      const code = await started.stop(signal)
      rmSync(folder, { recursive: true, force: true })
      return code
    },
  }
}
