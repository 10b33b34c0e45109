/** Error answers: the same words in every answer. */
import { describe, expect, test } from 'vitest'
import { errorAnchor } from '../../src/model/web/address.ts'
import { exampleProblem, problem } from '../../src/model/web/problem-details.ts'
import { PROBLEM_CODES, PROBLEMS, Problem } from '../../src/schema/api-responses.ts'
import { tinySite } from './site.ts'

const site = tinySite('https://example.org/dictionary')
const codes = PROBLEM_CODES

describe('An error', () => {
  test.for(codes)('%s has a specimen that is valid and says what to do next.', code => {
    const specimen = exampleProblem(code, site)
    expect(Problem.parse(specimen)).toEqual(specimen)
    expect(specimen).toMatchObject({ code, status: PROBLEMS[code].status, title: PROBLEMS[code].title })
    expect([specimen.detail, specimen.resolution].filter(text => !text?.endsWith('.'))).toEqual([])
  })

  test('is explained where its type leads, below the path of the base address.', () => {
    const { type, documentation_url } = exampleProblem('not_found', site)
    expect(documentation_url).toBe('https://example.org/dictionary/developers/')
    expect(type).toBe(`${documentation_url}#${errorAnchor('not_found')}`)
  })

  test('has no resolution where there is none.', () => {
    expect(JSON.stringify(problem('not_found', { detail: 'x', instance: '/x' }, site))).not.toContain('resolution')
  })

  test('has a status of its own.', () => {
    expect(new Set(codes.map(code => PROBLEMS[code].status)).size).toBe(codes.length)
  })
})
