/**
 * openapi.json before two linters, Redocly and Spectral, since each alone misses some faults. Neither finds anything, not
 * even a warning, and both find what is planted. All descriptions are judged in one start of each.
 */
import { beforeAll, expect, test } from 'vitest'
import { patched, type Step } from '../contract/patch.ts'
import { jsonOf, tiny } from '../emit/rendered.ts'
import { type Findings, lint } from './openapi.ts'

const SCHEMAS = '/components/schemas'
const LIST = '/paths/~1v1~1terms.json/get'

interface Defect {
  readonly steps: readonly Step[]
  readonly redocly: RegExp
  readonly spectral: RegExp
}

const DEFECTS: Readonly<Record<string, Defect>> = {
  'a reference to nothing': {
    steps: [
      { op: 'replace', path: `${SCHEMAS}/TermList/properties/terms/items`, value: { $ref: `#${SCHEMAS}/Nothing` } },
    ],
    redocly: /^no-unresolved-refs/,
    spectral: /^invalid-ref/,
  },
  'two operations of one name': {
    steps: [{ op: 'replace', path: `${LIST}/operationId`, value: 'getTerm' }],
    redocly: /^operation-operationId-unique/,
    spectral: /^operation-operationId-unique/,
  },
  'a path parameter that is not declared': {
    steps: [{ op: 'remove', path: '/paths/~1v1~1terms~1{slug}.json/get/parameters' }],
    redocly: /^path-parameters-defined/,
    spectral: /^path-params/,
  },
  'a type that does not exist': {
    steps: [{ op: 'replace', path: `${SCHEMAS}/TermList/properties/count/type`, value: 'whole' }],
    redocly: /^struct/,
    spectral: /^oas3-schema/,
  },
  'an example of another shape': {
    steps: [{ op: 'replace', path: `${LIST}/responses/200/content/application~1json/example/count`, value: 'six' }],
    redocly: /^no-invalid-media-type-examples/,
    spectral: /^oas3-valid-media-example/,
  },
}

const PUBLISHED = 'published'
let found: Readonly<Record<string, Findings>>
beforeAll(async () => {
  const description = jsonOf(tiny().files, 'openapi.json')
  const planted = Object.entries(DEFECTS).map(([name, { steps }]) => [name, patched(description, steps)] as const)
  found = await lint({ [PUBLISHED]: description, ...Object.fromEntries(planted) })
})

test('Redocly and Spectral find no error and no warning.', () => {
  expect(found[PUBLISHED]).toEqual({ redocly: [], spectral: [] })
})

test.each(Object.entries(DEFECTS))('Both find %s.', (name, { redocly, spectral }) => {
  expect(found[name]?.redocly).toContainEqual(expect.stringMatching(redocly))
  expect(found[name]?.spectral).toContainEqual(expect.stringMatching(spectral))
})
