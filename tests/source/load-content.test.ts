/** Reading a whole content folder: what comes out, what is remembered, and what one fault does to the rest. */
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { prepare } from '../../src/site-build/build-without-output.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { rememberTerms } from '../../src/source/term/load-term.ts'
import { BROKEN, FIXTURES, format, withContent, write } from './lay.ts'
import { pngOf } from './picture/png.ts'

const TINY = join(FIXTURES, 'tiny')

/** The term.yaml of the base content. */
const ALPHA = 'id: alpha\ndate: 2026-01-01\nlevel: 1\nsubjects: [software]\n'

/** Reads content as the development server does, each call with what the one before has remembered. */
function rememberingReader() {
  const loadTerm = rememberTerms()
  return (content: string) => prepare({ content, public: join(content, '../public') }, { loadTerm })
}

describe('A folder of content', () => {
  const content = loadContent(TINY)

  test('is read without a word when everything is well.', () => {
    expect(content.diagnostics).toEqual([])
    expect(content.settings?.name).toBe('Tiny Dictionary')
    expect(content.pages.map(({ name }) => name)).toEqual(['about', 'developers', 'home'])
    expect(content.terms.map(({ slug }) => slug)).toEqual([
      '5g',
      'artificial-intelligence',
      'decision-tree',
      'html',
      'information-technology',
      'neural-network',
    ])
  })

  test('gives settings their defaults.', () => {
    expect(content.settings).toMatchObject({ branch: 'main', edge: true })
  })

  test('gives terms the file name of their illustration and the facts of both languages.', () => {
    const [term] = content.terms.filter(({ slug }) => slug === 'decision-tree')
    expect(term).toMatchObject({ id: 'decision-tree', level: 2, image: 'image.svg', formerSlugs: [] })
    expect(term?.es).toMatchObject({
      title: 'Árbol de decisión',
      // The last is a variant of another country.
      aliases: ['árbol de clasificación', 'árbol de regresión', 'árbol decisorio'],
    })
    expect(term?.en.explanation[0]).toContain('such as `age < 18`')
    expect(term?.en.keyPoints).toHaveLength(3)
    expect(term?.en.links).toEqual([
      { label: 'Decision trees – scikit-learn', url: 'https://scikit-learn.org/stable/modules/tree.html' },
    ])
  })

  test('keeps the text of pages with their placeholders.', () => {
    const developers = content.pages.find(({ name }) => name === 'developers')
    expect(developers?.text.en.title).toBe('Developers')
    expect(developers?.text.es.body).toContain('{{endpoints}}')
    expect(developers?.text.es.body).not.toContain('---\n')
  })
})

