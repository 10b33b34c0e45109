/** The descriptions of the fields on the Spanish developers page: none is missing and none is left in English. */
import { describe, expect, test } from 'vitest'
import { SPANISH_NOTES as NOTES } from '../../src/languages/es/api-descriptions.ts'
import { fieldTable } from '../../src/pages/developer-page-sections.ts'
import { apiComponents, type ComponentName, type JsonSchema, toolSchema } from '../../src/schema/json-schema.ts'
import { TOOLS } from '../../src/schema/mcp-tools.ts'

const components = Object.entries(apiComponents()) as readonly (readonly [ComponentName, JsonSchema])[]

const inputs = Object.entries(TOOLS).map(([name, { input }]) => [name, toolSchema(input, 'input')] as const)

/** Every description of a field, with the name of its shape or tool. */
const fields = [...components, ...inputs].flatMap(([name, { properties = {} }]) =>
  Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([field, schema]) => ({
    name: `${name}.${field}`,
    schema,
  })),
)

describe('The Spanish notes', () => {
  test('translate the description of every field of every shape.', () => {
    const missing = fields.filter(
      ({ schema }) => schema.description !== undefined && !Object.hasOwn(NOTES, String(schema.description)),
    )
    expect(missing.map(({ name, schema }) => `${name}: ${schema.description}`)).toEqual([])
  })

  test('translate nothing that no schema says any more.', () => {
    const said = new Set([
      ...fields.map(({ schema }) => schema.description),
      ...components.map(([, { description }]) => description),
    ])
    expect(Object.keys(NOTES).filter(text => !said.has(text))).toEqual([])
  })

  test('are not the English ones, and keep the names that are code.', () => {
    const code = (text: string) => (text.match(/`[a-z_]+`/g) ?? []).filter(name => name !== '`code`')
    for (const [english, spanish] of Object.entries(NOTES)) {
      expect(spanish).not.toBe(english)
      expect(code(spanish).filter(name => name !== '`código`')).toEqual(code(english))
    }
  })
})

describe('A table of fields', () => {
  test.each(components.filter(([, { properties }]) => properties !== undefined))(
    'has a row for every field of %s, in order, and says which are required.',
    (name, schema) => {
      const required = (schema.required ?? []) as readonly string[]
      const names = Object.keys(schema.properties as object)
      const [head, rule, ...rows] = fieldTable(name, 'en').split('\n')
      expect(head).toBe('| Field | Type | Required | Notes |')
      expect(rule).toBe('| --- | --- | --- | --- |')
      expect(rows.map(row => row.split(' | ')[0])).toEqual(names.map(field => `| \`${field}\``))
      expect(rows.map(row => row.split(' | ')[2])).toEqual(
        names.map(field => (required.includes(field) ? 'yes' : 'no')),
      )
    },
  )

  test('has its words in Spanish on the Spanish page.', () => {
    const [head, , row] = fieldTable('TermList', 'es').split('\n')
    expect(head).toBe('| Campo | Tipo | Obligatorio | Notas |')
    expect(row).toBe('| `name` | `string` | no | Nombre del diccionario. |')
  })

  test('says how many items a bounded list holds.', () => {
    expect(fieldTable('LanguageBlock', 'en')).toContain('(2–4)')
    expect(fieldTable('LanguageBlock', 'es')).toContain('(3–4)')
  })
})
