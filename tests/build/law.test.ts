/**
 * The law of incremental builds: whatever has been edited, a build that remembers gives the bytes of one that does not.
 */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { build } from '../../src/publish/build.ts'
import { LIBRARY } from '../library.ts'
import { pick, random } from '../make.ts'
import { age, built, coldCopy, edit, snapshot, type Workspace, wholeWorkspace, write } from './folders.ts'

const term = (title: string, facts = '', aliases = '[]', text = 'Plain words.') => ({
  'term.yaml': `id: ${title.toLowerCase()}\ndate: 2026-04-01\nlevel: 1\nsubjects: [cloud]\n${facts}`,
  ...Object.fromEntries(
    [
      ['en', 'Analogy', 'Key points', 'Further reading'],
      ['es', 'Analogía', 'Puntos clave', 'Para saber más'],
    ].map(([language, analogy, points, links]) => [
      `${language}.md`,
      `---\ntitle: ${title}\ntagline: A thing.\naliases: ${aliases}\n---\n\n${text} HTML and 5G.\n\nMore.\n\n## ${analogy}\n\nLike.\n\n## ${points}\n\n- One.\n- Two.\n- Three.\n\n## ${links}\n\n- [Page](https://example.org/)\n`,
    ]),
  ),
})

function add(site: Workspace, slug: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) write(site.content, `terms/${slug}/${name}`, text)
}

/** Takes an entry out, with the comparisons and paths that name it. */
function remove(site: Workspace, slug: string): void {
  for (const folder of [`terms/${slug}`, 'comparisons', 'paths'])
    rmSync(join(site.content, folder), { recursive: true, force: true })
}

