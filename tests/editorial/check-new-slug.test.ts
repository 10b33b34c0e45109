/** Which names `npm run new` accepts, and what it says of the others. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refuseSlug } from '../../src/editorial/check-new-slug.ts'
import { bounds } from '../../src/schema/bounds.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { FIXTURES, withContent, write } from '../source/lay.ts'

const TINY = join(FIXTURES, 'tiny')
const content = loadContent(TINY)
const refuse = (slug: string) => refuseSlug(slug, content, TINY)

test.for(['cloud', 'cloud-storage', '6g', '2026', 'a', 'x'.repeat(bounds.slug.max)])('"%s" may be begun.', slug => {
  expect(refuse(slug)).toBeUndefined()
})

describe('A name is refused', () => {
  test.for(['', 'Cloud', 'año', 'a b', 'a_b', '../a', 'a/b', '.', '-', '-a', 'a-', 'a--b', 'a\n'])(
    'when it cannot be an address, such as %j.',
    slug => {
      expect(refuse(slug)).toContain('cannot be an address')
    },
  )

  test('when it is too long.', () => {
    expect(refuse('x'.repeat(bounds.slug.max + 1))).toContain(`${bounds.slug.max + 1} characters`)
  })

  test.for(['topics', 'es', 'about'])('when the site needs it itself, as "%s".', slug => {
    expect(refuse(slug)).toContain('an address of the site itself')
  })

  test('when there is such a term, or a term that had it before.', () => {
    expect(refuse('html')).toContain('There is already a term "html"')
    expect(refuse('neural-net')).toContain('a former name of the term "neural-network"')
  })

  test('when another entry has it as title or alias, or it would be a comparison with nothing.', () => {
    expect(refuse('net-of-neurons')).toBeUndefined()
    expect(refuse('ann')).toContain('"neural-network" has this name already')
    expect(refuse('html-vs-nothing')).toContain('there is no entry "nothing"')
  })

  test('when a term of that name has faults, for its files would be written over.', () => {
    withContent(undefined, root => {
      write(root, 'terms/beta/en.md', 'x')
      expect(refuseSlug('beta', loadContent(root), root)).toContain('There is already a term "beta"')
    })
  })

  test('when there is no content to add it to.', () => {
    const nowhere = join(FIXTURES, 'nowhere')
    expect(refuseSlug('cloud', loadContent(nowhere), nowhere)).toContain('--content')
  })
})

test('A name of the entry itself is its usual new name; that of another is refused.', () => {
  const [first, second] = content.terms.flatMap(term => {
    const alias = term.en.aliases
      .map(each => each.toLowerCase().replaceAll(' ', '-'))
      .find(each => /^[a-z-]+$/.test(each))
    return alias === undefined ? [] : [{ slug: term.slug, alias }]
  })
  if (!first || !second) throw new Error('The tiny site has two entries with aliases.')
  expect(refuseSlug(first.alias, content, TINY, first.slug)).toBeUndefined()
  expect(refuseSlug(first.alias, content, TINY, second.slug)).toBe(
    `"${first.alias}" is a name of the entry "${first.slug}". Choose another one.`,
  )
})
