/**
 * openapi.json before two linters, Redocly and Spectral, since each alone misses some faults. Neither finds anything, not
 * even a warning, and both find what is planted.
 */
import { expect, test } from 'vitest'
import { lint, PATIENCE, patched, type Step } from '../contract/tools.ts'
import { jsonOf, tiny } from './rendered.ts'

const description = jsonOf(tiny().files, 'openapi.json')

test('Redocly and Spectral find no error and no warning.', { timeout: PATIENCE }, async () => {
  expect(await lint(description)).toEqual({ codes: [0, 0], redocly: [], spectral: [] })
})

const SCHEMAS = '/components/schemas'
const LIST = '/paths/~1v1~1terms.json/get'

interface Defect {
  readonly steps: readonly Step[]
  readonly redocly: RegExp
  readonly spectral: RegExp
}

const DEFECTS = Object.entries<Defect>({
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
})

test.each(DEFECTS)('Both find %s.', { timeout: PATIENCE }, async (_, { steps, redocly, spectral }) => {
  const found = await lint(patched(description, steps))
  expect(found.redocly).toContainEqual(expect.stringMatching(redocly))
  expect(found.spectral).toContainEqual(expect.stringMatching(spectral))
})
