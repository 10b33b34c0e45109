/** What the guides promise is so: fields, commands, links, codes and files that they name exist under that name. */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { COMMAND_NAMES } from '../../scripts/cli.ts'
import { SPELLING_CODES } from '../../src/editorial/explain-spelling.ts'
import { DIAGNOSTIC_CODES } from '../../src/model/diagnostic.ts'
import { EDITORIAL_RULES } from '../../src/schema/lint-rule-names.ts'
import { limits } from '../../src/schema/recommended-lengths.ts'
import { FRONT_MATTER, TermFile } from '../../src/schema/term.ts'
import { countWords } from '../../src/text/words.ts'
import { judge } from '../lint/sound.ts'
import type { CommandName } from '../scripts/run.ts'
import { runHere } from '../scripts/run-here.ts'
import { format } from '../source/lay.ts'
import { parseGuide, readGuide, wordsIn } from './guide.ts'
import { ROOT, read, typescriptIn } from './source.ts'

const front = readGuide('README.md')
const commandGuide = readGuide('scripts/README.md')
const deployGuide = readGuide('src/deploy/README.md')
const guide = readGuide('content/README.md')
const editors = readGuide('content/REFERENCE.md')
const drawing = readGuide('content/DIAGRAMS.md')
const map = readGuide('src/README.md')
const decisions = readdirSync(join(ROOT, 'src/decisions')).map(name => readGuide(`src/decisions/${name}`))

describe('The tables of fields in content/REFERENCE.md', () => {
  const [, between = ''] = /<!-- fields:begin -->([\s\S]*)<!-- fields:end -->/.exec(editors.text) ?? []
  const rowsOf = ({ shape }: z.ZodObject): readonly (readonly string[])[] =>
    Object.entries(shape).map(([name, field]) => [
      `\`${name}\``,
      (field as z.ZodType).safeParse(undefined).success ? 'no' : 'yes',
      (field as z.ZodType).description ?? '',
    ])

  test('are those of term.yaml and of the front matter, word for word.', () => {
    const header = ['Field', 'Required', 'What it is']
    expect(parseGuide('', between).tables).toEqual([
      { header, rows: rowsOf(TermFile) },
      { header, rows: rowsOf(FRONT_MATTER.es) },
    ])
  })
})

