/**
 * Clients generated from the published openapi.json by three generators, compiled under the strictest settings, each with
 * a program that uses what it generates as a developer would.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf, tiny } from '../emit/rendered.ts'
import { installed, judge } from './programs.ts'

const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: false,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'palabit-clients-'))
  writeFileSync(join(home, 'openapi.json'), textOf(tiny().files, 'openapi.json'))
  writeFileSync(join(home, 'package.json'), '{ "name": "clients", "private": true, "type": "module" }')
  symlinkSync(installed('.'), join(home, 'node_modules'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Compiles a folder; whatever the compiler prints is the failure. */
async function compile(folder: string, changed: object = {}): Promise<void> {
  const compilerOptions = { ...COMPILER_OPTIONS, ...changed }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
  const { status, stdout } = await judge('typescript/bin/tsc', ['-p', folder])
  expect([status, stdout]).toEqual([0, ''])
}

function folderFor(name: string): string {
  const folder = join(home, name)
  mkdirSync(folder)
  return folder
}

test('openapi-typescript, with openapi-fetch.', async () => {
  const folder = folderFor('openapi-typescript')
  const { status, stderr } = await judge(
    'openapi-typescript/bin/cli.js',
    ['openapi.json', '-o', join(folder, 'schema.d.ts')],
    {},
    home,
  )
  expect([status, stderr]).toEqual([0, expect.any(String)])
  writeFileSync(
    join(folder, 'main.ts'),
    `import createClient from 'openapi-fetch'
import type { components, paths } from './schema.d.ts'

const client = createClient<paths>({ baseUrl: 'https://palabit.example' })
const { data, error } = await client.GET('/v1/terms/{slug}.json', { params: { path: { slug: 'dns' } } })
if (error) {
  const names: readonly string[] = (error.suggestions ?? []).map(({ title }) => title)
  throw new Error(\`\${error.code}: \${names.join(', ')}\`)
}
const related: readonly string[] = data?.related ?? []
const entry: components['schemas']['Entry'] | undefined = data
const found = await client.GET('/v1/search.json', { params: { query: { q: 'dns', level: 2, subject: 'networks' } } })
export const titles = [entry?.es.title, ...related, ...(found.data?.results ?? []).map(card => card.title)]
`,
  )
  await compile(folder)
})

// Its run-time files are the same for every API and do not compile under exactOptionalPropertyTypes, so the types are
// compiled with that setting and the whole client without it.
test('@hey-api/openapi-ts, with its fetch client.', async () => {
  const folder = folderFor('hey-api')
  const { status, stdout, stderr } = await judge(
    '@hey-api/openapi-ts/bin/run.js',
    ['-i', 'openapi.json', '-o', join(folder, 'client'), '-c', '@hey-api/client-fetch'],
    {},
    home,
  )
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)])
  writeFileSync(
    join(folder, 'main.ts'),
    `import { getTerm, listTerms, searchTerms } from './client'

const { data } = await getTerm({ path: { slug: 'dns' } })
const list = await listTerms()
const found = await searchTerms({ query: { q: 'dns', lang: 'es' } })
export const titles = [data?.es.title, list.data?.count, ...(found.data?.results ?? []).map(({ title }) => title)]
`,
  )
  await compile(folder, { exactOptionalPropertyTypes: false })
  const types = folderFor('hey-api-types')
  copyFileSync(join(folder, 'client/types.gen.ts'), join(types, 'types.gen.ts'))
  await compile(types)
})

test('orval, with fetch.', async () => {
  const folder = folderFor('orval')
  writeFileSync(
    join(folder, 'orval.config.mjs'),
    `export default { palabit: { input: '../openapi.json', output: { target: './client.ts', client: 'fetch' } } }\n`,
  )
  const { status, stdout, stderr } = await judge(
    'orval/dist/bin/orval.mjs',
    ['--config', 'orval.config.mjs'],
    {},
    folder,
  )
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)])
  writeFileSync(
    join(folder, 'main.ts'),
    `import { getTerm, searchTerms } from './client'

const answer = await getTerm('dns')
const title: string | undefined = answer.status === 200 ? answer.data.es.title : undefined
const found = await searchTerms({ q: 'dns', limit: 5 })
export const titles = [title, found.status === 200 ? found.data.total : 0]
`,
  )
  await compile(folder)
})
