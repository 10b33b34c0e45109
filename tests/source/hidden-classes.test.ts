/**
 * Objects that have the same fields share a hidden class of V8. One that has a class of its own is found in no cache: to
 * look at one of its fields takes a hundred times as long, and the pages of a term do so hundreds of times.
 */
import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { summaryOf } from '../../src/model/dictionary/summary.ts'
import { apiEntry, apiListedTerm } from '../../src/pages/api-entry.ts'
import type { Term } from '../../src/schema/term.ts'
import { loadTerm } from '../../src/source/term/load-term.ts'
import { LIBRARY, libraryTerms } from '../library.ts'

setFlagsFromString('--allow-natives-syntax')
const areAlike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean

/** Hidden classes that V8 makes while a function is new, for objects with the same fields. */
const WHILE_NEW = 2

const slugs = libraryTerms().map(({ slug }) => slug)
/** Twice, so that most are made when the functions that make them are no longer new. */
const terms = [...slugs, ...slugs].map(slug => loadTerm(LIBRARY.content, slug).term as Term)
const site = { base: 'https://example.org', basePath: '' }

test.each<[string, (term: Term) => readonly object[]]>([
  ['terms', term => [term]],
  ['texts of terms', ({ en, es }) => [en, es]],
  ['summaries', term => [summaryOf(term)]],
  ['texts of summaries', term => [summaryOf(term).en]],
  ['items of the list', term => [apiListedTerm(term, site)]],
  ['entries of the API', term => [apiEntry({ term, related: [], confusions: [], paths: [] }, site)]],
])('%s share hidden classes', (_, made) => {
  const kinds = new Map<string, object[]>()
  for (const each of terms.flatMap(made)) {
    const fields = Object.keys(each).join(' ')
    const classes = kinds.get(fields) ?? []
    kinds.set(fields, classes)
    if (!classes.some(known => areAlike(known, each))) classes.push(each)
  }
  for (const [fields, classes] of kinds) expect(classes.length, fields).toBeLessThanOrEqual(WHILE_NEW)
})
