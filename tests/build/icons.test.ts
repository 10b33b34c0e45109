/** The icons in public/: those that the mark gives now, each of the form that browsers and home screens expect. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { drawIcons } from '../../scripts/draw-favicons.ts'
import { ROOT } from '../rules/source.ts'

const PUBLIC = join(ROOT, 'public')
const drawn = drawIcons(readFileSync(join(PUBLIC, 'icon.svg'), 'utf8'))
const PATHS = ['apple-touch-icon.png', 'favicon.ico', 'icon-192.png', 'icon-512.png', 'icon-maskable.png']

test('There are five.', () => {
  expect([...drawn.keys()].sort()).toEqual(PATHS)
})

test.each(PATHS)('The committed %s is what the mark gives; otherwise run "npm run generate".', path => {
  expect(readFileSync(join(PUBLIC, path)).equals(drawn.get(path) ?? new Uint8Array())).toBe(true)
})

test('favicon.ico holds three pictures, each where and as large as its entry says.', () => {
  const bytes = Buffer.from(drawn.get('favicon.ico') ?? [])
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3])
  let end = 6 + 3 * 16
  for (const [i, side] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * i
    const [size, place] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)]
    expect([bytes[entry], bytes[entry + 1], place]).toEqual([side, side, end])
    expect(bytes.toString('latin1', place + 1, place + 4)).toBe('PNG')
    expect([bytes.readUInt32BE(place + 16), bytes.readUInt32BE(place + 20)]).toEqual([side, side])
    end = place + size
  }
  expect(end).toBe(bytes.length)
})

describe('A mark', () => {
  const mark = (ground: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" rx="3" fill="${ground}"/></svg>`

  test('without a ground cannot be drawn.', () => {
    expect(() => drawIcons(mark('none'))).toThrow('The icon has no ground')
  })

  test('with round corners fills the squares of home screens to their corners.', () => {
    for (const path of ['apple-touch-icon.png', 'icon-maskable.png']) {
      const { pixels } = pictureOf(drawIcons(mark('#a00')).get(path) ?? new Uint8Array())
      const far = [...pixels].filter((value, i) => Math.abs(value - ([0xaa, 0, 0, 0xff][i % 4] ?? 0)) > 1)
      expect([path, far]).toEqual([path, []])
    }
  })
})

/** The pixels of a PNG. */
function pictureOf(png: Uint8Array) {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><image width="64" height="64" href="${source}"/></svg>`,
  ).render()
}
