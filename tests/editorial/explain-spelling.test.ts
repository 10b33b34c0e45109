/** What an editor reads about a word: all of it, where it stands, what may have been meant, and where to list it. */
import { describe, expect, test } from 'vitest'
import { explainSpelling, type SpellingIssue, type SpellingKind } from '../../src/editorial/explain-spelling.ts'

const LINE = 'Las redes WiMaxx y la informacion de Codd.'

/** An issue as cspell would report it of the line above. */
function issue(file: string, text: string, more: Partial<SpellingIssue> = {}): SpellingIssue {
  return { uri: `file:///home/me/${file}`, row: 7, col: LINE.indexOf(text) + 1, text, line: { text: LINE }, ...more }
}
const explained = (found: SpellingIssue, kind: SpellingKind = 'prose') =>
  explainSpelling({ prose: [], mixed: [], code: [], [kind]: [found] }, '/home/me')[0]

describe('A word that no dictionary has', () => {
  test('is reported with its place, suggestions, and the word list of its language.', () => {
    const suggestionsEx = ['información', 'informaron', 'informaciones', 'inflamación'].map(word => ({ word }))
    expect(explained(issue('content/terms/gps/es.md', 'informacion', { suggestionsEx }))).toEqual({
      code: 'unknown-word',
      severity: 'error',
      file: 'content/terms/gps/es.md',
      line: 7,
      column: 23,
      message: '"informacion" is not in the Spanish dictionary',
      hint: 'Did you mean "información" or "informaron" or "informaciones"? If it is right, add it to content/words/es.txt.',
    })
  })

  test('comes without a guess when there is none, and with the capitals that it needs.', () => {
    expect(explained(issue('src/README.md', 'Codd'))).toMatchObject({
      message: '"Codd" is not in the English dictionary',
      hint: 'If it is right, add it to content/words/en.txt.',
    })
    const suggestionsEx = [{ word: 'cod', wordAdjustedToMatchCase: 'Cod' }]
    expect(explained(issue('src/README.md', 'Codd', { suggestionsEx }))?.hint).toContain('Did you mean "Cod"?')
  })

  test('is reported whole and once, where cspell reports its parts.', () => {
    const suggestionsEx = [{ word: 'Max' }]
    const parts = ['Maxx', 'Wi'].map(text => issue('content/pages/about/en.md', text, { suggestionsEx }))
    expect(explainSpelling({ prose: parts, mixed: [], code: [] }, '/home/me')).toMatchObject([
      { column: 11, message: '"WiMaxx" is not in the English dictionary', hint: expect.stringMatching(/^If it is/) },
    ])
  })

  test.for([
    ['content/terms/gps/en.md', 'content/words/en.txt.'],
    ['content/terms/gps/es.md', 'content/words/es.txt.'],
    ['content/site.yaml', 'content/words/en.txt or content/words/es.txt.'],
  ] as const)('of either language in %s can be added to %s', ([file, list]) => {
    const found = explained(issue(file, 'Codd'), 'mixed')
    expect(found?.message).toBe('"Codd" is in neither dictionary')
    expect(found?.hint).toBe(`If it is right, add it to ${list}`)
  })
})

test('A word of the code can be added to the list of the code.', () => {
  expect(explained(issue('src/editorial/explain-spelling.ts', 'Codd'), 'code')).toMatchObject({
    message: '"Codd" is in neither dictionary',
    hint: 'If it is right, add it to .cspell/code.txt.',
  })
})

test('A British spelling comes with the American one.', () => {
  const suggestionsEx = [{ word: 'coda' }, { word: 'code', wordAdjustedToMatchCase: 'Code', isPreferred: true }]
  expect(explained(issue('README.md', 'Codd', { isFlagged: true, suggestionsEx }))).toMatchObject({
    code: 'british-spelling',
    message: '"Codd" is not how it is spelled in the United States',
    hint: 'Write "Code".',
  })
})

test('Words come in the order of files and places.', () => {
  const prose = [issue('b.md', 'Codd'), issue('a.md', 'Codd', { row: 10 }), issue('a.md', 'informacion')]
  const mixed = [issue('a.md', 'Maxx')]
  const places = explainSpelling({ prose, mixed, code: [] }, '/home/me').map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  )
  expect(places).toEqual(['a.md:7:11', 'a.md:7:23', 'a.md:10:38', 'b.md:7:38'])
})
