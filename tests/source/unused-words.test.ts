/** Words that were listed for a text that is gone: each is named with its line. */
import { expect, test } from 'vitest'
import { unusedWords } from '../../src/source/unused-words.ts'
import { temporaryFolder, write } from '../build/folders.ts'

test('A listed word that no text of its language uses is named with its place and its cure.', () => {
  const root = temporaryFolder()
  write(root, 'content/words/en.txt', '# names\nGalileo\ngeofence\nred-team\nSTUN\n')
  write(root, 'content/words/es.txt', 'Galileo\nmódem\n')
  write(root, 'content/terms/gps/en.md', 'Galileo has a Geofence. A red flag for the team.')
  write(root, 'content/terms/gps/es.md', 'Un MÓDEM.')
  expect(unusedWords(root).map(({ file, line, message }) => [file, line, message])).toEqual([
    ['content/words/en.txt', 5, 'no text uses "STUN" any more'],
    ['content/words/es.txt', 1, 'no text uses "Galileo" any more'],
  ])
})

test('Documents in English count for the English list, what both languages share for both.', () => {
  const root = temporaryFolder()
  write(root, 'content/words/en.txt', 'tsx\nGPS\n')
  write(root, 'content/words/es.txt', 'tsx\nGPS\n')
  write(root, 'src/decisions/001-a.md', 'About tsx.')
  write(root, 'content/headwords.csv', 'gps,GPS,GPS,1,hardware,1')
  expect(unusedWords(root).map(({ file, line }) => [file, line])).toEqual([['content/words/es.txt', 1]])
})

test('Without lists there is nothing to say.', () => {
  expect(unusedWords(temporaryFolder())).toEqual([])
})
