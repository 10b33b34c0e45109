/** Cards in a build: one a term and language, drawn once, the same bytes with a cache and without, and only if wanted. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawLogo } from '../../src/cards/rasterize-logo.ts'
import { drawCard } from '../../src/cards/render-card-png.ts'
import { makeDevSite } from '../../src/dev/dev-site.ts'
import { contentOf } from '../../src/model/views/artifact.ts'
import { file } from '../../src/model/web/address.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { type PrepareOptions, prepare } from '../../src/site-build/build-without-output.ts'
import { TINY } from '../emit/rendered.ts'
import {
  built,
  coldCopy,
  edit,
  snapshot,
  temporaryFolder,
  tinyWorkspace,
  type Workspace,
  withTheFile,
  write,
} from './folders.ts'

const CARDS = { cards: true }

/** Each has two pictures, which take longer to draw than everything else that a build does for them. */
const TERMS = 4

/** The tiny dictionary with fewer terms. */
function fewTerms(home = temporaryFolder()): Workspace {
  const site = tinyWorkspace(home)
  edit(site.content, 'terms/neural-network/term.yaml', ', decision-tree', '')
  for (const slug of ['decision-tree', 'information-technology'])
    rmSync(join(site.content, 'terms', slug), { recursive: true })
  return site
}

const NAMES = ['Tiny Dictionary', 'One', 'Two', 'Three']
const cached = (site: Workspace): readonly string[] => readdirSync(join(site.cache, 'cards'))

describe('A build with cards', () => {
  test('has a picture of every term in each language, and counts them as files.', async () => {
    const site = fewTerms()
    const { cards, files } = await built(site, CARDS)
    expect(cards).toMatchObject({ count: TERMS * 2, drawn: TERMS * 2 })
    for (const language of LANGUAGES) {
      for (const slug of readdirSync(join(site.content, 'terms'))) {
        const png = readFileSync(join(site.out, file.card(language, slug)))
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
      }
    }
    expect(files).toBe((await built({ ...site, out: `${site.out}-2` }, { cards: false })).files + TERMS * 2)
  })

  test('draws nothing again when nothing has changed.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    expect(await built(site, CARDS)).toMatchObject({ changed: 0, cards: { count: TERMS * 2, drawn: 0 } })
  })

  test('draws only the card that says something else.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    edit(site.content, 'terms/html/es.md', 'title: HTML', 'title: HTML cinco')
    expect((await built(site, CARDS)).cards?.drawn).toBe(1)
    edit(site.content, 'terms/html/term.yaml', 'level: 2', 'level: 3')
    expect((await built(site, CARDS)).cards?.drawn).toBe(2)
  })

  test('draws none for what no card says, even when every page changes.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    edit(site.content, 'terms/html/en.md', 'Every page of the web', 'Any page of the web')
    edit(site.content, 'site.yaml', 'github.com/tiny/tiny', 'github.com/tiny/other')
    const { changed, cards } = await built(site, { ...CARDS, baseUrl: 'https://elsewhere.example' })
    expect(changed).toBeGreaterThan(TERMS)
    expect(cards?.drawn).toBe(0)
  })

  test('finds its pictures again when the site is gone, and when an edit is taken back.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    rmSync(site.out, { recursive: true })
    expect((await built(site, CARDS)).cards?.drawn).toBe(0)
    edit(site.content, 'terms/html/es.md', 'title: HTML', 'title: HTML cinco')
    await built(site, CARDS)
    edit(site.content, 'terms/html/es.md', 'title: HTML cinco', 'title: HTML')
    expect((await built(site, CARDS)).cards?.drawn).toBe(0)
  })

  test('draws again what is damaged in the cache, and mends what is damaged in the site.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    const before = snapshot(site.out)
    write(site.out, 'cards/en/html.png', 'scribbled over')
    for (const name of cached(site)) write(site.cache, `cards/${name}`, 'scribbled over')
    expect((await built(site, CARDS)).cards?.drawn).toBe(TERMS * 2)
    expect(snapshot(site.out)).toEqual(before)
  })

  test('deletes unused pictures before they are many.', async () => {
    const site = fewTerms()
    await built(site, CARDS)
    for (let round = 0; round < 3; round++) {
      edit(site.content, 'site.yaml', `name: ${NAMES[round]}`, `name: ${NAMES[round + 1]}`)
      expect((await built(site, CARDS)).cards?.drawn).toBe(TERMS * 2)
      expect(cached(site).length).toBeLessThanOrEqual(TERMS * 2 * 2)
    }
  })
})

