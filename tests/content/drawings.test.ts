/** The published drawings: what a line of the legend lights on the page is more than its number. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../rules/source.ts'

const FOLDER = join(ROOT, 'content/terms')

test('Each number of a drawing has shapes of its own beside its disc.', () => {
  const files = readdirSync(FOLDER).flatMap(slug => {
    const folder = join(FOLDER, slug)
    return readdirSync(folder).includes('image.svg') ? [join(folder, 'image.svg')] : []
  })
  expect(files.length).toBeGreaterThan(80)
  const bare = files.flatMap(file => {
    const svg = readFileSync(file, 'utf8')
    const [shapes = ''] = svg.split('var(--diagram-disc')
    const numbers = [...svg.matchAll(/<text data-part="(\d)"[^>]*>\1<\/text>/g)].map(([, number]) => number)
    const without = numbers.filter(number => !shapes.includes(`data-part="${number}"`))
    return numbers.length > 0 && without.length === 0 ? [] : [`${file}: ${without.join(' ') || 'no numbers'}`]
  })
  expect(bare).toEqual([])
})
