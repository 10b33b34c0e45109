/** Comparisons and paths keep to the rules of style as entries do, and what is said names their files. */
import { expect, test } from 'vitest'
import { format } from '../source/lay.ts'
import { judge } from './sound.ts'

const table = (head: string, cell: string, use: string) =>
  `\n| | ${head} |\n| --- | --- | --- |\n${`| What | ${cell} | some |\n`.repeat(4)}\n- ${use}\n- ${use}\n`

test('The words that entries avoid are found in every part of a comparison.', () => {
  const { found, content } = judge([
    {
      file: 'comparisons/abacus-vs-telegraph/en.md',
      text: `---\ndifference: An abacus simply counts, and a telegraph sends.\n---\n${table('Abacus | Telegraph', 'it utilizes beads', "Use it when you don't hurry.")}`,
    },
    {
      file: 'comparisons/abacus-vs-telegraph/es.md',
      text: `---\ndifference: El ábaco cuenta; el telégrafo envía.\n---\n${table('Ábaco | Telégrafo', 'cuentas', 'Úsalo para encriptar.')}`,
    },
  ])
  const said = format(found, content)
  for (const [file, code] of [
    ['en.md:2', 'minimizing-word'],
    ['en.md:7', 'long-word'],
    ['en.md:12', 'contraction'],
    ['es.md:12', 'false-friend'],
  ])
    expect(said).toMatch(new RegExp(`content/comparisons/abacus-vs-telegraph/${file}:\\d+ {2}${code}`))
})
