/** The form in the browser opens every published entry, writes it back as it was, and says of it what the check says. */
import { expect, test } from 'vitest'
import { draftOf, filesOf } from '../../src/editorial/entry-files.ts'
import { checkEntry } from '../../src/entry-form/check.ts'
import { summaryOf } from '../../src/model/dictionary/summary.ts'
import { reservedSlugs } from '../../src/model/web/address.ts'
import { readExceptions } from '../../src/source/root-files.ts'
import { entriesIn } from '../entry-form/entries.ts'
import { CONTENT, frame, terms } from './published.ts'
import { styleFindings, today } from './published-style.ts'

const entries = entriesIn(CONTENT)
/** Entries enough to try a law on that holds for any. */
const isSampled = (_: unknown, i: number): boolean => i % 5 === 0

test('Every entry is written byte for byte as it is.', () => {
  for (const [slug, files] of entries) expect(filesOf(draftOf(slug, files), files, today)).toEqual(files)
  expect(entries.size).toBe(terms.length)
})

test('An entry has the same boxes after it was written anew.', () => {
  for (const [slug, files] of [...entries].filter(isSampled)) {
    const draft = draftOf(slug, files)
    expect(draftOf(slug, filesOf(draft, {}, today))).toEqual(draft)
  }
})

test('Of an entry without a drawing, the form says what the check says.', () => {
  const summaries = terms.map(summaryOf)
  const { exceptions } = readExceptions(CONTENT)
  // The form knows one entry alone.
  const style = styleFindings.filter(({ code }) => code !== 'keyword-elsewhere' && code !== 'rare-link')
  for (const { slug, needs, means = [] } of terms.filter(({ image }) => !image).filter(isSampled)) {
    const around = { entries: [], reserved: reservedSlugs(frame.pages.map(({ name }) => name)), exceptions, today }
    const needed = summaries.filter(each => [...needs, ...means].includes(each.slug))
    const found = checkEntry(slug, entries.get(slug) ?? {}, { ...around, entries: needed })
    expect(found.diagnostics).toEqual(style.filter(({ file }) => file.startsWith(`content/terms/${slug}/`)))
  }
})
