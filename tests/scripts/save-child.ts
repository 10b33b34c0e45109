/**
 * Saves an entry, and kills itself at a call of the file system, counted: before or after a file takes the place of
 * another, or when half of a file is written.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const [content = '', call = '', count = '0', side = ''] = process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')

let calls = 0
const { renameSync, writeFileSync } = fs
const isNow = (name: string): boolean => name === call && ++calls === Number(count)
const renamed: typeof renameSync = (from, to) => {
  const now = isNow('renameSync')
  if (now && side === 'before') die()
  renameSync(from, to)
  if (now) die()
}
const written: typeof writeFileSync = (path, data, options) => {
  const now = isNow('writeFileSync')
  writeFileSync(path, now ? String(data).slice(0, String(data).length / 2) : data, options)
  if (now) die()
}
Object.assign(fs, { renameSync: renamed, writeFileSync: written })
syncBuiltinESMExports()

const { withSaving } = await import('../../src/dev/save-entry.ts')
const { readEntrySource } = await import('../../src/source/entry-source.ts')
const { files: opened } = readEntrySource(content, '5g', [])
const files = Object.fromEntries(Object.entries(opened).map(([name, text]) => [name, `${text}\n# changed\n`]))
const handler = withSaving(
  () => new Response(null, { status: 404 }),
  content,
  () => true,
)
const answer = await handler(
  new Request('http://localhost:8787/__dev/save', {
    method: 'POST',
    headers: { Origin: 'http://localhost:8787', 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug: '5g', opened, files }),
  }),
)
process.exitCode = answer.status === 200 ? 0 : 1
