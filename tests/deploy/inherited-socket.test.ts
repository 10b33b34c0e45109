/** The Node host with a port that a service manager has opened, and the units to copy. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainEnvironment } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { get } from '../hosts/get.ts'
import { ROOT } from '../hosts/process.ts'
import { tinySite } from '../hosts/site.ts'

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0

test.runIf(isInstalled('systemd-socket-activate'))(
  'The request for which systemd starts the program is answered, on the port that systemd keeps.',
  { timeout: 60_000 },
  async () => {
    const site = await tinySite()
    const port = await freePort()
    const command = [process.execPath, join(ROOT, 'scripts/palabit.mjs'), 'serve', '--dist', site.dist, '--port', '1']
    const child = spawn('systemd-socket-activate', ['--listen', `127.0.0.1:${port}`, ...command], {
      cwd: ROOT,
      env: plainEnvironment(),
    })
    await once(child.stderr, 'data')
    for (const path of ['/5g/', '/v1/terms/5g.json', '/healthz'])
      expect([path, (await get(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200])
    child.kill()
    expect((await once(child, 'close'))[0]).toBe(0)
    site.remove()
  },
)

test.runIf(isInstalled('systemd-analyze'))('systemd accepts the units.', () => {
  const units = ['palabit.socket', 'palabit.service'].map(name => join(ROOT, 'src/deploy/systemd', name))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter(line => line.includes('palabit'))]).toEqual([0, []])
})
