/**
 * The least that any build must do: read every source file, write every output byte. The output is in memory before
 * the clock starts; prints the seconds.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [content = '', dist = '', out = ''] = process.argv.slice(2)
const listFiles = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter(path => statSync(join(folder, path)).isFile())
const sources = listFiles(content)
const outputs = listFiles(dist).map(path => [join(out, path), readFileSync(join(dist, path))] as const)
const folders = new Set(outputs.map(([path]) => dirname(path)))

const started = performance.now()
for (const path of sources) readFileSync(join(content, path))
for (const folder of folders) mkdirSync(folder, { recursive: true })
for (const [path, bytes] of outputs) writeFileSync(path, bytes)
process.stdout.write(String((performance.now() - started) / 1000))
