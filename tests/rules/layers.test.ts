/**
 * Imports point down, and this table says so: which layer may use which, and which packages. Whoever needs a new arrow
 * draws it here first, and in the map.
 */
import { existsSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readGuide } from './guide.ts'
import { codeOnly, type Import, importsOf, placesOf, ROOT, read, typescriptIn } from './source.ts'

interface Row {
  /** Layers, or single files, that it may import besides itself. */
  readonly layers: readonly string[]
  /** Layers of which it may import types. */
  readonly types?: readonly string[]
  readonly packages?: readonly string[]
  /** Packages of which it may import types. */
  readonly packageTypes?: readonly string[]
  /** Whether it may use Node's own modules. */
  readonly node?: true
}

const LAYERS: Readonly<Record<string, Row>> = {
  schema: { layers: [], packages: ['zod'] },
  languages: { layers: ['schema'] },
  text: { layers: ['schema', 'languages'], packages: ['markdown-it'] },
  search: { layers: ['languages', 'schema', 'text'], packages: ['@orama/stemmers'] },
  model: { layers: ['languages', 'schema', 'text'] },
  pages: { layers: ['languages', 'schema', 'model', 'text'] },
  source: {
    layers: ['languages', 'schema', 'model', 'text'],
    packages: ['gray-matter', 'yaml', 'saxes'],
    packageTypes: ['zod', 'markdown-it'],
    node: true,
  },
  lint: { layers: ['languages', 'schema', 'model', 'text'] },
  editorial: {
    layers: ['languages', 'schema', 'model', 'text', 'source', 'lint'],
    packages: ['fast-glob', 'yaml'],
    node: true,
  },
  'entry-form': {
    layers: ['languages', 'schema', 'model', 'text', 'source', 'lint', 'pages', 'editorial', 'browser'],
    packages: ['yaml', 'zod'],
  },
  emit: { layers: ['languages', 'schema', 'model', 'text', 'pages', 'search'] },
  cards: {
    layers: ['languages', 'schema', 'model', 'text'],
    packages: ['harfbuzzjs'],
    node: true,
  },
  edge: { layers: ['languages', 'schema', 'model', 'text', 'search'] },
  report: { layers: ['languages', 'schema', 'model', 'text'], node: true },
  'site-build': {
    layers: ['languages', 'schema', 'model', 'text', 'search', 'source', 'lint', 'emit', 'cards', 'report'],
    types: ['edge'],
    packages: ['esbuild', 'fast-glob'],
    node: true,
  },
  dev: {
    layers: [
      'languages',
      'schema',
      'model',
      'text',
      'source',
      'lint',
      'emit',
      'pages',
      'cards',
      'report',
      'site-build',
      'src/edge/handler.ts',
    ],
    types: ['edge'],
    packages: ['chokidar', 'diff'],
    node: true,
  },
  deploy: { layers: ['edge', 'model', 'schema'] },
  browser: { layers: ['languages', 'model', 'text', 'search'], types: ['schema'] },
  scripts: {
    layers: ['report', 'site-build', 'dev', 'deploy', 'edge', 'editorial', 'lint', 'model', 'schema', 'source', 'text'],
    node: true,
  },
}

/** What one folder or file may import beyond its layer. */
const MORE: Readonly<Record<string, Partial<Row>>> = {
  'scripts/draw-favicons.ts': { packages: ['@resvg/resvg-js'] },
  'src/emit/downloads/zip.ts': { packages: ['fflate'] },
  'src/cards/rasterize-logo.ts': { packages: ['@resvg/resvg-js'] },
  'src/edge/mcp/': { packages: ['@modelcontextprotocol/server'], packageTypes: ['zod'] },
  'src/deploy/node/': {
    packages: ['@hono/node-server', 'ioredis', 'lru-cache', 'prom-client'],
    node: true,
  },
  'src/deploy/objects/': { packages: ['aws4fetch'], node: true },
  'src/deploy/cloudflare/': { packageTypes: ['@cloudflare/workers-types', 'cloudflare:workers'] },
  'scripts/bundle-standalone-server.ts': { packages: ['esbuild'] },
}

const files = [...typescriptIn('src'), ...typescriptIn('scripts')]
const layerOf = (path: string): string =>
  path.startsWith('src/') ? (path.split('/')[1] ?? '') : (path.split('/')[0] ?? '')
const packageOf = (target: string): string =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')

function allowed(path: string): Required<Row> {
  const rows = [
    LAYERS[layerOf(path)],
    ...Object.entries(MORE).flatMap(([place, row]) => (path.startsWith(place) ? [row] : [])),
  ]
  const all = (pick: (row: Partial<Row>) => readonly string[] | undefined) =>
    rows.flatMap(row => (row && pick(row)) ?? [])
  return {
    layers: [layerOf(path), ...all(row => row.layers)],
    types: all(row => row.types),
    packages: all(row => row.packages),
    packageTypes: all(row => row.packageTypes),
    node: rows.some(row => row?.node) as true,
  }
}

