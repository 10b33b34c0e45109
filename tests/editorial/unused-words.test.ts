/** Words that were listed for a text that is gone: each is named with its line. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropUnusedWords, unusedWords } from '../../src/editorial/spelling.ts'
import { temporaryFolder, write } from '../build/folders.ts'

/** What is found in a project with these files. */
function unused(files: Readonly<Record<string, string>>): ReturnType<typeof unusedWords> {
  const root = temporaryFolder()
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return unusedWords(root)
}

test('A listed word that no text of its language uses is named with its place and its cure.', () => {
  const found = unused({
    'content/words/en.txt': '# names\nGalileo\ngeofence\nred-team\nSTUN\n',
    'content/words/es.txt': 'Galileo\nmódem\n',
    'content/terms/gps/en.md': 'Galileo has a Geofence. A red flag for the team.',
    'content/terms/gps/es.md': 'Un MÓDEM.',
  })
  expect(found.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['content/words/en.txt', 5, 'no text uses "STUN" any more'],
    ['content/words/es.txt', 1, 'no text uses "Galileo" any more'],
  ])
})

test('Documents in English count for the English list, what both languages share for both.', () => {
  const found = unused({
    'content/words/en.txt': 'tsx\nGPS\n',
    'content/words/es.txt': 'tsx\nGPS\n',
    'src/decisions/001-a.md': 'About tsx.',
    'content/headwords.csv': 'gps,GPS,GPS,1,hardware,1',
  })
  expect(found.map(({ file, line }) => [file, line])).toEqual([['content/words/es.txt', 1]])
})

test('A word listed for the code may be a part of a name in it.', () => {
  const found = unused({ '.cspell/code.txt': 'workerd\nsatnav\n', 'src/a.ts': 'const startWorkerd = 1' })
  expect(found.map(({ file, line }) => [file, line])).toEqual([['.cspell/code.txt', 2]])
})

test('Without lists there is nothing to say.', () => {
  expect(unused({})).toEqual([])
})

test('Unused words are taken out of the lists of the content, and nothing else is.', () => {
  const root = temporaryFolder()
  write(root, 'content/words/en.txt', '# names\nGalileo\nSTUN\n')
  write(root, 'content/words/es.txt', 'módem\n')
  write(root, 'content/terms/gps/en.md', 'Galileo.')
  write(root, 'content/terms/gps/es.md', 'Un módem.')
  expect(dropUnusedWords(root)).toEqual(['content/words/en.txt'])
  expect(readFileSync(join(root, 'content/words/en.txt'), 'utf8')).toBe('# names\nGalileo\n')
  expect(dropUnusedWords(root)).toEqual([])
})
