/** Rules between terms, asked directly: who is blamed, and what is allowed to be equal. */
import { describe, expect, test } from 'vitest'
import { reservedSlugs } from '../../src/model/web/address.ts'
import { bounds } from '../../src/schema/bounds.ts'
import type { Term } from '../../src/schema/term.ts'
import { checkAcrossTerms } from '../../src/source/term/cross-term-rules.ts'
import { makeTerm } from '../make.ts'

const check = (terms: readonly Term[], folders: readonly string[] = terms.map(({ slug }) => slug)): readonly string[] =>
  checkAcrossTerms(terms, folders, reservedSlugs(['home', 'team']), (slug, file, path) => ({
    file: `${slug}/${file}#${path.join('.')}`,
    line: 1,
    column: 1,
  })).map(({ file, code }) => `${file} ${code}`)
const named = (slug: string, title: string, ...aliases: readonly string[]) =>
  makeTerm(slug, { en: { title, aliases: [...aliases] } })

test('Terms that share nothing are left alone.', () => {
  expect(check([makeTerm('alpha'), makeTerm('beta', { formerSlugs: ['gamma'] })])).toEqual([])
})

describe('Names', () => {
  test('may be equal in different languages.', () => {
    expect(check([makeTerm('a', { en: { title: 'Red' } }), makeTerm('b', { es: { title: 'Red' } })])).toEqual([])
    expect(check([makeTerm('a', { en: { aliases: ['net'] } }), makeTerm('b', { es: { aliases: ['net'] } })])).toEqual(
      [],
    )
  })

  test('are compared without case, and the later term is reported.', () => {
    expect(check([named('b', 'Port'), named('a', 'port')])).toEqual(['b/en.md#title duplicate-title'])
    expect(check([named('a', 'Alpha', 'One'), named('b', 'Beta', 'two', 'ONE')])).toEqual([
      'b/en.md#aliases.1 duplicate-alias',
    ])
  })

  test('differ when an accent differs.', () => {
    expect(check([named('a', 'Papa'), named('b', 'Papá')])).toEqual([])
  })

  test('of an alias may be neither the own title nor that of another.', () => {
    expect(check([named('a', 'Alpha', 'alpha'), named('b', 'Beta', 'Alpha')])).toEqual([
      'a/en.md#aliases.0 alias-is-title',
      'b/en.md#aliases.0 alias-is-title',
    ])
  })

  test('that differ in parentheses are not equal.', () => {
    expect(check([named('a', 'Port (hardware)'), named('b', 'Port (network)')])).toEqual([])
  })
})

describe('Slugs', () => {
  test('of former days may not be in use, even by a term that has faults of its own.', () => {
    expect(check([makeTerm('a', { formerSlugs: ['broken'] })], ['a', 'broken'])).toEqual([
      'a/term.yaml#formerSlugs.0 former-slug-taken',
    ])
  })

  test('may not be those of the site or of its pages.', () => {
    expect(check([makeTerm('topics'), makeTerm('team'), makeTerm('a-z')])).toEqual([
      'a-z/term.yaml# reserved-slug',
      'team/term.yaml# reserved-slug',
      'topics/term.yaml# reserved-slug',
    ])
  })
})

describe('An id', () => {
  test('may differ from the slug of a renamed term.', () => {
    expect(check([makeTerm('renamed', { id: 'old', formerSlugs: ['old'] })])).toEqual([])
  })

  test('that is neither the slug nor a former one was copied with the folder.', () => {
    expect(check([makeTerm('renamed', { id: 'old' })])).toEqual(['renamed/term.yaml#id id-mismatch'])
    expect(check([makeTerm('renamed', { id: 'old', formerSlugs: ['older'] })])).toEqual([
      'renamed/term.yaml#id id-mismatch',
    ])
    expect(check([makeTerm('a', { id: 'old' }), makeTerm('b', { id: 'old' })])).toEqual([
      'a/term.yaml#id id-mismatch',
      'b/term.yaml#id duplicate-id',
    ])
  })

  test('is not measured by the name of a folder that must be renamed anyway.', () => {
    expect(check([makeTerm('New_Term', { id: 'new-term' })])).toEqual([])
    expect(check([makeTerm('x'.repeat(bounds.slug.max + 1), { id: 'new-term' })])).toEqual([])
  })

  test('that two terms share is reported where the copy is, whichever comes first.', () => {
    expect(check([makeTerm('m'), makeTerm('z', { id: 'm' })])).toEqual(['z/term.yaml#id duplicate-id'])
    expect(check([makeTerm('m'), makeTerm('a', { id: 'm' })])).toEqual(['a/term.yaml#id duplicate-id'])
  })
})

test('The order in which terms are read changes nothing.', () => {
  const terms = [named('c', 'X', 'k'), named('a', 'X', 'k'), named('b', 'Y', 'x', 'k')]
  expect(check([...terms].reverse())).toEqual(check(terms))
})
