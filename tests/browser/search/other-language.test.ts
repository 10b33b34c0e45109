/** A query in the other language than that of the page finds its entry, from a file that is loaded only then. */
import { expect } from 'vitest'
import { test } from '../visit.ts'
import { searchFor } from './box.ts'

test.for([
  ['/es/', 'red', 'it locks my files and demands a payment', '/es/ransomware/', 'pago', '/search/en.json'],
  ['/', 'network', 'programa que secuestra archivos', '/ransomware/', 'payment', '/search/es.json'],
] as const)('On %s, after "%s", "%s" finds %s first.', async ([path, own, foreign, found, words, file], { tour }) => {
  const page = await tour(path)
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await searchFor(page, own)
  expect(loaded).not.toContain(file)
  await searchFor(page, foreign)
  const first = page.locator('.hit').first()
  await expect.poll(() => first.getAttribute('href')).toBe(found)
  // In the language of the page.
  expect(await first.locator('.hit-tagline').textContent()).toContain(words)
  expect(loaded).toContain(file)
})
