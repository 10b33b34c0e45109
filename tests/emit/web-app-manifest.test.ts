/** Web app manifests: what a browser needs to install the dictionary, in each language, with icons that exist. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { manifest } from '../../src/emit/web-app-manifest.ts'
import { PAPER } from '../../src/pages/head.ts'
import { ROOT } from '../rules/source.ts'
import { emitted } from './emitted.ts'
import { jsonOf } from './rendered.ts'

interface Manifest {
  readonly scope: string
  readonly start_url: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
  readonly [key: string]: unknown
}

const PATHS = [
  ['en', 'manifest.webmanifest', '/'],
  ['es', 'es/manifest.webmanifest', '/es/'],
] as const

describe.each(['https://tiny.example', 'https://tiny.example/dictionary'])('The manifest below %s', baseUrl => {
  const { site, files } = emitted(manifest, { baseUrl })

  test.each(PATHS)('in %s starts at the home page of the language and spans the site.', (language, path, home) => {
    const made = jsonOf(files, path) as Manifest
    expect(made).toMatchObject({
      id: site.basePath + home,
      start_url: site.basePath + home,
      scope: `${site.basePath}/`,
      name: site.name,
      description: site.description[language],
      lang: language,
      display: 'minimal-ui',
      theme_color: PAPER.light,
      background_color: PAPER.light,
    })
    expect(made.start_url.startsWith(made.scope)).toBe(true)
  })

  test.each(PATHS)('in %s names icons that are in public/, of the size and kind that it says.', (_, path) => {
    const { icons } = jsonOf(files, path) as Manifest
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes, type } of icons) {
      const bytes = readFileSync(join(ROOT, 'public', src.slice(site.basePath.length)))
      if (type === 'image/svg+xml') new Resvg(bytes)
      else expect(sizeOfPng(bytes)).toBe(sizes)
    }
  })
})

/** Width and height stand behind the signature of the file and the name of its first chunk. */
const sizeOfPng = (bytes: Buffer): string => {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}
