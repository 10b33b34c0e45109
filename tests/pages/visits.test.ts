/** What readers come back to: new entries, and saved words. */
import { expect, test } from 'vitest'
import { parse, valuesOf, wordsOf } from '../emit/dom.ts'
import { renderTerms, textOf, tiny } from '../emit/rendered.ts'
import { makeTerm } from '../make.ts'

const { files, dictionary } = tiny()

test('New entries are listed by day, latest first.', () => {
  const days = [...textOf(files, 'new/index.html').matchAll(/<time datetime="([\d-]+)">/g)].map(([, day]) => day)
  expect(days).toEqual([...new Set(dictionary.terms.map(({ date }) => date))].sort().reverse())
})

test('A day that brought more entries than one looks through names their number in each topic.', () => {
  const many = Array.from({ length: 40 }, (_, i) =>
    makeTerm(`t-${i}`, { date: '2026-02-03', subjects: [i < 30 ? 'data' : 'ai'] }),
  )
  const page = parse(textOf(renderTerms(many).files, 'new/index.html'))
  expect(wordsOf(page, 'h2')).toEqual(['February 3, 2026 40 terms'])
  expect(valuesOf(page, 'main section a', 'href')).toEqual(['/topics/ai/', '/topics/data/'])
  expect(wordsOf(page, 'main section li small')).toEqual(['10 terms', '30 terms'])
})

test('The page of saved words says what is stored under every key that scripts use, and that pages are.', () => {
  const kept = [...textOf(files, 'saved/index.html').matchAll(/data-kept-keys="([^"]+)"/g)].flatMap(([, keys = '']) =>
    keys.split(' '),
  )
  expect(kept.sort()).toEqual(['language-offered', 'saved', 'theme', 'visited-pages'])
})
