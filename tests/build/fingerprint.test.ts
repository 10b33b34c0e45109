/**
 * Fingerprints: different when anything is that a rendering depends on. What the version of the code covers is compared
 * with what the code imports, so that no change of the program can be overlooked by a memory of its results.
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fingerprinter, versionOfCode } from '../../src/build/fingerprint.ts'

describe('The fingerprint of inputs', () => {
  const of = fingerprinter('ground')
  const [a, b] = [{ text: 'a' }, { text: 'b' }]

  test('is the same for equal inputs, whichever object holds them.', () => {
    expect(of([a, b])).toBe(of([{ text: 'a' }, { text: 'b' }]))
    expect(of([a, b])).toBe(fingerprinter('ground')([a, b]))
  })

  test('tells apart order, number and content.', () => {
    const fingerprints = [[], [a], [b], [a, b], [b, a], [a, a], [[a, b]], [{ a, b }], [{}], [[]]].map(of)
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })

  test('depends on the ground of the build.', () => {
    const fingerprints = [fingerprinter(), fingerprinter('x'), fingerprinter('x', {}), fingerprinter({ x: 1 })].map(
      each => each([a]),
    )
    expect(new Set(fingerprints).size).toBe(fingerprints.length)
  })
})

describe('The version of the code', () => {
  test('is the same twice, and depends on the folders.', () => {
    expect(versionOfCode('text')).toBe(versionOfCode('text'))
    expect(versionOfCode('text', 'schema')).toBe(versionOfCode('schema', 'text'))
    const versions = [versionOfCode('text'), versionOfCode('schema'), versionOfCode('text', 'schema')]
    expect(new Set(versions).size).toBe(3)
    expect(versions[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** All that a file needs when it runs, directly or not: folders of src/, and packages. */
function behind(file: string): { readonly folders: readonly string[]; readonly packages: readonly string[] } {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, names = '', target = ''] of text.matchAll(/^(?:import|export) ([^'"`;=]*?) from '([^']+)'/gm)) {
      if (names.startsWith('type ') || target.startsWith('node:')) continue
      if (target.startsWith('.')) visit(join(dirname(path), target))
      else
        packages.add(
          target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  visit(join(SRC, file))
  return {
    folders: [...new Set([...seen].map(path => relative(SRC, path).split('/')[0] ?? ''))],
    packages: [...packages],
  }
}

describe('What the memory of a build remembers is made by code that its version covers:', () => {
  const text = ['entries', 'steps'].map(name => readFileSync(join(SRC, `build/${name}.ts`), 'utf8')).join('')
  const covered = (after: string): readonly string[] => {
    const call = /versionOfCode\(([^)]*)\)/.exec(text.slice(text.indexOf(after)))?.[1] ?? ''
    return [...call.matchAll(/'(\w+)'/g)].map(([, folder = '']) => folder)
  }
  test.for([
    ['terms', 'const versionOfEntries =', 'source/term/term.ts'],
    ['files', 'const version =', 'emit/index.ts'],
  ] as const)('%s.', ([, where, file]) => {
    const folders = covered(where)
    expect(folders.length).toBeGreaterThan(0)
    expect(behind(file).folders.filter(folder => !folders.includes(folder))).toEqual([])
  })

  test('the packages that take part, each with its version.', () => {
    const program = readFileSync(join(SRC, 'build/fingerprint.ts'), 'utf8')
    const list = /LIBRARIES = \[([^\]]*)\]/.exec(program)?.[1] ?? ''
    const named = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    const needed = ['source/term/term.ts', 'text/mentions.ts', 'emit/index.ts'].flatMap(file => behind(file).packages)
    const missing = [...new Set(needed)].filter(name => !named.includes(name))
    expect(program.includes("'package-lock.json'") ? [] : missing).toEqual([])
  })
})
