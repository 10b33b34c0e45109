/** What a row says of an entry is what its page says. */
import { expect } from 'vitest'
import { loadContent } from '../../../src/source/load-content.ts'
import { typeset } from '../../../src/text/smart-quotes.ts'
import { LIBRARY } from '../../library.ts'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

const { settings, terms } = loadContent(LIBRARY.content)

test.for(['en', 'es'] as const)(
  'Title, tagline, level, and the other title or a name are those of the entry, in "%s".',
  async (language, { tour }) => {
    const page = await tour(language === 'en' ? '/' : '/es/')
    await searchFor(page, language === 'en' ? 'computer' : 'computadora')
    await page.locator('#hit-7').waitFor()
    const rows = await page.locator('.hit:not(.more)').evaluateAll(all =>
      all.map(row => {
        const text = (part: string) => row.querySelector(`.hit-${part}`)?.textContent ?? ''
        return {
          title: text('title'),
          other: text('why').replace(/^(?:also called|también se llama) .*/, 'reason'),
          tagline: text('tagline'),
          level: Number(row.querySelector<HTMLElement>('.hit-level')?.dataset.level),
          label: text('level'),
        }
      }),
    )
    const other = language === 'en' ? 'es' : 'en'
    const entries = rows.map(({ title }) => terms.find(term => term[language].title === title))
    const wanted = entries.map((term, i) => ({
      title: term?.[language].title,
      other: [term?.[other].title, ...(term?.[other].aliases ?? []), 'reason', ''].find(
        name => name === rows[i]?.other,
      ),
      tagline: typeset(term?.[language].tagline ?? '', language),
      level: term?.level,
      label: settings?.levels[`${term?.level ?? 1}`][language],
    }))
    expect(rows).toEqual(wanted)
    expect(new Set(rows.map(({ level }) => level)).size).toBeGreaterThan(1)
  },
)

test('The words that were asked for are marked, with and without accents, and no other.', async ({ tour }) => {
  const page = await tour('/es/')
  await searchFor(page, 'que es una conexion')
  const marks = new Set(await page.locator('.hit mark').allTextContents())
  expect([...marks].map(word => word.toLowerCase()).filter(word => !/^conexi(?:ón|on|ones)$/.test(word))).toEqual([])
  expect(marks.size).toBeGreaterThan(0)
})

test('Apostrophes are set as on the page of the entry.', async ({ tour }) => {
  const page = await tour('/')
  await searchFor(page, 'ransomware')
  expect(await page.locator('.hit-tagline').first().textContent()).toContain('the victim’s files')
})
