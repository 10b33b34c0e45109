/** The scripts that readers are sent: small, the same on every machine, and with nothing in them that is not for browsers. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Script } from '../../src/emit/required-services.ts'
import { sourceOf } from '../../src/emit/scripts.ts'
import { prepare } from '../../src/site-build/build-without-output.ts'
import { bundled } from '../../src/site-build/bundle-browser-scripts.ts'
import { claimOf, collisions } from '../../src/site-build/path-collisions.ts'
import { ROOT } from '../rules/source.ts'
import { FIXTURES } from '../source/lay.ts'

const SCRIPTS: readonly Script[] = ['theme', 'site', 'search', 'offline/service-worker']
const compressed = (script: Script): number => gzipSync(bundled(script), { level: 9 }).length

describe('Compressed,', () => {
  test('all scripts together are no more than 36 kB.', () => {
    expect(SCRIPTS.map(compressed).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(36_000)
  })

  test('what every page loads is no more than 8 kB.', () => {
    expect(compressed('site')).toBeLessThanOrEqual(8_000)
  })
})

test('The form for entries is no more than 195 kB, and needs nothing of Node.', () => {
  expect(compressed('write')).toBeLessThanOrEqual(195_000)
  expect(compressed('write.css')).toBeLessThanOrEqual(1_500)
  // Modules of Node cannot be bundled for browsers, which fails; a part of Node that needs no import would be left.
  expect(/\b(?:Buffer\.(?:from|byteLength)|process\.env)\b/.test(bundled('write'))).toBe(false)
})

test('What stands before the first paint is less than 450 bytes.', () => {
  expect(Buffer.byteLength(bundled('theme'))).toBeLessThan(450)
})

test('Listing what a site publishes bundles no script: a check of the content renders no page.', () => {
  const { prepared } = prepare(
    { content: join(FIXTURES, 'tiny'), public: join(ROOT, 'public') },
    {
      bundle: script => {
        throw new Error(`bundled ${script}`)
      },
    },
  )
  expect(collisions([...(prepared?.artifacts() ?? [])].map(claimOf))).toEqual([])
})

test.for(SCRIPTS)('The source of %s is there.', script => {
  expect(existsSync(join(ROOT, 'src/browser', sourceOf(script)))).toBe(true)
})

test.each([
  ['at once', ''],
  ['beside its other work', 'await beginBundling()'],
])('Another process in another folder makes the same bytes, %s.', (_, first) => {
  const digest = (texts: readonly string[]) => createHash('sha256').update(texts.join('\0')).digest('hex')
  const module = JSON.stringify(join(ROOT, 'src/site-build/bundle-browser-scripts.ts'))
  const code = `import { beginBundling, bundled } from ${module}
import { createHash } from 'node:crypto'
${first}
const texts = ${JSON.stringify(SCRIPTS)}.map(bundled)
process.stdout.write(createHash('sha256').update(texts.join('\\0')).digest('hex'))`
  const tsx = import.meta.resolve('tsx')
  const args = ['--import', tsx, '--input-type=module', '--eval', code]
  expect(execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })).toBe(digest(SCRIPTS.map(bundled)))
})

test.each(SCRIPTS)(
  '%s holds neither the schema library nor anything of Node, and no notes of the compiler.',
  script => {
    expect(bundled(script).match(/ZodError|\bprocess\.|require\(|["']node:|sourceMappingURL/g)).toBeNull()
    expect(bundled(script).length).toBeGreaterThan(100)
  },
)

test.each(['theme', 'offline/service-worker'] as const)('%s, a classic script, leaves no names behind.', script => {
  expect(bundled(script)).toMatch(/^(?:"use strict";)?\(\(\)=>\{[\s\S]*\}\)\(\);\n$/)
})

test('The licenses of what is in the search are named in it.', () => {
  expect(bundled('search')).toContain('OramaSearch Inc., Apache License 2.0')
})