describe('README.md', () => {
  test('has one block with the two commands that everything begins with, and nothing else in it.', () => {
    const commands = front.blocks.map(block => block.split('\n').flatMap(line => line.replace(/\s*#.*$/, '') || []))
    const both = ['npm ci && npm run build', 'npm ci && npm test']
    const meant = commands.filter(lines => both.every(command => lines.includes(command)))
    expect(meant).toEqual([both])
  })

  test('is short.', () => {
    expect(front.text.split('\n').length).toBeLessThanOrEqual(160)
    expect(countWords(front.text)).toBeLessThanOrEqual(900)
  })

  test('shows pictures that exist.', () => {
    const pictures = [...front.text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter(path => !exists(path))).toEqual([])
  })

  test('counts what the content holds.', () => {
    const count = (folder: string): number => readdirSync(join(ROOT, 'content', folder)).length
    expect(front.text).toContain(`${count('terms')} entries`)
    expect(front.text).toContain(`${count('comparisons')} comparisons`)
    expect(front.text).toContain(`${count('paths')} paths`)
  })
})

describe('scripts/README.md', () => {
  test('names every command there is.', () => {
    const { scripts } = packageFile()
    const named = scriptsIn(commandGuide.text)
    // npm runs the scripts that begin with "pre" by itself, so guides do not name them.
    const own = Object.keys(scripts).filter(name => !name.startsWith('pre'))
    expect(own.filter(name => !named.includes(name))).toEqual([])
    const commands = [...named, ...commandsIn(commandGuide.text)]
    expect(COMMAND_NAMES.filter(name => !commands.includes(name))).toEqual([])
  })
})

describe.each([front, commandGuide, deployGuide, guide, editors, drawing, map, ...decisions])(
  '$path',
  ({ path, text, links, anchors }) => {
    test('names only commands that exist.', () => {
      const { scripts } = packageFile()
      expect(scriptsIn(text).filter(name => !(name in scripts))).toEqual([])
      expect(commandsIn(text).filter(name => !COMMAND_NAMES.includes(name))).toEqual([])
    })

    test('gives commands only options that they have.', async () => {
      const given = [...text.matchAll(/\b(?:npm run|npx palabit) ([a-z]+)([^`\n]*)/g)].flatMap(
        ([, name = '', rest = '']) =>
          COMMAND_NAMES.includes(name)
            ? [...rest.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => ({ name, option }))
            : [],
      )
      for (const { name, option } of given) {
        const { stdout } = await runHere(name as CommandName, ['--help'], { cwd: ROOT })
        expect(stdout, `${name} ${option}`).toContain(`\n  ${option} `)
      }
    })

    test('links only to what exists.', () => {
      const own = links.filter(link => !/^[a-z]+:/i.test(link))
      const broken = own.filter(link => {
        const [file = '', fragment] = decodeURI(link).split('#')
        if (file !== '') return !exists(posix.join(dirname(path), file))
        return fragment === undefined || !anchors.includes(fragment)
      })
      expect(broken).toEqual([])
    })
  },
)

describe('content/README.md', () => {
  test('can be read at one sitting.', () => {
    expect(countWords(guide.text)).toBeLessThanOrEqual(900)
  })

  test('gives the lengths that the checks ask for.', () => {
    const { entry, total, tagline, keyPoint, links } = limits
    for (const words of [
      `${entry[1].min} to ${entry[1].max} words at level 1, ${entry[2].min} to ${entry[2].max} above`,
      `at most ${total.max} words together`,
      `${tagline.min} to ${tagline.max} characters`,
      `${keyPoint.max} characters each`,
      `| ${links.min} to ${links.max} |`,
    ])
      expect(guide.text).toContain(words)
  })
})

describe('content/REFERENCE.md', () => {
  test('gives an example that the checks have nothing to say about.', () => {
    const files = [...editors.text.matchAll(/`content\/(terms\/gps\/[\w.]+)`\n\n```\w+\n([\s\S]*?)```/g)]
    const edits = files.map(([, file = '', text = '']) => ({ file, text }))
    expect(edits).toHaveLength(3)
    const { found, content } = judge(edits)
    expect(format(found, content)).toBe('')
  })

  /** Words that look like codes and are none. */
  const EXAMPLES = ['cache-memory']
  const codes: readonly string[] = [...DIAGNOSTIC_CODES, ...EDITORIAL_RULES]

  test('explains only codes that exist.', () => {
    const table = editors.tables.find(({ header }) => header[0] === 'Code')
    const explained = table?.rows.flatMap(([cell = '']) => wordsIn(cell)) ?? []
    expect(explained.length).toBeGreaterThan(20)
    expect(explained.filter(code => !codes.includes(code))).toEqual([])
    expect(explained.filter((code, i) => explained.indexOf(code) !== i)).toEqual([])
  })

  test('explains every rule of style, once.', () => {
    const table = editors.tables.find(({ header }) => header[0] === 'Rule' && header.includes('Cure'))
    const explained = table?.rows.flatMap(([cell = '']) => wordsIn(cell)) ?? []
    expect([...explained].sort()).toEqual([...EDITORIAL_RULES].sort())
  })

  test('names no other code either.', () => {
    const shown = editors.words.flatMap(word => / {2}([a-z-]+) {2}/.exec(word)?.[1] ?? word)
    const alike = shown.filter(word => /^[a-z]+(?:-[a-z]+)+$/.test(word) && !EXAMPLES.includes(word))
    const all: readonly string[] = [...codes, ...SPELLING_CODES, 'language-drift']
    expect(alike.filter(word => !all.includes(word))).toEqual([])
    expect(SPELLING_CODES.filter(code => !read('content/REFERENCE.md').includes(code))).toEqual([])
  })
})

describe('src/README.md', () => {
  const layers = map.tables.find(({ header }) => header[0] === 'Folder')
  const folderOf = ([cell = '']: readonly string[]): string => (wordsIn(cell)[0] ?? '').replace(/\/$/, '')

  test('names only files that exist.', () => {
    const named = map.tables.flatMap(({ rows }) =>
      rows.flatMap(row =>
        row.flatMap(wordsIn).flatMap(word => (isPath(word) ? [{ word, folder: folderOf(row) }] : [])),
      ),
    )
    const prose = map.words.filter(isPath).map(word => ({ word, folder: '' }))
    const missing = [...named, ...prose.filter(({ word }) => word.includes('/'))].filter(
      ({ word, folder }) => !['', 'src', `src/${folder}`].some(base => matches(posix.join(base, word))),
    )
    expect(named.length).toBeGreaterThan(10)
    expect([...new Set(missing.map(({ word }) => word))]).toEqual([])
  })

  test('names every folder of src, and only those.', () => {
    const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter(entry => entry.isDirectory())
    const told = new Set([...(layers?.rows.map(folderOf) ?? []), 'decisions'])
    expect([...told].sort()).toEqual(folders.map(({ name }) => name).sort())
  })
})

test('Decisions and the sources name only files of src and tests that exist.', () => {
  const sources = typescriptIn('src').map(path => ({ path, text: read(path) }))
  const named = [...decisions, ...sources].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:src|tests)\/[\w./-]+\.ts\b/g)].map(([file]) => ({ path, file })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ file }) => !exists(file))).toEqual([])
  const words = decisions.flatMap(guide => guide.words).filter(word => /^[\w-]+(?:\/[\w.-]+)+\.ts$/.test(word))
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter(word => !exists(word) && !exists(`src/${word}`))).toEqual([])
})

/** A path of the project: with a folder or an ending, and nothing else in it; `<case>` stands for any name. */
function isPath(word: string): boolean {
  return /^[\w<>.-]+(?:\/[\w<>.-]*)+$|^[\w-]+\.(?:ts|md|json|yaml|txt)$/.test(word) && !OUTPUT.test(word)
}

/** What a build makes is no file of the project. */
const OUTPUT = /^(?:dist|v1)\//

const exists = (path: string): boolean => existsSync(join(ROOT, path))

function matches(path: string): boolean {
  const [before = '', after] = path.split(/<\w+>/, 2)
  if (after === undefined) return exists(path)
  return exists(before) && readdirSync(join(ROOT, before)).some(name => exists(posix.join(before, name, after)))
}

/** Names of scripts in `npm run x`, `npm test` and `npm start`. */
const scriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(([, name, short]) => name ?? short ?? '')

/** Words after `npx palabit`. */
const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpx palabit ([\w-]+)/g)].map(([, name = '']) => name)

function packageFile(): { readonly scripts: Readonly<Record<string, string>> } {
  return JSON.parse(read('package.json'))
}
