/** Slices of parts become one file, by copying and by letting the first of them grow. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Stream } from '../../src/model/views/artifact.ts'
import { openEncoder } from '../../src/publish/parts/encoder.ts'
import { joinSlices, openSlice, type Slice, type SliceAnswer } from '../../src/publish/parts/slices.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palabit-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const HEAD = '¿head?\n'
const stream: Stream = { path: 'list', origin: '', head: () => HEAD, item: () => '', between: ',', tail: ']\n' }

function sliceOf(name: string, fill: (slice: Slice) => void, head = ''): SliceAnswer {
  const slice = openSlice(join(folder, name), stream, openEncoder(), head)
  fill(slice)
  const answer = slice.end()
  slice.close()
  return answer
}

function joined(slices: readonly SliceAnswer[], old?: string): string {
  const target = join(folder, 'joined')
  const texts = { head: HEAD, between: stream.between, tail: stream.tail }
  const path = join(folder, 'old')
  if (old !== undefined) writeFileSync(path, old)
  const bytes = Buffer.byteLength(old ?? '')
  const published = { path, bytes, head: Buffer.byteLength(HEAD), items: bytes - stream.tail.length }
  const result = joinSlices({ texts, slices, old: old === undefined ? undefined : published, target })
  const text = readFileSync(target, 'utf8')
  const size = Buffer.byteLength(text)
  const items = [Buffer.byteLength(HEAD), size - stream.tail.length]
  expect(result).toEqual({ bytes: size, items, isSame: text === old })
  return text
}

test('the first slice becomes the file if all its items are new', () => {
  const first = sliceOf('0', slice => expect([slice.add('á'), slice.add(['b', 'c'])]).toEqual([2, 2]), HEAD)
  const second = sliceOf('1', slice => slice.add('d'))
  expect(joined([first, second])).toBe(`${HEAD}á,bc,d]\n`)
  expect(existsSync(first.file)).toBe(false)
})

test('long items are written as they are', () => {
  const long = 'ñ'.repeat(400_000)
  const first = sliceOf('0', slice => [long, 'short', long].map(slice.add), HEAD)
  expect(joined([first])).toBe(`${HEAD}${long},short,${long}]\n`)
})

test('items of the old file are copied between new ones', () => {
  const old = `${HEAD}a,b]\n`
  const at = Buffer.byteLength(HEAD)
  const first = sliceOf(
    '0',
    slice => {
      slice.add('new')
      slice.keep(at + 2, at + 3)
    },
    HEAD,
  )
  const second = sliceOf('1', slice => slice.add('last'))
  expect(joined([first, second], old)).toBe(`${HEAD}new,b,last]\n`)
})

test('a slice that begins with another head is copied', () => {
  const first = sliceOf('0', slice => slice.add('a'), '¿Head?\n')
  expect(joined([first])).toBe(`${HEAD}a]\n`)
})

test('there may be no items', () => {
  expect(joined([sliceOf('0', () => {}, HEAD), sliceOf('1', () => {})])).toBe(`${HEAD}]\n`)
})
