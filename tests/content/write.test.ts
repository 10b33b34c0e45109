/** The form in the browser opens every published entry, writes it back as it was, and says of it what the check says. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftOf, filesOf } from '../../src/editorial/entry-files.ts'
import { checkStyle } from '../../src/editorial/style.ts'
import { newestDate } from '../../src/model/dictionary/site.ts'
import { summaryOf } from '../../src/model/dictionary/summary.ts'
import { reservedSlugs } from '../../src/model/web/address.ts'
import { loadContent } from '../../src/source/load.ts'
import { readExceptions } from '../../src/source/root-files.ts'
import { checkEntry } from '../../src/write/check.ts'
import { ROOT } from '../rules/source.ts'
import { entriesIn } from '../write/entries.ts'

const CONTENT = join(ROOT, 'content')
const entries = entriesIn(CONTENT)
const { terms, pages, diagnostics } = loadContent(CONTENT)
const today = newestDate(terms)

test('Every entry is written byte for byte as it is.', () => {
  for (const [slug, files] of entries) expect(filesOf(draftOf(slug, files), files, today)).toEqual(files)
  expect(entries.size).toBe(terms.length)
})

test('Every entry has the same boxes after it was written anew.', () => {
  for (const [slug, files] of entries) {
    const draft = draftOf(slug, files)
    expect(draftOf(slug, filesOf(draft, {}, today))).toEqual(draft)
  }
})

test('Of every entry without a drawing, the form says what the check says.', () => {
  const summaries = terms.map(summaryOf)
  const { exceptions } = readExceptions(CONTENT)
  // The form knows one entry alone.
  const style = checkStyle(CONTENT, terms, diagnostics, today).filter(
    ({ code }) => code !== 'keyword-elsewhere' && code !== 'rare-link',
  )
  for (const { slug, image, needs, means = [] } of terms) {
    if (image) continue
    const around = { entries: [], reserved: reservedSlugs(pages.map(({ name }) => name)), exceptions, today }
    const needed = summaries.filter(each => [...needs, ...means].includes(each.slug))
    const found = checkEntry(slug, entries.get(slug) ?? {}, { ...around, entries: needed })
    expect(found.diagnostics).toEqual(style.filter(({ file }) => file.startsWith(`content/terms/${slug}/`)))
  }
})
