/** Logs that cannot be written: the server goes on, and counts what is lost. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainEnvironment } from '../build/folders.ts'
import { freePort } from '../free-port.ts'
import { get } from '../hosts/get.ts'
import { ROOT } from '../hosts/process.ts'
import { type Site, tinySite } from '../hosts/site.ts'

describe('A server', () => {
  let site: Site
  beforeAll(async () => {
    site = await tinySite()
  })
  afterAll(() => site.remove())

  const serve = async (stdout: 'pipe' | number) => {
    const port = await freePort()
    const args = ['scripts/palabit.mjs', 'serve', '--port', String(port), '--dist', site.dist, '--access-log', 'text']
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: plainEnvironment(),
      stdio: ['ignore', stdout, 'pipe'],
    })
    const url = `http://127.0.0.1:${port}`
    for (;;) {
      const answered = await get(`${url}/healthz`).catch(() => undefined)
      if (answered) return { child, url }
    }
  }

  const askedTenTimes = async (url: string) => {
    const answers = []
    for (let i = 0; i < 10; i++) answers.push((await get(`${url}/5g/`)).status)
    return answers
  }

  test.skipIf(process.platform !== 'linux')('goes on when the disk of its log is full, and says so.', async () => {
    const full = openSync('/dev/full', 'w')
    const { child, url } = await serve(full)
    expect(await askedTenTimes(url)).toEqual(Array(10).fill(200))
    expect((await get(`${url}/healthz`)).body.toString()).toMatch(
      /^ok\nRelease: .*\nAccess log: \d+ lines? lost \(ENOSPC\)\.$/,
    )
    child.kill()
    await once(child, 'close')
    closeSync(full)
  })

  test('goes on when the reader of its log has ended.', async () => {
    const { child, url } = await serve('pipe')
    child.stdout?.destroy()
    expect(await askedTenTimes(url)).toEqual(Array(10).fill(200))
    expect((await get(`${url}/healthz`)).body.toString()).toMatch(
      /^ok\nRelease: .*\nAccess log: \d+ lines? lost \(EPIPE\)\.$/,
    )
    child.kill()
    await once(child, 'close')
  })
})
