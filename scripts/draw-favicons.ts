/**
 * Draws the favicons and the icons of home screens from one SVG mark. They are committed to public/, so that a build
 * needs no renderer; `npm run generate` draws them again after a change of the mark.
 */
import { Resvg } from '@resvg/resvg-js'
import { file } from '../src/model/web/address.ts'

/** Sides of the pictures in the .ico container, in pixels. */
const FAVICON_SIDES = [16, 32, 48]
/** Part of a maskable icon's side that no platform cuts away (the safe zone, a circle of 80 %). */
const SAFE = 0.8

/**
 * @param mark text of the square SVG; the color at the middle of its upper edge is its ground
 * @returns bytes of each file, by its path below public/
 */
export function drawIcons(mark: string): ReadonlyMap<string, Uint8Array> {
  const ground = groundOf(mark)
  const full = (share: number) => onGround(mark, ground, share)
  const files: readonly (readonly [path: string, bytes: Uint8Array])[] = [
    [file.icon192, png(mark, 192)],
    [file.icon512, png(mark, 512)],
    [file.iconMaskable, png(full(SAFE), 512)],
    // Apple rounds the corners itself and paints black where nothing is.
    [file.touchIcon, png(full(1), 180)],
    [file.favicon, ico(FAVICON_SIDES.map(side => ({ side, bytes: png(mark, side) })))],
  ]
  return new Map(files.map(([path, bytes]) => [path.slice(1), bytes]))
}

const render = (svg: string, side: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: side }, font: { loadSystemFonts: false } }).render()

const png = (svg: string, side: number): Uint8Array => render(svg, side).asPng()

const SAMPLE = 64

/** @throws when there is no opaque color to put below the mark */
function groundOf(mark: string): string {
  const { pixels, width } = render(mark, SAMPLE)
  const start = (2 * width + width / 2) * 4
  const [red, green, blue, alpha] = pixels.subarray(start, start + 4)
  if (alpha !== 255) throw new Error('The icon has no ground: at the middle of its upper edge it is not opaque.')
  return `rgb(${red}, ${green}, ${blue})`
}

/** The mark in the middle of a square that is filled to its corners. */
function onGround(mark: string, ground: string, share: number): string {
  const side = 100 * share
  const at = (100 - side) / 2
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><image x="${at}" y="${at}" width="${side}" height="${side}" href="${source}"/></svg>`
}

/** A container of pictures: a header, an entry for each with its size and place, and the pictures as PNG. */
function ico(pictures: readonly { readonly side: number; readonly bytes: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let place = head.length
  for (const [i, { side, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * i
    head.writeUInt8(side, entry)
    head.writeUInt8(side, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(bytes.length, entry + 8)
    head.writeUInt32LE(place, entry + 12)
    place += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)])
}
