/** Links by which readers correct an entry: to each of its files on the web page of the repository, or to the form. */
import { expect, test } from 'vitest'
import { renderTiny, textOf, tiny } from '../emit/rendered.ts'

const editLinks = (page: string): readonly string[] =>
  [...page.matchAll(/href="([^"]*(?:\/edit\/|\/write\/\?slug=)[^"]*)"/g)].map(([, address = '']) => address)

test.for([
  ['5g/index.html', ['en.md', 'es.md', 'term.yaml']],
  ['es/5g/index.html', ['es.md', 'en.md', 'term.yaml']],
] as const)('%s leads to the three files, that of its language first.', ([path, names]) => {
  const { repository, branch } = tiny().site
  expect(editLinks(textOf(tiny().files, path))).toEqual(
    names.map(name => `${repository}/edit/${branch}/content/terms/5g/${name}`),
  )
})

test('With the form, one link leads to it.', () => {
  const { files } = renderTiny({ settings: 'write: true' })
  expect(editLinks(textOf(files, 'es/5g/index.html'))).toEqual(['/es/write/?slug=5g'])
})
