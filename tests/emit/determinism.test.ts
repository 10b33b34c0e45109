/** The same content gives the same bytes, in whatever order it is read; and no file contains an undefined value. */
import { expect, test } from 'vitest'
import { emitTexts } from '../../src/emit/emitters.ts'
import { random, shuffled } from '../make.ts'
import { makeDictionary, wholeTerms } from '../model/make-dictionary.ts'
import { type Files, renderAll, renderTiny, tiny } from './rendered.ts'

const { site, dictionary, files } = tiny()

/** Paths whose bytes differ, or that only one of the two has. */
function differences(a: Files, b: Files): readonly string[] {
  const paths = new Set([...a.keys(), ...b.keys()])
  return [...paths].filter(path => !Buffer.from(a.get(path) ?? 'nothing').equals(b.get(path) ?? Buffer.from('missing')))
}

test('Two renders of the same folder are the same, byte for byte and in the same order.', () => {
  const again = renderTiny()
  expect(differences(again.files, files)).toEqual([])
  expect([...again.files.keys()]).toEqual([...files.keys()])
})

test('Terms in another order give the same files.', () => {
  const own = renderAll(emitTexts(dictionary, site))
  const next = random(11)
  for (let round = 0; round < 5; round++) {
    const mixed = makeDictionary(shuffled(wholeTerms(dictionary), next), dictionary)
    expect(differences(renderAll(emitTexts(mixed, site)), own)).toEqual([])
  }
})

test('The day of SOURCE_DATE_EPOCH changes only what says when the site was generated, or what is shown that day.', () => {
  const later = tiny({ sourceDate: '2026-07-28' }).files
  expect([...differences(later, files)].sort()).toEqual(
    [
      'deploy/edge.json',
      'developers/index.html',
      'developers/index.md',
      ...['en', 'es'].map(language => `downloads/dictionary-${language}.epub`),
      ...['en', 'es'].map(language => `downloads/stardict-${language}.zip`),
      ...['', 'es/'].flatMap(prefix => [`${prefix}downloads/index.html`, `${prefix}downloads/index.md`]),
      'downloads/terms.tbx',
      'downloads/terms.ttl',
      'en/llms-full.txt',
      'es/developers/index.html',
      'es/developers/index.md',
      'es/index.html',
      'es/llms-full.txt',
      'index.html',
      'llms-full.txt',
      'openapi.json',
      'sitemap.xml',
      'v1/terms.json',
    ].sort(),
  )
})

test('No file holds an unfilled placeholder, nor a value that was not there.', () => {
  const slips = [...files].flatMap(([path, bytes]) =>
    [
      ...Buffer.from(bytes)
        .toString('utf8')
        // BibTeX puts names in double braces.
        .replace(/<dd id="cite-bibtex">[^<]*<\/dd>/g, '')
        .matchAll(/\{\{[^}]*\}\}|\[object \w+\]|\bundefined\b|\bNaN\b/g),
    ].map(([slip]) => `${path}: ${slip}`),
  )
  expect(slips).toEqual([])
})

test('Every text is UTF-8 without a byte order mark, and ends its lines as Unix does; tables and calendars are as RFC 4180, Excel and RFC 5545 want them.', () => {
  for (const [path, bytes] of files) {
    if (/\.(?:png|ico|epub|zip)$/.test(path)) continue
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const text = /\.(?:csv|ics)$/.test(path) ? read.replaceAll('\r\n', '\n') : read
    expect([path, text.startsWith('\ufeff'), text.includes('\r')]).toEqual([path, path.endsWith('.csv'), false])
    if (text !== '') expect([path, text.endsWith('\n')]).toEqual([path, true])
  }
})
