/** What counts as content, and what is reported about other files. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { findContent } from '../../src/source/files/find-content.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { withContent, write } from './lay.ts'

const find = (prepare: (content: string) => void) =>
  withContent(undefined, content => {
    prepare(content)
    const { terms, pages, diagnostics } = findContent(content)
    return { terms, pages, told: diagnostics.map(({ code, file }) => `${file} ${code}`) }
  })

test('Folders and files are sorted, so that every machine reads them in one order.', () => {
  const { terms, pages, told } = find(content => {
    write(content, 'terms/beta/es.md', 'x')
    write(content, 'terms/beta/en.md', 'x')
    write(content, 'terms/a-first/en.md', 'x')
  })
  expect(told).toEqual([])
  expect(pages.map(({ name }) => name)).toEqual(['developers', 'home'])
  expect(terms).toEqual([
    { name: 'a-first', files: ['en.md'], refused: [] },
    { name: 'alpha', files: ['en.md', 'es.md', 'term.yaml'], refused: [] },
    { name: 'beta', files: ['en.md', 'es.md'], refused: [] },
  ])
})

test('An empty folder is a term without files, whose missing files are reported.', () => {
  const { terms } = find(content => mkdirSync(join(content, 'terms/beta')))
  expect(terms.at(-1)).toEqual({ name: 'beta', files: [], refused: [] })
})

test('Hidden files, such as those of file managers, are passed over.', () => {
  const { told } = find(content => {
    write(content, 'terms/.DS_Store', 'x')
    write(content, 'terms/alpha/.en.md.swp', 'x')
    write(content, '.obsidian/app.json', '{}')
  })
  expect(told).toEqual([])
})

test('Hidden folders are no terms and no pages.', () => {
  const { terms, pages } = find(content => {
    for (const file of ['term.yaml', 'en.md', 'es.md']) write(content, `terms/.draft/${file}`, 'x')
    write(content, 'pages/.draft/en.md', 'x')
  })
  expect(terms.map(({ name }) => name)).toEqual(['alpha'])
  expect(pages.map(({ name }) => name)).toEqual(['developers', 'home'])
})

test('The guide for editors and other files beside the folders are not our business.', () => {
  expect(find(content => write(content, 'README.md', 'x')).told).toEqual([])
})

test.for(['Alpha', 'año', 'two words', 'a_b', 'a.b', 'a'.repeat(bounds.slug.max + 1)])(
  'A folder named "%s" is refused.',
  name => {
    expect(find(content => write(content, `terms/${name}/en.md`, 'x')).told).toEqual([
      `content/terms/${name} invalid-folder-name`,
    ])
  },
)

test('A folder may have a name as long as a slug may be.', () => {
  expect(find(content => write(content, `terms/${'a'.repeat(bounds.slug.max)}/en.md`, 'x')).told).toEqual([])
})

const hasFifos = process.platform !== 'win32' && spawnSync('mkfifo', ['--version']).error === undefined

test.skipIf(!hasFifos)('A pipe is refused and never opened, because reading it might never end.', () => {
  withContent(undefined, content => {
    rmSync(join(content, 'terms/alpha/en.md'))
    expect(spawnSync('mkfifo', [join(content, 'terms/alpha/en.md')]).status).toBe(0)
    const { terms, diagnostics } = loadContent(content)
    expect(terms).toEqual([])
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['unexpected-file', 'content/terms/alpha/en.md'],
    ])
  })
})

test('A file that was refused is not said to be missing as well.', () => {
  const { terms } = find(content => {
    rmSync(join(content, 'terms/alpha/es.md'))
    mkdirSync(join(content, 'terms/alpha/es.md'))
  })
  expect(terms).toEqual([{ name: 'alpha', files: ['en.md', 'term.yaml'], refused: ['es.md'] }])
})

describe('A symbolic link', () => {
  test('is refused, wherever it leads.', () => {
    const { told, terms } = find(content => {
      symlinkSync('../../../outside.md', join(content, 'terms/alpha/image.svg'))
      symlinkSync('alpha', join(content, 'terms/beta'))
      symlinkSync('nowhere.md', join(content, 'terms/alpha/image.png'))
    })
    expect(told).toEqual([
      'content/terms/alpha/image.png unexpected-file',
      'content/terms/alpha/image.svg unexpected-file',
      'content/terms/beta unexpected-file',
    ])
    expect(terms.map(({ name }) => name)).toEqual(['alpha'])
  })

  test('in the place of all terms is not followed, wherever it leads.', () => {
    const { told, terms } = find(content => {
      renameSync(join(content, 'terms'), join(content, 'words'))
      symlinkSync('words', join(content, 'terms'))
    })
    expect(told).toEqual(['content/terms unexpected-file'])
    expect(terms).toEqual([])
  })

  test('that leads to itself or nowhere does not stop the reading of the rest.', () => {
    withContent(undefined, content => {
      mkdirSync(join(content, 'terms/beta'))
      symlinkSync('en.md', join(content, 'terms/beta/en.md'))
      symlinkSync('nowhere.md', join(content, 'terms/beta/es.md'))
      const { terms, diagnostics } = loadContent(content)
      expect(terms.map(({ slug }) => slug)).toEqual(['alpha'])
      expect(diagnostics.map(({ code }) => code)).toContain('unexpected-file')
    })
  })
})
