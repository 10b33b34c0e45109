/** WebKit (WebKitGTK) over WebDriver, on a display of its own. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { freePort } from '../../free-port.ts'
import { type Engine, end, notice, until } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/xvfb-run'
const LIBRARIES = '/usr/lib/x86_64-linux-gnu'

/** @returns path of the browser that the driver starts; undefined where one of the three is missing */
export function findWebkit(): string | undefined {
  const browser = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map(name => `${LIBRARIES}/${name}/MiniBrowser`)
        .find(path => path.includes('webkit2gtk') && existsSync(path))
    : undefined
  const isWhole = browser !== undefined && existsSync(DRIVER) && existsSync(DISPLAY)
  return isWhole ? browser : notice('WebKit', 'apt-get install webkit2gtk-driver xvfb')
}

export async function startWebkit(binary: string): Promise<Engine> {
  const port = await freePort()
  const child = spawn(DISPLAY, ['-a', DRIVER, `--port=${port}`], { detached: true, stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(base + path, { method: 'POST', body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const options = { binary, args: ['--automation'] }
  const { sessionId } = (await post('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { readonly sessionId: string }
  const session = `/session/${sessionId}`
  return {
    goto: async url => void (await post(`${session}/url`, { url }).catch(() => undefined)),
    run: async <Value>(script: string) => (await post(`${session}/execute/sync`, { script, args: [] })) as Value,
    async close() {
      await fetch(base + session, { method: 'DELETE' }).catch(() => undefined)
      await end(child)
    },
  }
}
