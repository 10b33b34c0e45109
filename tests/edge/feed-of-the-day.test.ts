/** The feed of the term of the day at the edge: the published days, and those that have passed since the build. */
import { expect, test } from 'vitest'
import { makeEdge } from '../../src/edge/handler.ts'
import { termOfTheDay } from '../../src/model/days/today.ts'
import { edgeSettings } from '../../src/model/web/edge-settings.ts'
import { tiny } from '../emit/rendered.ts'
import { named, only, parseXml } from '../emit/xml.ts'

const { dictionary, site, files } = tiny()
const slugs = dictionary.terms.map(({ slug }) => slug)

/** Answers on a day. */
const on = (day: string) => {
  const asset = async (path: string) => {
    const bytes = files.get(path)
    return bytes && { bytes: new Uint8Array(bytes) }
  }
  const edge = makeEdge({ asset, now: () => Date.parse(`${day}T12:00:00Z`) }, edgeSettings(dictionary, site))
  return async (path: string) => edge(new Request(`https://tiny.example${path}`))
}
const published = (path: string) => Buffer.from(files.get(path) ?? []).toString()

const later = (days: number): string => {
  const day = new Date(`${site.generated}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

test('On the day of the build it is the published file.', async () => {
  for (const path of ['feeds/en/today.json', 'feeds/es/today.atom'])
    expect(await (await on(site.generated)(`/${path}`)).text()).toBe(published(path))
})

test('Later it has every day since, with the term that the page and MCP show on that day, newest first.', async () => {
  const today = later(3)
  const response = await on(today)('/feeds/es/today.json')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/feed+json'])
  const { items, ...head } = (await response.json()) as { items: { url: string; date_published: string }[] }
  const before = JSON.parse(published('feeds/es/today.json')) as { items: unknown[] }
  expect(head).toEqual({ ...before, items: undefined })
  expect(items.slice(0, 3).map(({ date_published }) => date_published.slice(0, 10))).toEqual([
    today,
    later(2),
    later(1),
  ])
  expect(items[0]?.url).toBe(`https://tiny.example/es/${termOfTheDay(slugs, today)}/`)
  expect(items.slice(3)).toEqual(before.items.slice(0, items.length - 3))
})

test('The Atom feed says the same, and when it changed.', async () => {
  const today = later(2)
  const feed = parseXml(await (await on(today)('/feeds/en/today.atom')).text())
  const entries = named(feed, 'entry')
  expect(entries.length).toBe(named(parseXml(published('feeds/en/today.atom')), 'entry').length)
  expect(only(feed, 'updated')).toBe(`${today}T00:00:00Z`)
  expect(entries.slice(0, 2).map(entry => only(entry, 'published'))).toEqual([
    `${today}T00:00:00Z`,
    `${later(1)}T00:00:00Z`,
  ])
})

test('After a long time it has only the last days, and no more than a feed has.', async () => {
  const today = later(400)
  const { items } = (await (await on(today)('/feeds/en/today.json')).json()) as { items: { date_published: string }[] }
  expect(items).toHaveLength(30)
  expect(items[0]?.date_published).toBe(`${today}T00:00:00Z`)
  expect(items[29]?.date_published).toBe(`${later(371)}T00:00:00Z`)
})

test('Other feeds are the published files.', async () => {
  expect(await (await on(later(9))('/feeds/en/new.json')).text()).toBe(published('feeds/en/new.json'))
})
