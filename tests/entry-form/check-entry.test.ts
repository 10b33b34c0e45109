/** The form says what `npm run check` says. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lintTermFolders } from '../../src/editorial/lint-content.ts'
import { checkEntry, type Surroundings } from '../../src/entry-form/check-entry.ts'
import { EMPTY_DRAFT } from '../../src/entry-form/draft-fields.ts'
import { filesOf } from '../../src/entry-form/draft-to-files.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { summaryOf } from '../../src/model/dictionary/summary.ts'
import { reservedSlugs } from '../../src/model/web/address.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { BROKEN, format, withContent } from '../source/lay.ts'
import { filesIn } from './entries.ts'

const TODAY = '2026-11-24'

/** Cases in which nothing but texts of entries is wrong. */
const cases = readdirSync(BROKEN).filter(name => {
  if (name.startsWith('unexpected-file-link')) return false
  const files = readdirSync(join(BROKEN, name), { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  return files.every(({ name: file, parentPath }) =>
    file === 'expected.txt'
      ? parentPath === join(BROKEN, name)
      : /^(?:term\.yaml|e[ns]\.md)$/.test(file) && /\/terms\/[a-z]+$/.test(parentPath),
  )
})

/** What is not text, which a browser cannot hold in a box. */
const UNTYPED = ['not-utf-8', 'byte-order-mark', 'invalid-folder-name', 'empty-file']

/** Rules that compare the sentences of all entries, which the form does not know. */
const ACROSS = [
  ...['duplicate-tagline', 'similar-tagline', 'analogy-shape', 'repeated-sentence', 'stock-sentence'],
  ...['keyword-elsewhere', 'rare-link'],
]

/** @returns for a slug, what the check of the whole content says of the entry, and what the form says of it */
function bothOf(content: string): (slug: string) => readonly [check: string, form: string] {
  const { terms, pages, diagnostics } = loadContent(content)
  const style = lintTermFolders(content, terms, diagnostics, TODAY)
  const around: Surroundings = {
    entries: terms.map(summaryOf),
    reserved: reservedSlugs(pages.map(({ name }) => name)),
    today: TODAY,
  }
  return slug => {
    const own = [...diagnostics, ...style]
      .filter(each => each.file.startsWith(`content/terms/${slug}/`) && !ACROSS.includes(each.code))
      .sort(byPlace)
    const { diagnostics: found } = checkEntry(slug, filesIn(join(content, 'terms', slug)), around)
    return [format(own, content), format([...found].sort(byPlace), content)]
  }
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1)

describe('The same words as the check', () => {
  test('stand for many cases.', () => {
    expect(cases.length).toBeGreaterThan(100)
  })

  test.for(cases)('tell of %s.', name => {
    withContent(join(BROKEN, name), content => {
      const both = bothOf(content)
      for (const slug of readdirSync(join(content, 'terms'))) {
        const [check, form] = both(slug)
        if (UNTYPED.some(code => check.includes(`  ${code}  `))) continue
        expect(form).toBe(check)
      }
    })
  })
})

test('A text that has only begun is not called one in the other language.', () => {
  const { text } = EMPTY_DRAFT
  const draft = {
    ...EMPTY_DRAFT,
    text: { ...text, en: { ...text.en, lines: { ...text.en.lines, title: 'Router', tagline: 'It routes.' } } },
  }
  const { diagnostics } = checkEntry('router', filesOf(draft, TODAY), {
    entries: [],
    reserved: new Set(),
    today: TODAY,
  })
  expect(diagnostics.map(({ code }) => code)).not.toContain('other-language')
})