describe('A build with a cache of cards gives the bytes of one without when', () => {
  const EDITS: Readonly<Record<string, (site: Workspace) => void>> = {
    'a tagline changes': site =>
      edit(site.content, 'terms/artificial-intelligence/es.md', 'una vieja pregunta', 'una antigua pregunta'),
    'the first topic changes': site =>
      edit(site.content, 'terms/5g/term.yaml', '[networks, hardware]', '[hardware, networks]'),
    'a label changes': site => edit(site.content, 'site.yaml', 'en: Basic', 'en: Simple'),
    'the icon changes': site =>
      write(
        site.public,
        'icon.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
      ),
    'the icon goes': site => rmSync(join(site.public, 'icon.svg')),
    'a term goes': site => rmSync(join(site.content, 'terms/neural-network'), { recursive: true }),
  }

  const finished = withTheFile()
  /** Each test begins with the site that the one before it has left. */
  let site: Workspace
  beforeAll(async () => {
    site = fewTerms(temporaryFolder(finished))
    await built(site, CARDS)
  })

  test.for(Object.entries(EDITS))('%s.', async ([, change]) => {
    change(site)
    await built(site, CARDS)
    expect(snapshot(site.out)).toEqual(await coldCopy(site, CARDS))
  })
})

describe('Without cards', () => {
  test('there is no picture, nothing is kept of any, and the site says so to its pages.', async () => {
    const site = fewTerms()
    const summary = await built(site)
    expect(summary.cards).toBeUndefined()
    expect(existsSync(join(site.out, 'cards'))).toBe(false)
    expect(existsSync(join(site.cache, 'cards'))).toBe(false)
    expect([prepare(site).prepared?.site.cards, prepare(site, CARDS).prepared?.site.cards]).toEqual([false, true])
  })

  test('the pictures of the last build go, and come back without being drawn.', async () => {
    const site = fewTerms()
    const { files } = await built(site, CARDS)
    const before = snapshot(site.out)
    expect((await built(site)).removed).toBe(TERMS * 2)
    expect(await built(site, CARDS)).toMatchObject({ files, cards: { drawn: 0 } })
    expect(snapshot(site.out)).toEqual(before)
  })
})

describe('A card', () => {
  const { prepared } = prepare(TINY, CARDS)
  const artifacts = [...(prepared?.artifacts() ?? [])].filter(({ path }) => path.startsWith('cards/'))

  test('is drawn on demand.', () => {
    const [artifact] = artifacts
    expect(artifact?.card?.title).toBe('5G')
    const drawn =
      artifact?.card && drawCard(artifact.card, drawLogo(readFileSync(join(TINY.public, 'icon.svg'), 'utf8')))
    expect(Buffer.from(artifact ? contentOf(artifact) : []).equals(drawn ?? Buffer.alloc(0))).toBe(true)
  })

  test('of a renamed term moves with it.', () => {
    const redirects = (options: PrepareOptions): Readonly<Record<string, string>> => {
      const made = prepare(TINY, options).prepared
      return made ? edgeSettings(made.dictionary, made.site).redirects : {}
    }
    expect(redirects(CARDS)['/cards/es/neural-net.png']).toBe('/cards/es/neural-network.png')
    expect(Object.keys(redirects({})).filter(path => path.startsWith('/cards/'))).toEqual([])
  })

  test('is shown by the development server.', () => {
    const site = makeDevSite(tinyWorkspace(), 'http://localhost:8787')
    site.refresh()
    expect(Buffer.from(site.asset('cards/es/html.png')?.bytes ?? []).readUInt32BE(16)).toBe(1200)
    expect(site.asset('cards/es/unknown.png')).toBeUndefined()
  })
})
