/** `palabit spell` and the part of `palabit check` that spells, with the real dictionaries and lists. */
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { edit, temporaryFolder, type Workspace, withTheTest, write } from '../build/folders.ts'
import { soundWorkspace } from '../lint/sound.ts'
import { begin } from '../source/repository.ts'
import { ROOT, run } from './run.ts'
import { runHere } from './run-here.ts'

/** The settings, lists and dictionaries of the project beside other texts. */
function workspace(texts: Readonly<Record<string, string>>, finished = withTheTest): string {
  const home = temporaryFolder(finished)
  for (const name of ['.cspell.yaml', '.cspell', 'content/words'])
    cpSync(join(ROOT, name), join(home, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'))
  for (const [path, text] of Object.entries(texts)) write(home, path, text)
  return home
}

/** Dictionaries take a while to read where other tests keep the machine busy. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What is said of each place. */
const spelled = async (home: string) =>
  (await runHere('spell', [], { cwd: home })).stdout.split('\n').filter(line => /^\S+:\d+:\d+ /.test(line))

/** `place word` of every word that is reported. */
const wordsIn = (lines: readonly string[]): readonly string[] =>
  lines.map(line => line.replace(/^(\S+) .*?"([^"]+)".*$/, '$1 $2'))

const EN = (text: string) => `---
title: GPS
tagline: A clock in the sky.
aliases: [data centre, satelite]
---

${text}

## Further reading

- [Informe sobre el National Cyber Security Centre – INCIBE](https://example.org/wrongg)
- [Wrongg title](https://example.org/)
`
const ES = (text: string) => `---
title: Autenticacion
tagline: "Un reloj: en el cielo."
aliases: [telefono]
---

${text}

## Para saber más

- [The NIST report, version 2 – Instituto](https://example.org/)
- [Version dos de la informacion](https://example.org/)
`

describe('palabit spell', () => {
  const texts = {
    'content/terms/gps/en.md': EN('The colour of the recieved signal, **labelled** `recieved`, is grey. Quuxes.'),
    'content/terms/gps/es.md': ES('La region tiene mas de un pais.\nEl dia es de España, no de españa.'),
    'content/pages/about/en.md':
      '---\ntitle: Abuot\n---\n\nSee `wrongg` at https://wrongg.example/ and [here](/wrongg/).\n\n```sh\nwrongg\n```\n',
    'content/pages/about/es.md':
      '---\ntitle: Sobre esto\n---\n\n## Direcciones {#adresses}\n\n{{adresses}} y docs/wrongg.json, en Kubernetes.\n',
    'content/site.yaml':
      '# wrongg\nbaseUrl: wrongg\nsubjects:\n  ai: { en: Artificial inteligence, es: Inteligencia artificial }\n',
    'content/headwords.csv': 'slug,title_en,title_es,level\nwrongg,Chiken,"Pollo, gallina",1\n',
    'content/REFERENCE.md': 'A guide with *contraseña* and a mistke, but not a word on colour.\n',
    'README.md': 'A dictionnary.\n',
    'src/README.md': 'The map.\n',
    'src/decisions/001.md': 'A descision.\n',
    'src/a.ts': 'let theColour = "recieved"\nconst fooQuxx = "\\nwrong"\n',
  }
  const home = workspace(texts, cleanUp => afterAll(async () => void (await cleanUp())))
  let result: readonly string[]
  beforeAll(async () => {
    result = await spelled(home)
  })

  test('finds what is misspelled in every kind of text, each in its own language.', () => {
    expect(wordsIn(result)).toEqual([
      'README.md:1:3 dictionnary',
      'content/REFERENCE.md:1:33 mistke',
      'content/headwords.csv:2:8 Chiken',
      'content/pages/about/en.md:2:8 Abuot',
      'content/site.yaml:4:24 inteligence',
      'content/terms/gps/en.md:4:24 satelite',
      'content/terms/gps/en.md:7:5 colour',
      'content/terms/gps/en.md:7:19 recieved',
      'content/terms/gps/en.md:7:38 labelled',
      'content/terms/gps/en.md:7:64 grey',
      'content/terms/gps/en.md:7:70 Quuxes',
      'content/terms/gps/en.md:12:4 Wrongg',
      'content/terms/gps/es.md:2:8 Autenticacion',
      'content/terms/gps/es.md:4:11 telefono',
      'content/terms/gps/es.md:7:4 region',
      'content/terms/gps/es.md:7:27 pais',
      'content/terms/gps/es.md:8:4 dia',
      'content/terms/gps/es.md:8:28 españa',
      'content/terms/gps/es.md:13:22 informacion',
      'src/a.ts:1:5 theColour',
      'src/a.ts:1:18 recieved',
      'src/a.ts:2:7 fooQuxx',
      'src/decisions/001.md:1:3 descision',
    ])
  })

  test.for([
    ['"recieved" is not in the English dictionary  Did you mean "received"'],
    ['"informacion" is in neither dictionary  Did you mean "información"'],
    ['"dia" is not in the Spanish dictionary  Did you mean "día"'],
    ['"labelled" is not how it is spelled in the United States  Write "labeled".'],
  ] as const)('says %s', ([message]) => {
    expect(result.join('\n')).toContain(message)
  })

  test('passes when the mistakes are mended and the right words are listed.', async () => {
    const mended = workspace({
      'content/terms/gps/en.md': '---\ntitle: GPS\n---\n\nThe colors of a Quuxbar, and two quuxes. Quuxes!\n',
      'content/terms/gps/es.md': '---\ntitle: Autenticación\n---\n\nLa información del país, sin vergüenza. Quuxes.\n',
      'content/site.yaml': 'name: Quux\n',
    })
    write(mended, 'content/words/en.txt', 'Quuxbar\nquuxes\n')
    write(mended, 'content/words/es.txt', 'quuxes\n')
    const { status, stdout } = await runHere('spell', [], { cwd: mended })
    expect(stdout).toMatch(/^2 files are spelled as they should be \(\d+\.\d\d s\)\n$/)
    expect(status).toBe(0)
  })

  test('fails where there is nothing to check, or no settings.', async () => {
    for (const cwd of [workspace({}), temporaryFolder()]) {
      const { status, stdout } = await runHere('spell', [], { cwd })
      expect(status).toBe(1)
      expect(stdout).toContain(
        'error: nothing could be checked with .cspell.yaml; run it in the folder of the project\n',
      )
    }
  })

  test('explains itself, and refuses what it does not know.', async () => {
    expect(run('spell', ['--help'], { cwd: home })).toMatchObject({ status: 0, stderr: '' })
    expect(await runHere('spell', ['content/terms'], { cwd: home })).toMatchObject({ status: 1, stdout: '' })
  })
})

describe('palabit check', () => {
  const spelled = (): Workspace => {
    const site = soundWorkspace()
    begin(site.home)
    for (const name of ['.cspell.yaml', '.cspell']) cpSync(join(ROOT, name), join(site.home, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(site.home, 'node_modules'))
    edit(site.content, 'terms/telegraph/en.md', 'A telegraph turns', 'A telegraf turns')
    return site
  }

  test('checks the spelling of entries that differ from the last commit, and of those that are named.', async () => {
    const site = spelled()
    const changed = await runHere('check', [], { cwd: site.home })
    expect(changed.status).toBe(0)
    expect(changed.stdout).toMatch(/^content\/terms\/telegraph\/en\.md:\d+:\d+ {2}unknown-word {2}"telegraf"/m)
    expect(changed.stdout).toContain('Spelling: 1 text checked')
    const named = await runHere('check', ['abacus'], { cwd: site.home })
    expect(named.stdout).toContain('Spelling: 2 texts checked')
    expect(named.stdout).not.toContain('telegraf')
    expect(changed.stdout).toContain('0 errors, 1 warning')
  })

  test('leaves spelling out in the light installation, and says so.', () => {
    const NODE_OPTIONS = `--import=${join(import.meta.dirname, 'without-package.mjs')}`
    const { home } = spelled()
    const { status, stdout } = run('check', [], { cwd: home, env: { NODE_OPTIONS, WITHOUT_PACKAGE: 'cspell' } })
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('Spelling is not checked: that needs the full installation, npm ci\n'),
    ])
  })
})