function breach(path: string, { target, file, typeOnly }: Import): string | undefined {
  const may = allowed(path)
  if (file !== undefined) {
    const layer = layerOf(file)
    return may.layers.includes(layer) || may.layers.includes(file) || (typeOnly && may.types.includes(layer))
      ? undefined
      : `${path} imports ${file}`
  }
  if (target.startsWith('node:')) return may.node ? undefined : `${path} imports ${target}`
  const name = packageOf(target)
  return may.packages.includes(name) || (typeOnly && may.packageTypes.includes(name))
    ? undefined
    : `${path} imports ${target}`
}

describe('The layers', () => {
  test('are all in the table, and the table has no other.', () => {
    expect(Object.keys(LAYERS).sort()).toEqual([...new Set(files.map(layerOf))].sort())
  })

  test.for(Object.keys(LAYERS))('keep to what %s may import.', layer => {
    const own = files.filter(path => layerOf(path) === layer)
    expect(own.flatMap(path => importsOf(path).flatMap(each => breach(path, each) ?? []))).toEqual([])
  })

  test('form no circle in the table.', () => {
    const above = (layer: string, trail: readonly string[]): readonly string[] =>
      trail.includes(layer)
        ? [...trail, layer]
        : (LAYERS[layer]?.layers ?? []).flatMap(next => above(next, [...trail, layer]))
    expect(Object.keys(LAYERS).flatMap(layer => above(layer, []))).toEqual([])
  })
})

describe('The map in src/README.md', () => {
  const table = readGuide('src/README.md').tables.find(({ header }) => header[0] === 'Folder')

  test('tells the layers and what each may import as this table has it.', () => {
    const told = table?.rows.map(([folder = '', , may = '']) => [
      folder.replace(/[`/]/g, ''),
      may.split(', ').filter(name => name !== '–'),
    ])
    const enforced = Object.entries(LAYERS).map(([layer, { layers, types = [] }]) => [
      layer,
      [...layers.filter(name => !name.includes('/')), ...types],
    ])
    const sorted = (rows: typeof told) =>
      rows?.map(([layer, may]) => `${layer}: ${[may ?? []].flat().sort().join(' ')}`).sort()
    expect(sorted(told)).toEqual(sorted(enforced.filter(([layer]) => layer !== 'scripts')))
  })
})

describe('Imports', () => {
  test('lead to files that exist, by their full name.', () => {
    const lost = files.flatMap(path =>
      importsOf(path).flatMap(({ file, target }) =>
        file !== undefined && (!existsSync(join(ROOT, file)) || !/\.\w+$/.test(target))
          ? [`${path} imports ${target}`]
          : [],
      ),
    )
    expect(lost).toEqual([])
  })

  test('name Node\'s modules with "node:", and packages that package.json lists for those who run the program.', () => {
    const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, object>
    const listed = { ...dependencies, ...optionalDependencies }
    const packages = files.flatMap(path =>
      importsOf(path)
        .filter(each => each.file === undefined && !each.typeOnly)
        .map(({ target }) => [path, target] as const),
    )
    const own = new Set(builtinModules)
    expect(packages.filter(([, target]) => own.has(target))).toEqual([])
    const unlisted = packages.filter(([, target]) => !target.startsWith('node:') && !(packageOf(target) in listed))
    expect(unlisted).toEqual([])
  })

  test('form no circle between files, not even of types.', () => {
    const graph = new Map(
      [...files, ...typescriptIn('tests')].map(path => [path, importsOf(path).flatMap(({ file }) => file ?? [])]),
    )
    const done = new Set<string>()
    const visit = (path: string, trail: readonly string[]): readonly string[] => {
      if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' → ')]
      if (done.has(path)) return []
      const circles = (graph.get(path) ?? []).flatMap(next => visit(next, [...trail, path]))
      done.add(path)
      return circles
    }
    expect([...graph.keys()].flatMap(path => visit(path, []))).toEqual([])
  })
})

test('Only builds, hosts and browser code use the clock, randomness, the environment or the locale.', () => {
  const FORBIDDEN =
    /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bprocess\.(?:env|platform|cwd)\b|\btoLocale\w+|\bIntl\b|\blocaleCompare\b|\bgetTimezoneOffset\b|\bperformance\.now\b|\brandomUUID\b/
  const places = typescriptIn('src')
    .filter(path => !/^src\/(?:browser|deploy|dev|report|site-build|entry-form)\//.test(path))
    .flatMap(path => placesOf(path, codeOnly(read(path)), FORBIDDEN))
  expect(places).toEqual([])
})
