/** Firefox over Marionette, the protocol below its WebDriver: JSON with its length before it, on a TCP connection. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port.ts'
import { type Engine, end, notice } from './engine.ts'

const PLACES = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** @returns path of the program; undefined where there is none */
export const findFirefox = (): string | undefined =>
  PLACES.find(path => path && existsSync(path)) ?? notice('Firefox', 'apt-get install firefox-esr')

export async function startFirefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'palabit-firefox-'))
  const port = await freePort()
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("datareporting.policy.dataSubmissionEnabled", false);\n`,
  )
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  })
  const send = await open(port)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } })
  return {
    // An address that cannot be reached shows the browser's own page, which tests look at.
    goto: async url => void (await send('WebDriver:Navigate', { url }).catch(() => undefined)),
    async run<Value>(script: string) {
      const answer = await send('WebDriver:ExecuteScript', { script, args: [] })
      return (answer as { readonly value: Value }).value
    },
    async close() {
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Send = (command: string, parameters: object) => Promise<unknown>

async function open(port: number): Promise<Send> {
  const socket = await patientlyConnect(port)
  const waiting = new Map<number, (error: { readonly message: string } | null, result: unknown) => void>()
  let buffer = Buffer.alloc(0)
  let turn = 0
  socket.on('data', data => {
    buffer = Buffer.concat([buffer, data])
    for (;;) {
      const colon = buffer.indexOf(':')
      const length = Number(buffer.subarray(0, colon).toString())
      if (colon < 0 || buffer.length < colon + 1 + length) return
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length).toString())
      buffer = buffer.subarray(colon + 1 + length)
      // The first message is a greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown]
      waiting.get(id)?.(error, result)
      waiting.delete(id)
    }
  })
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++turn
      waiting.set(id, (error, result) => (error ? reject(new Error(error.message)) : resolve(result)))
      const text = JSON.stringify([0, id, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

/** The browser opens its port some seconds after it was started. */
async function patientlyConnect(port: number): Promise<Socket> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject)
      })
    } catch (error) {
      if (attempt === 300) throw error
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
}
