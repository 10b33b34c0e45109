/** How the project is written, where no linter says so: size, opening words, no shapes that hide what a file does. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codeOnly, placesOf, ROOT, read, typescriptIn, withoutComments } from './source.ts'

const LONGEST = 300

const program = [...typescriptIn('src'), ...typescriptIn('scripts')]
const everything = [...program, ...typescriptIn('tests')]

test(`No file is longer than ${LONGEST} lines.`, () => {
  const long = everything.map(path => [path, read(path).trimEnd().split('\n').length] as const)
  expect(long.filter(([, lines]) => lines > LONGEST)).toEqual([])
})

test('Every file says at its beginning why it exists.', () => {
  const silent = everything.filter(path => {
    const opening = /^(?:#![^\n]*\n)?\/\*\*([\s\S]*?)\*\//.exec(read(path))?.[1] ?? ''
    return !/\S+ \S+ \S+/.test(opening.replace(/^\s*\*/gm, '').trim())
  })
  expect(silent).toEqual([])
})

test('Lines end as on Unix, the last one too, and none has spaces at its end.', () => {
  expect(everything.filter(path => /\r|[ \t]\n/.test(read(path)) || !/[^\n]\n$/.test(read(path)))).toEqual([])
})

describe('There is no', () => {
  test.for([
    ['any', /(?<!\?[^\n]*)(?::|\bas|\||&|\bextends)\s*any\b(?!\()|<any\b|<[^<>()]*,\s*any\b|\bany\[\]/],
    ['enum', /^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s/m],
    ['namespace', /^\s*(?:export\s+)?(?:declare\s+)?(?:namespace|module)\s+[\w'"]/m],
    ['default export', /^export default\b/m],
    // An index that is proven has one: `values[i]!`.
    ['non-null assertion', /[\w)]!(?:\.|\[|\)|;|$)/m],
    ['label that silences the compiler', /@ts-(?:ignore|nocheck|expect-error)/],
  ] as const)('%s in the program.', ([, pattern]) => {
    const text = (path: string) => (String(pattern).includes('@ts') ? read(path) : codeOnly(read(path)))
    // These runtimes look for the default export of the file they start with.
    const config = /vitest\.config\.ts$|^src\/deploy\/(?:cloudflare|netlify)\//
    expect(program.filter(path => !config.test(path)).flatMap(path => placesOf(path, text(path), pattern))).toEqual([])
  })

  test('note about work that is still to do.', () => {
    const notes = new RegExp(`\\b(?:${['TO', 'FIX', 'X'].map((half, i) => half + ['DO', 'ME', 'XX'][i]).join('|')})\\b`)
    expect(everything.flatMap(path => placesOf(path, read(path), notes))).toEqual([])
  })

  test('file that only hands on what others export.', () => {
    expect(
      program.flatMap(path => placesOf(path, withoutComments(read(path)), /^export\s[^'";=]*\sfrom\s*['"]/m)),
    ).toEqual([])
  })

  test('folder or file for things that belong nowhere.', () => {
    const vague = /(?:^|\/)(?:utils?|helpers?|common|misc|shared|lib|core)(?:\/|\.ts$)/
    expect(everything.filter(path => vague.test(path))).toEqual([])
  })

  test('empty folder.', () => {
    const empty = ['src', 'scripts', 'tests', 'public'].flatMap(top =>
      readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isDirectory() && !entry.parentPath.includes('node_modules'))
        .filter(entry => readdirSync(join(entry.parentPath, entry.name)).length === 0)
        .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length)),
    )
    expect(empty).toEqual([])
  })
})

test('At the top stands only what everybody looks for.', () => {
  const welcome = new Set(
    'content src scripts public tests package.json package-lock.json tsconfig.json vitest.config.ts README.md LICENSE'.split(
      ' ',
    ),
  )
  const ignored = read('.gitignore').split('\n').filter(Boolean)
  const isIgnored = (name: string) =>
    ignored.some(pattern =>
      pattern.endsWith('/')
        ? pattern === `${name}/` && statSync(join(ROOT, name)).isDirectory()
        : new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(name),
    )
  const names = readdirSync(ROOT).filter(name => !name.startsWith('.') && !isIgnored(name) && name !== 'node_modules')
  expect(names.filter(name => !welcome.has(name))).toEqual([])
  expect([...welcome].filter(name => !names.includes(name))).toEqual([])
})
