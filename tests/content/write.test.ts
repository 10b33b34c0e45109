/** Published entries, written anew in the form: the files hold the same, and the form says what the check says. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkEntry } from '../../src/entry-form/check-entry.ts'
import { filesOf } from '../../src/entry-form/draft-to-files.ts'
import { summaryOf } from '../../src/model/dictionary/summary.ts'
import { reservedSlugs } from '../../src/model/web/address.ts'
import { LANGUAGES } from '../../src/schema/language.ts'
import { draftOf, filesIn } from '../entry-form/entries.ts'
import { CONTENT, frame, terms } from './published.ts'
import { styleFindings, today } from './published-style.ts'

/** Entries enough to try a law on that holds for any. A new entry has no drawing. */
const sampled = terms.filter(({ image }) => !image).filter((_, i) => i % 5 === 0)
const summaries = terms.map(summaryOf)
const reserved = reservedSlugs(frame.pages.map(({ name }) => name))

test('An entry that is written in the form says the same.', () => {
  for (const term of sampled) {
    const { needs, means = [], slug } = term
    const entries = summaries.filter(each => [...needs, ...means].includes(each.slug))
    const written = checkEntry(slug, filesOf(draftOf(term, CONTENT), today), { entries, reserved, today }).term
    for (const language of LANGUAGES) expect(written?.[language]).toEqual(term[language])
    expect(written).toMatchObject({ slug, level: term.level, subjects: term.subjects, needs })
  }
})

test('Of an entry, the form says what the check says.', () => {
  // The form knows one entry alone.
  const style = styleFindings.filter(({ code }) => code !== 'keyword-elsewhere' && code !== 'rare-link')
  for (const { slug, needs, means = [] } of sampled) {
    const entries = summaries.filter(each => [...needs, ...means].includes(each.slug))
    const found = checkEntry(slug, filesIn(join(CONTENT, 'terms', slug)), { entries, reserved, today })
    expect(found.diagnostics).toEqual(style.filter(({ file }) => file.startsWith(`content/terms/${slug}/`)))
  }
})
