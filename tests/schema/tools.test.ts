/** The MCP tools: flat inputs that any client can show as a form, with defaults and bounds. */
import { describe, expect, test } from 'vitest'
import { bounds } from '../../src/schema/bounds.ts'
import { toolSchema } from '../../src/schema/json-schema.ts'
import { TOOLS } from '../../src/schema/mcp-tools.ts'

test('There are the four tools of the specification.', () => {
  expect(Object.keys(TOOLS)).toEqual(['search_terms', 'get_term', 'list_topic', 'term_of_the_day'])
})

describe('Every tool', () => {
  test.for(Object.entries(TOOLS))('%s takes a flat object of plain values, each described.', ([, { input }]) => {
    const schema = toolSchema(input, 'input') as { type: string; properties: Record<string, Record<string, unknown>> }
    expect(schema.type).toBe('object')
    expect(JSON.stringify(schema)).not.toMatch(/"(?:\$ref|\$defs|anyOf|oneOf|allOf)"/)
    for (const property of Object.values(schema.properties)) {
      expect(['string', 'integer', 'array']).toContain(property.type)
      expect(property.description).toMatch(/\.$/)
    }
  })

  test.for(Object.entries(TOOLS))('%s answers with an object that needs no other schema.', ([, { output }]) => {
    const schema = toolSchema(output, 'output')
    expect(schema.type).toBe('object')
    expect(JSON.stringify(schema)).not.toMatch(/"\$(?:ref|defs)"/)
  })

  test.for(Object.entries(TOOLS))('%s says what it does and when to use it.', ([, { title, description }]) => {
    expect(title).toMatch(/^[A-Z]/)
    expect(description).toMatch(/Use it /)
  })

  test.for(Object.entries(TOOLS))('%s answers in English by default.', ([, { input }]) => {
    expect(input.shape.lang.parse(undefined)).toBe('en')
    expect(input.shape.lang.safeParse('fr').success).toBe(false)
  })
})

describe('Inputs', () => {
  test('have the defaults of their bounds.', () => {
    expect(TOOLS.search_terms.input.parse({ query: 'dns' })).toEqual({
      query: 'dns',
      lang: 'en',
      limit: bounds.search.default,
      offset: 0,
    })
    expect(TOOLS.list_topic.input.parse({ subject: 'ai' })).toEqual({
      subject: 'ai',
      lang: 'en',
      limit: bounds.topic.default,
      offset: 0,
    })
    expect(TOOLS.term_of_the_day.input.parse({})).toEqual({ lang: 'en' })
  })
})
