/** An entry gets another name, or goes, in every file that names it; comments and everything else stay. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeTerm, renameTerm, takeBack } from '../../src/editorial/rename-and-remove.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { BROKEN, withContent, write } from '../source/lay.ts'

const TERM = '# a comment\nid: alpha\ndate: 2026-01-01 # its first day\nlevel: 1\nsubjects: [software, data]\n'

/** Alpha, and beta that needs it. */
const withTwo = (use: (content: string, read: (file: string) => string) => void): void =>
  withContent(join(BROKEN, 'need-is-draft'), content => {
    write(content, 'terms/alpha/term.yaml', TERM)
    write(
      content,
      'terms/beta/term.yaml',
      TERM.replace('alpha', 'beta').replace('level: 1', 'level: 1\nneeds: [alpha]'),
    )
    expect(loadContent(content).diagnostics).toEqual([])
    use(content, file => readFileSync(join(content, file), 'utf8'))
  })

test('A renamed entry keeps its id and lists its old name; what names it follows.', () => {
  withTwo((content, read) => {
    const changed = renameTerm(content, 'alpha', 'aleph')
    expect(changed).toEqual(['terms/aleph/term.yaml', 'terms/beta/term.yaml'])
    expect(read('terms/aleph/term.yaml')).toBe(`${TERM}formerSlugs: [alpha]\n`)
    expect(read('terms/beta/term.yaml')).toContain('\nneeds: [aleph]\n')
    expect(loadContent(content).diagnostics).toEqual([])
    renameTerm(content, 'aleph', 'alpha')
    expect(read('terms/alpha/term.yaml')).toBe(`${TERM}formerSlugs: [aleph]\n`)
    expect(loadContent(content).diagnostics).toEqual([])
  })
})

const COMPARISON = (a: string, b: string, first: string, second: string) =>
  `---\ndifference: One, then two.\n---\n\n| | ${a} | ${b} |\n| --- | --- | --- |\n${'| What | one | two |\n'.repeat(4)}\n- ${first}\n- ${second}\n`

test('Comparisons and paths follow a new name, with their columns where they were, and comparisons go with an entry.', () => {
  withTwo((content, read) => {
    for (const language of ['en', 'es'])
      write(content, `comparisons/alpha-vs-beta/${language}.md`, COMPARISON('first letter', 'letter two', 'A.', 'B.'))
    write(content, 'paths/letters/path.yaml', 'terms: [alpha, beta]\n')
    expect(renameTerm(content, 'alpha', 'gamma')).toEqual(
      expect.arrayContaining(['comparisons/beta-vs-gamma', 'paths/letters/path.yaml']),
    )
    expect(read('paths/letters/path.yaml')).toBe('terms: [gamma, beta]\n')
    expect(read('comparisons/beta-vs-gamma/en.md')).toBe(
      COMPARISON('first letter', 'letter two', 'A.', 'B.').replace('then two.\n', 'then two.\nfirst: gamma\n'),
    )
    removeTerm(content, 'gamma', [], undefined)
    expect(existsSync(join(content, 'comparisons/beta-vs-gamma'))).toBe(false)
    expect(read('paths/letters/path.yaml')).toBe('terms: [beta]\n')
  })
})

test('Queries follow a new name, and go with an entry.', () => {
  withTwo((content, read) => {
    write(content, 'queries/en.tsv', 'alpha\twhat comes first\nbeta\twhat comes next\n')
    write(content, 'queries/es.tsv', 'beta\tqué sigue\n')
    expect(renameTerm(content, 'alpha', 'aleph')).toContain('queries/en.tsv')
    expect(read('queries/en.tsv')).toBe('aleph\twhat comes first\nbeta\twhat comes next\n')
    expect(loadContent(content).collections.queries.en.get('aleph')).toEqual(['what comes first'])
    expect(removeTerm(content, 'beta', [], undefined)).toEqual(
      expect.arrayContaining(['queries/en.tsv', 'queries/es.tsv']),
    )
    expect([read('queries/en.tsv'), read('queries/es.tsv')]).toEqual(['aleph\twhat comes first\n', ''])
  })
})

test('The sentences of a path and the entry that a comparison names first follow a new name.', () => {
  withTwo((content, read) => {
    const table = COMPARISON('letter two', 'first letter', 'B.', 'A.')
    for (const language of ['en', 'es'])
      write(
        content,
        `comparisons/alpha-vs-beta/${language}.md`,
        table.replace('then two.\n', 'then two.\nfirst: beta\n'),
      )
    const leads = (first: string) =>
      `---\ntitle: Letters\nsteps:\n  # the way\n  ${first}: It is time.\n---\n\nBegin.\n`
    write(content, 'paths/letters/path.yaml', 'terms: [alpha, beta]\n')
    write(content, 'paths/letters/en.md', leads('beta'))
    renameTerm(content, 'beta', 'aleph')
    expect(read('paths/letters/en.md')).toBe(leads('aleph'))
    expect(read('comparisons/aleph-vs-alpha/en.md')).toBe(table.replace('then two.\n', 'then two.\nfirst: aleph\n'))
    removeTerm(content, 'aleph', [], undefined)
    expect(read('paths/letters/en.md')).toBe('---\ntitle: Letters\n---\n\nBegin.\n')
  })
})

test('A removed entry leaves its addresses to another, or to the list of what is gone.', () => {
  withTwo((content, read) => {
    removeTerm(content, 'alpha', ['alef'], 'beta')
    expect(read('terms/beta/term.yaml')).toContain('\nformerSlugs: [alpha, alef]\n')
    expect(read('terms/beta/term.yaml')).not.toContain('needs')
    expect(loadContent(content).diagnostics).toEqual([])
  })
  withTwo((content, read) => {
    removeTerm(content, 'alpha', ['alef'], undefined)
    expect(existsSync(join(content, 'terms/alpha'))).toBe(false)
    expect(read('removed.yaml')).toContain('\nremoved: [alpha, alef]\n')
    expect(loadContent(content).diagnostics).toEqual([])
  })
})

test('A draft has no addresses to announce as gone, and an entry that comes back is taken off the list.', () => {
  withTwo((content, read) => {
    removeTerm(content, 'alpha', [], undefined, false)
    expect(existsSync(join(content, 'removed.yaml'))).toBe(false)
    removeTerm(content, 'beta', [], undefined)
    expect(read('removed.yaml')).toContain('removed: [beta]')
    expect(takeBack(content, 'beta')).toBe(true)
    expect(read('removed.yaml')).not.toContain('beta')
    expect(takeBack(content, 'gamma')).toBe(false)
  })
})