const EDITS: Readonly<Record<string, (site: Workspace) => void | Promise<void>>> = {
  'a text changes': site => edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web'),
  'a title changes, so that mentions elsewhere change': site =>
    edit(site.content, 'terms/decision-tree/en.md', 'title: Decision tree', 'title: Choice tree'),
  'a text becomes a mention because an alias appears': site =>
    edit(site.content, 'terms/5g/en.md', 'tagline:', 'aliases: [tag soup, mobile network]\ntagline:'),
  'an alias changes': site =>
    edit(site.content, 'terms/html/en.md', 'aliases: [HyperText', 'aliases: [web page, HyperText'),
  'an alias disappears': site =>
    edit(site.content, 'terms/information-technology/en.md', 'aliases: [IT, ', 'aliases: ['),
  'a tagline changes that other pages show': site =>
    edit(site.content, 'terms/artificial-intelligence/es.md', 'una vieja pregunta', 'una antigua pregunta'),
  'a keyword changes': site =>
    edit(site.content, 'terms/5g/en.md', 'tagline:', 'keywords: [fast radio, mobile]\ntagline:'),
  'what is to be read before changes': site =>
    edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 2\nneeds: [information-technology]'),
  'a draft is published': async site => {
    edit(site.content, 'terms/5g/term.yaml', 'level:', 'draft: true\nlevel:')
    rmSync(join(site.content, 'comparisons'), { recursive: true })
    rmSync(join(site.content, 'paths'), { recursive: true })
    await built(site)
    edit(site.content, 'terms/5g/term.yaml', 'draft: true\n', '')
  },
  'a level changes': site => edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 3'),
  'subjects change, so that related terms change': site =>
    edit(site.content, 'terms/5g/term.yaml', '[networks, hardware]', '[ai]'),
  'a date changes': site =>
    edit(site.content, 'terms/5g/term.yaml', 'date: 2026-01-15', 'date: 2026-01-15\nupdated: 2026-09-09'),
  'a term is added': site => add(site, 'cache', term('Cache', '', '[parrot, layers]')),
  'a term is removed': site => remove(site, 'neural-network'),
  'a term is renamed': site => {
    renameSync(join(site.content, 'terms/html'), join(site.content, 'terms/hypertext'))
    renameSync(join(site.content, 'comparisons/5g-vs-html'), join(site.content, 'comparisons/5g-vs-hypertext'))
    edit(site.content, 'paths/first-steps/path.yaml', 'html', 'hypertext')
    for (const language of ['en', 'es']) edit(site.content, `paths/first-steps/${language}.md`, 'html:', 'hypertext:')
    edit(site.content, 'terms/hypertext/term.yaml', 'level:', 'formerSlugs: [html]\nlevel:')
  },
  'the settings change': site => edit(site.content, 'site.yaml', 'name: Tiny Dictionary', 'name: Little Dictionary'),
  'a label of the settings changes': site => edit(site.content, 'site.yaml', 'en: Basic', 'en: Simple'),
  'the edge function is turned off': site => edit(site.content, 'site.yaml', 'repository:', 'edge: false\nrepository:'),
  'a page changes': site => edit(site.content, 'pages/about/en.md', 'description: ', 'description: Well, '),
  'a page is added': site =>
    cpSync(join(site.content, 'pages/about'), join(site.content, 'pages/imprint'), { recursive: true }),
  'style.css changes': site => write(site.public, 'style.css', 'body { margin: 1px }\n'),
  'style.css is gone': site => rmSync(join(site.public, 'style.css')),
  'a public file changes and keeps its size': site =>
    write(site.public, 'icon.svg', '<svg xmlns="http://www.w3.org/2000/SVG"/>\n'),
  'the illustration changes and keeps its size': site =>
    edit(site.content, 'terms/decision-tree/image.svg', '#333', '#444'),
  'the illustration becomes a drawing that is part of the page, and the drawing changes': async site => {
    const svg = (at: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><g><text x="${at}" y="8">1</text><text x="8" y="8">2</text></g></svg>\n`
    const file = 'terms/decision-tree/image.svg'
    write(site.content, file, svg(16))
    for (const language of ['en', 'es'])
      edit(site.content, `terms/decision-tree/${language}.md`, 'imageAlt:', 'legend: [One., Two.]\nimageAlt:')
    await built(site)
    write(site.content, file, svg(24))
  },
  'the sentence of a comparison changes': site =>
    edit(site.content, 'comparisons/5g-vs-html/en.md', 'through the air', 'by radio'),
  'a row of a comparison changes': site =>
    edit(site.content, 'comparisons/decision-tree-vs-neural-network/es.md', 'apenas', 'casi nunca'),
  'a comparison loses its page': site => {
    for (const language of ['en', 'es']) {
      const path = `comparisons/decision-tree-vs-neural-network/${language}.md`
      write(site.content, path, readFileSync(join(site.content, path), 'utf8').replace(/\n\n[|][\s\S]*$/, '\n'))
    }
  },
  'a comparison goes': site => rmSync(join(site.content, 'comparisons/5g-vs-html'), { recursive: true }),
  'the title of a compared term changes': site =>
    edit(site.content, 'terms/neural-network/es.md', 'title: Red neuronal', 'title: Red de neuronas (red neuronal)'),
  'a name becomes ambiguous': site =>
    edit(site.content, 'terms/information-technology/term.yaml', 'subjects:', 'ambiguous: true\nsubjects:'),
  'a compared term gets an article': site =>
    edit(site.content, 'terms/5g/es.md', 'title: 5G', 'title: 5G\narticle: el'),
  'the article of a compared term changes': site =>
    edit(site.content, 'terms/neural-network/es.md', 'article: la', 'article: las'),
  'an example and a pronunciation change': site => {
    edit(site.content, 'terms/html/en.md', 'thirty lines', 'forty lines')
    edit(site.content, 'terms/html/es.md', 'hache-te', 'hatche-te')
  },
  'another country gets a word of its own, which other entries use': site =>
    edit(site.content, 'terms/html/en.md', 'plural: –', 'variants: ["layers: GB"]\nplural: –'),
  'the order of a path changes': site =>
    edit(site.content, 'paths/first-steps/path.yaml', '[information-technology, html', '[html, information-technology'),
  'the title of a path changes': site =>
    edit(site.content, 'paths/first-steps/en.md', 'title: First steps', 'title: The first steps'),
  'the title of a term on a path changes': site =>
    edit(site.content, 'terms/html/en.md', 'title: HTML', 'title: HTML language'),
  'the only path goes': site => rmSync(join(site.content, 'paths'), { recursive: true }),
  'a term on a path becomes a draft': site => edit(site.content, 'terms/5g/term.yaml', 'level:', 'draft: true\nlevel:'),
  'the illustration goes': site => {
    rmSync(join(site.content, 'terms/decision-tree/image.svg'))
    for (const language of ['en', 'es']) {
      const path = `terms/decision-tree/${language}.md`
      write(site.content, path, readFileSync(join(site.content, path), 'utf8').replace(/^imageAlt: .*\n/m, ''))
    }
  },
}

describe('The bytes are the same for any number of parts', () => {
  const inParts = async (site: Workspace, parts: number, cache?: string) => {
    const copy = { ...site, out: `${site.out}-${parts}${cache === undefined ? '' : '-cached'}` }
    const result = await build(site, { out: copy.out, cache, parts, withoutThreads: true })
    if (!result.ok) throw new Error(JSON.stringify(result))
    return snapshot(copy.out)
  }

  test('without a memory.', async () => {
    const site = wholeWorkspace()
    const one = await inParts(site, 1)
    for (const parts of [2, 3, 7]) expect(await inParts(site, parts)).toEqual(one)
  })

  test('with the memory of a build in another number of parts, and after an edit.', async () => {
    const site = wholeWorkspace()
    const numbers = [1, 3, 7, 2, 1, 2, 7, 3]
    for (const [i, parts] of numbers.entries()) {
      const result = await build(site, { out: site.out, cache: site.cache, parts, withoutThreads: true })
      expect(result.ok).toBe(true)
      expect(snapshot(site.out), `after ${numbers.slice(0, i + 1)}`).toEqual(await coldCopy(site))
      edit(site.content, 'terms/5g/en.md', `title: ${i + 5}G`, `title: ${i + 6}G`)
      if (i === 3) remove(site, 'neural-network')
    }
  })

  test('for a dictionary of 65 entries.', async () => {
    const site = wholeWorkspace()
    const of = async (parts: number) => {
      const out = `${site.out}-${parts}`
      expect((await build(LIBRARY, { out, parts, withoutThreads: true })).ok).toBe(true)
      return snapshot(out)
    }
    const one = await of(1)
    for (const parts of [2, 7]) expect(await of(parts)).toEqual(one)
  })

  test('in threads as well.', async () => {
    const site = wholeWorkspace()
    const cold = await coldCopy(site)
    for (const round of ['cold', 'warm']) {
      const result = await build(site, { out: site.out, cache: site.cache, parts: 3 })
      expect(result.ok, round).toBe(true)
      expect(snapshot(site.out), round).toEqual(cold)
    }
  })
})

describe('A build that remembers gives the bytes of one that does not when', () => {
  test.for(Object.entries(EDITS))('%s.', async ([, change]) => {
    const site = wholeWorkspace()
    age(site.content)
    await built(site)
    await change(site)
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('an edit is taken back.', async () => {
    const site = wholeWorkspace()
    await built(site)
    const before = snapshot(site.out)
    edit(site.content, 'terms/decision-tree/en.md', 'title: Decision tree', 'title: Choice tree')
    age(site.content)
    await built(site)
    edit(site.content, 'terms/decision-tree/en.md', 'title: Choice tree', 'title: Decision tree')
    await built(site)
    expect(snapshot(site.out)).toEqual(before)
  })

  test('one edit follows another, in any order, with builds in between now and then.', async () => {
    const next = random(7)
    const site = wholeWorkspace()
    age(site.content)
    await built(site)
    const words = ['Decision tree', 'HTML', 'neural networks', 'parrot', '5G', 'layers', 'cells'] as const
    for (let step = 0; step < 24; step++) {
      const slug = pick(['html', '5g', 'decision-tree', 'artificial-intelligence', 'information-technology'], next)
      const language = pick(['en', 'es'], next)
      const file = `terms/${slug}/${language}.md`
      const text = readFileSync(join(site.content, file), 'utf8')
      const changed = pick(
        [
          text.replace(/^(title: .*?)(?: [a-z]+\d+)?$/m, (_, title: string) => `${title} v${step}`),
          text.replace(/\.\n\n/, () => `. Also ${pick(words, next)} v${step}.\n\n`),
          text.replace(/^tagline: .*$/m, () => `tagline: Tagline number ${step}.`),
          text.replace(/^(?:aliases: .*\n)?(?:keywords: .*\n)?(?:imageAlt|---\n\n)/m, found =>
            found.replace(/^(?:aliases: .*\n)?/, `aliases: [${pick(words, next)} ${step}]\n`),
          ),
        ],
        next,
      )
      write(site.content, file, changed)
      if (next() < 0.3) add(site, `extra-${step}`, term(`Extra-${step}`, '', '[]', `About Decision tree v${step}.`))
      if (next() < 0.2) {
        const [extra] = readdirSync(join(site.content, 'terms')).filter(name => name.startsWith('extra-'))
        if (extra) rmSync(join(site.content, 'terms', extra), { recursive: true })
      }
      if (next() < 0.5) continue
      if (next() < 0.5) age(site.content)
      await built(site)
      expect(snapshot(site.out), `after step ${step}`).toEqual(await coldCopy(site))
    }
  })

  test('two terms have had the same title in between, which is refused every time.', async () => {
    const site = wholeWorkspace()
    await built(site)
    edit(site.content, 'terms/html/es.md', 'title: HTML', 'title: 5G')
    for (const time of ['at first', 'again']) await expect(built(site), time).rejects.toThrow('duplicate-title')
    edit(site.content, 'terms/html/es.md', 'title: 5G', 'title: HTML')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })

  test('the content has been invalid in between.', async () => {
    const site = wholeWorkspace()
    await built(site)
    edit(site.content, 'terms/html/en.md', 'title: HTML', 'tittle: HTML')
    await expect(built(site)).rejects.toThrow('unknown-field')
    edit(site.content, 'terms/html/en.md', 'tittle: HTML', 'title: XHTML')
    await built(site)
    expect(snapshot(site.out)).toEqual(await coldCopy(site))
  })
})
