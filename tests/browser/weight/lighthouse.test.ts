/** How Lighthouse's reports are read: the median of several runs counts, and lost points are named. */
import { expect, test } from 'vitest'
import { medians, verdictOf } from './lighthouse.ts'

test('The middle of several runs counts, in each category by itself.', () => {
  const runs = [
    { performance: 71, seo: 100 },
    { performance: 99, seo: 92 },
    { performance: 100, seo: 92 },
  ]
  expect(medians(runs)).toEqual({ performance: 99, seo: 92 })
})

test('A verdict has whole numbers, and names the audits that took some away.', () => {
  const audits = {
    'robots-txt': { title: 'robots.txt is not valid', score: 0, displayValue: '1 error found' },
    'first-paint': { title: 'First paint', score: 1 },
    'not-counted': { title: 'Counts for nothing', score: 0 },
    'not-judged': { title: 'Does not apply', score: null },
  }
  const weights = { 'robots-txt': 1, 'first-paint': 10, 'not-counted': 0, 'not-judged': 3 }
  const auditRefs = Object.entries(weights).map(([id, weight]) => ({ id, weight }))
  expect(verdictOf({ categories: { seo: { score: 0.915, auditRefs } }, audits })).toEqual({
    scores: { seo: 92 },
    findings: { 'robots-txt': 'robots.txt is not valid: 1 error found' },
  })
})
