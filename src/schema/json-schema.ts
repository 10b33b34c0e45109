/**
 * JSON Schema from the zod schemas: components of the OpenAPI description, and the schemas that editors' programs use
 * for completion. The only place that calls z.toJSONSchema.
 */
import * as z from 'zod'
import {
  ApiIndex,
  Confusion,
  Entry,
  LanguageBlock,
  ListedTerm,
  LocalizedSummary,
  Problem,
  Suggestion,
  TermList,
  Word,
} from './api-responses.ts'
import { PathFile } from './comparisons-and-paths.ts'
import { Subject } from './field-types.ts'
import { Language } from './language.ts'
import { Card, TOOLS } from './mcp-tools.ts'
import { SiteFile } from './site-settings.ts'
import { Link, TermFile } from './term.ts'

export type JsonSchema = { readonly [key: string]: unknown }

const COMPONENTS = {
  TermList,
  Term: ListedTerm,
  LocalizedSummary,
  Entry,
  LanguageBlock,
  Word,
  Link,
  Confusion,
  Subject,
  Problem,
  Suggestion,
  ApiIndex,
  SearchResults: TOOLS.search_terms.output,
  Card,
  Language,
} as const
export type ComponentName = keyof typeof COMPONENTS

type Components = Readonly<Record<ComponentName, JsonSchema>>

/** Schemas are written once in a process: zod takes longer for them than a small build takes for all its pages. */
let components: Components | undefined
const toolSchemas = { input: new WeakMap<z.ZodObject, JsonSchema>(), output: new WeakMap<z.ZodObject, JsonSchema>() }

/** The shapes of the API, by name, with references between them. */
export function apiComponents(): Components {
  components ??= writeComponents()
  return components
}

function writeComponents(): Components {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(COMPONENTS)) registry.add(schema, { id })
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri, override: overrideServed })
  return Object.fromEntries(Object.keys(COMPONENTS).map(id => [id, unnamed(schemas[id] as JsonSchema)])) as Components
}

/** Schemas of the YAML files that people write, by file name. */
export function editorSchemas(): Readonly<Record<'term' | 'site' | 'path', JsonSchema>> {
  const write = (schema: z.ZodType) => inlined(z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override }))
  return { term: write(TermFile), site: write(SiteFile), path: write(PathFile) }
}

/** A flat object schema without references, as MCP clients want it. */
export function toolSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const written =
    toolSchemas[io].get(schema) ?? unnamed(inlined(z.toJSONSchema(schema, { io, override: overrideServed })))
  toolSchemas[io].set(schema, written)
  return written
}

/** zod writes a 200-character pattern for dates, and calls a choice of whole numbers a number. */
function override({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema.id
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
  if (Array.isArray(jsonSchema.enum) && jsonSchema.enum.every(Number.isInteger)) jsonSchema.type = 'integer'
  if (jsonSchema.type === 'integer' && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.type === 'integer' && jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** Within a version the API only grows, so what is served does not refuse further members. */
function overrideServed(context: Parameters<typeof override>[0]): void {
  override(context)
  if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties
}

/** Drops what names a schema rather than describes it. */
const unnamed = ({ $schema: _, $id: _2, ...schema }: JsonSchema): JsonSchema => schema

/** Replaces references to definitions by what they refer to. */
function inlined({ $defs, definitions = $defs, ...schema }: JsonSchema): JsonSchema {
  const known = definitions as Readonly<Record<string, JsonSchema>> | undefined
  const text = JSON.stringify(schema, (_, value: JsonSchema | null) => {
    if (typeof value?.$ref !== 'string') return value
    const { $ref, ...own } = value
    return { ...known?.[String($ref).split('/').at(-1) ?? ''], ...own }
  })
  return JSON.parse(text) as JsonSchema
}
