/** An entry that was begun as a copy of another one: one finding a language, to the copy, whatever its name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judge, LINT } from './sound.ts'

const FILES = ['term.yaml', 'en.md', 'es.md']
const source = (file: string): string => readFileSync(join(LINT, 'base/terms/telegraph', file), 'utf8')

test.for(['aaa', 'zzz'])('A copy called %s is reported as one, and its original is not.', slug => {
  const { found } = judge(FILES.map(file => ({ file: `terms/${slug}/${file}`, text: source(file) })))
  const copies = found.filter(({ code }) => code === 'repeated-sentence')
  expect(copies.map(({ file, message }) => [file, message])).toEqual([
    [
      `content/terms/${slug}/en.md`,
      expect.stringMatching(/^the text is a copy: (\d+) of \1 sentences stand in "telegraph"$/),
    ],
    [
      `content/terms/${slug}/es.md`,
      expect.stringMatching(/^the text is a copy: (\d+) of \1 sentences stand in "telegraph"$/),
    ],
  ])
  expect(new Set(found.map(({ file }) => file.split('/')[2]))).toEqual(new Set([slug]))
})