test('Line ends of Windows change neither the terms nor the places of faults.', () => {
  const read = (name: string | undefined, windows: boolean) =>
    withContent(name && join(BROKEN, name), content => {
      for (const file of windows ? ['term.yaml', 'en.md', 'es.md'] : []) {
        const path = join(content, 'terms/alpha', file)
        write(content, `terms/alpha/${file}`, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
      }
      const { terms, diagnostics } = loadContent(content)
      return { terms, text: format(diagnostics, content) }
    })
  expect(read(undefined, true)).toEqual(read(undefined, false))
  expect(read('two-faults', true)).toEqual(read('two-faults', false))
})

test('A fault in one term leaves the others to be read.', () => {
  withContent(undefined, content => {
    write(content, 'terms/beta/term.yaml', 'id: [\n')
    const { terms, diagnostics } = loadContent(content)
    expect(terms.map(({ slug }) => slug)).toEqual(['alpha'])
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-language', 'missing-language', 'yaml-syntax'])
  })
})

test('A renamed term keeps its id, which is one of its former slugs.', () => {
  withContent(undefined, content => {
    renameSync(join(content, 'terms/alpha'), join(content, 'terms/aleph'))
    write(content, 'terms/aleph/term.yaml', `${ALPHA}formerSlugs: [alef, alpha]\n`)
    const { terms, diagnostics } = loadContent(content)
    expect(diagnostics).toEqual([])
    expect(terms).toMatchObject([{ slug: 'aleph', id: 'alpha', formerSlugs: ['alef', 'alpha'] }])
  })
})

test('A term may have been changed on the day of its publication, or later.', () => {
  withContent(undefined, content => {
    for (const updated of ['2026-01-01', '2026-01-02']) {
      write(content, 'terms/alpha/term.yaml', `${ALPHA}updated: ${updated}\n`)
      expect(loadContent(content)).toMatchObject({ diagnostics: [], terms: [{ updated }] })
    }
  })
})

test('An illustration may be as large as its bound, and its size is no secret of an earlier run.', () => {
  withContent(join(BROKEN, 'file-too-large-image'), content => {
    const remembered = rememberingReader()
    const codes = (size: number) => {
      write(content, 'terms/alpha/image.png', pngOf({ bytes: size }))
      return remembered(content).diagnostics.map(({ code }) => code)
    }
    expect(codes(bounds.image.max)).toEqual([])
    expect(codes(bounds.image.max + 1)).toEqual(['file-too-large'])
  })
})

test('An illustration that is damaged later is looked at again, be it of the same size.', () => {
  withContent(join(BROKEN, 'file-too-large-image'), content => {
    const remembered = rememberingReader()
    const png = pngOf({ width: 3, height: 2 })
    const load = (bytes: Uint8Array) => {
      write(content, 'terms/alpha/image.png', bytes)
      return remembered(content)
    }
    expect(load(png).terms).toMatchObject([{ imageSize: { width: 3, height: 2 } }])
    png[png.length - 6] = 0
    expect(load(png).diagnostics).toMatchObject([{ code: 'image-damaged' }])
  })
})

test.for([
  ['a paragraph', 'Alpha stands', 'Alpha\u0007 stands'],
  ['the label of a link', '[Alpha]', '[Alpha\u001b]'],
] as const)('A control character in %s is reported: neither HTML nor XML can contain it.', ([, before, after]) => {
  withContent(undefined, content => {
    const text = readFileSync(join(content, 'terms/alpha/en.md'), 'utf8')
    write(content, 'terms/alpha/en.md', text.replace(before, after))
    expect(loadContent(content).diagnostics).toMatchObject([{ file: 'content/terms/alpha/en.md' }])
  })
})

test.for(['site.yaml', 'pages/home/en.md', 'terms/alpha/en.md'])(
  'A fault in the bytes of %s is reported with its place.',
  file => {
    withContent(undefined, content => {
      write(content, file, new Uint8Array([0x61, 0x0a, 0xff]))
      const { diagnostics } = loadContent(content)
      expect(diagnostics).toMatchObject([{ file: `content/${file}`, code: 'not-utf-8', line: 2, column: 1 }])
    })
  },
)

test('Paths in messages begin with the name of the folder, whatever it is called.', () => {
  const [diagnostic] = loadContent(join(FIXTURES, 'nowhere')).diagnostics
  expect(diagnostic).toMatchObject({ code: 'content-missing', file: 'nowhere' })
})

describe('A reader that remembers terms', () => {
  test('reads a term again when one of its files changes, appears or is renamed.', () => {
    withContent(undefined, content => {
      const remembered = rememberingReader()
      const [before] = remembered(content).terms
      write(content, 'terms/alpha/term.yaml', ALPHA.replace('level: 1', 'level: 3'))
      const [after] = remembered(content).terms
      expect([before?.level, after?.level]).toEqual([1, 3])
      write(content, 'terms/alpha/image.png', pngOf({}))
      expect(remembered(content).diagnostics).toHaveLength(2)
    })
  })

  test('gives the same term for the same files.', () => {
    withContent(undefined, content => {
      const remembered = rememberingReader()
      const [before] = remembered(content).terms
      write(content, 'terms/alpha/term.yaml', ALPHA)
      expect(remembered(content).terms[0]).toBe(before)
      write(content, 'terms/alpha/notes.txt', 'not ours')
      expect(remembered(content).diagnostics).toMatchObject([{ code: 'unexpected-file' }])
    })
  })

  test('never holds a term with a fault or a warning, so that it is reported again.', () => {
    for (const name of ['two-faults', 'template-text', 'template-text-draft']) {
      withContent(join(BROKEN, name), content => {
        const remembered = rememberingReader()
        const first = remembered(content)
        expect(remembered(content).diagnostics).toEqual(first.diagnostics)
      })
    }
  })

  test('does not hide faults that lie between terms.', () => {
    withContent(join(BROKEN, 'duplicate-title'), content => {
      const remembered = rememberingReader()
      const first = remembered(content)
      expect(remembered(content).diagnostics).toEqual(first.diagnostics)
    })
  })
})

test('What a refused symbolic link leads to is not read.', () => {
  withContent(undefined, content => {
    write(content, '../outside.md', '---\ntitle: 1\n---\n')
    rmSync(join(content, 'terms/alpha/es.md'))
    symlinkSync('../../../outside.md', join(content, 'terms/alpha/es.md'))
    expect(loadContent(content).diagnostics.map(({ code }) => code)).toEqual(['unexpected-file'])
  })
})
