/** How a headword stands within a sentence. */
import { expect, test } from 'vitest'
import { inSentence } from '../../src/pages/headword-in-sentence.ts'

test('A common noun loses its capital, also before a hyphen; acronyms and names keep theirs.', () => {
  expect(['Virtual machine', 'Fine-tuning', 'E-commerce', 'Load balancer'].map(inSentence)).toEqual([
    'virtual machine',
    'fine-tuning',
    'e-commerce',
    'load balancer',
  ])
  const kept = ['Wi-Fi', 'World Wide Web', 'DNS', 'IPv6', 'X', 'iOS', '5G']
  expect(kept.map(inSentence)).toEqual(kept)
})
