/** Slices become one file: the first of them grows, or, for an archive, all are copied. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEncoder } from '../../src/site-build/output/encoder.ts'
import { joinSlices, openSlice, type Slice, type SliceFile } from '../../src/site-build/output/slice.ts'
import { makeFolder } from '../make-folder.ts'

let folder = ''
beforeEach(() => {
  folder = makeFolder('slice')
})
afterEach(() => rmSync(folder, { recursive: true }))

const HEAD = '¿head?\n'
const stream = { between: ',', tail: ']\n' }

function sliceOf(name: string, fill: (slice: Slice) => void, head = ''): SliceFile {
  const slice = openSlice(join(folder, name), stream, openEncoder(), head)
  fill(slice)
  const answer = slice.end()
  slice.close()
  return answer
}

function joined(slices: readonly SliceFile[]): string {
  const target = join(folder, 'joined')
  const bytes = joinSlices({ ...stream, slices, target })
  const text = readFileSync(target, 'utf8')
  expect(bytes).toBe(Buffer.byteLength(text))
  for (const { file } of slices) expect(existsSync(file)).toBe(false)
  return text
}

test('the first slice becomes the file', () => {
  const first = sliceOf(
    '0',
    slice => {
      slice.add('á')
      slice.add(['b', 'c'])
    },
    HEAD,
  )
  const second = sliceOf('1', slice => slice.add('d'))
  expect(joined([first, second])).toBe(`${HEAD}á,bc,d]\n`)
})

test('long items are written as they are', () => {
  const long = 'ñ'.repeat(400_000)
  const first = sliceOf('0', slice => [long, 'short', long].forEach(slice.add), HEAD)
  expect(joined([first])).toBe(`${HEAD}${long},short,${long}]\n`)
})

test('there may be no items, in some slices or in all', () => {
  expect(joined([sliceOf('0', () => {}, HEAD), sliceOf('1', () => {})])).toBe(`${HEAD}]\n`)
  const slices = [sliceOf('0', () => {}, HEAD), sliceOf('1', slice => slice.add('a')), sliceOf('2', () => {})]
  expect(joined(slices)).toBe(`${HEAD}a]\n`)
})
