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
} from './api.ts'
import { Subject } from './classification.ts'
import { PathFile } from './collections.ts'
import { Language } from './language.ts'
import { SiteFile } from './site.ts'
import { Link, TermFile } from './term.ts'
import { Card, SearchTermsOutput } from './tools.ts'

export type JsonSchema = { readonly [key: string]: unknown }

/** Names of the shapes in the OpenAPI description. */
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
  SearchResults: SearchTermsOutput,
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
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: id => `#/components/schemas/${id}`, override })
  return Object.fromEntries(Object.keys(COMPONENTS).map(id => [id, clean(schemas[id] as JsonSchema)])) as Components
}

/** Schemas of the YAML files that people write, by file name. */
export function editorSchemas(): Readonly<Record<'term' | 'site' | 'path', JsonSchema>> {
  const write = (schema: z.ZodType) => {
    const { id: _, ...rest } = z.toJSONSchema(schema, {
      io: 'input',
      target: 'draft-7',
      override,
      reused: 'inline',
    }) as JsonSchema
    return rest
  }
  return { term: inlined(write(TermFile)), site: inlined(write(SiteFile)), path: inlined(write(PathFile)) }
}

/** A flat object schema without references, as MCP clients want it. */
export function toolSchema(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const known = toolSchemas[io].get(schema)
  if (known !== undefined) return known
  const written = clean(inlined(z.toJSONSchema(schema, { io, override, reused: 'inline' }) as JsonSchema))
  toolSchemas[io].set(schema, written)
  return written
}

/** zod writes a 200-character pattern for dates, and calls a choice of whole numbers a number. */
const override = ({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void => {
  if (jsonSchema.format === 'date') delete jsonSchema.pattern
  if (Array.isArray(jsonSchema.enum) && jsonSchema.enum.every(Number.isInteger)) jsonSchema.type = 'integer'
  if (jsonSchema.type === 'integer' && jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.type === 'integer' && jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/**
 * Drops what names a schema rather than describes it, and the refusal of further members: within a version the API
 * only grows. The members of `properties` are names of fields, so none of them is dropped.
 */
function clean(schema: JsonSchema): JsonSchema {
  const walk = (value: unknown, areFields: boolean): unknown => {
    if (Array.isArray(value)) return value.map(item => walk(item, false))
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(
      ([key, member]) => areFields || (!DROPPED.has(key) && !(key === 'additionalProperties' && member === false)),
    )
    return Object.fromEntries(kept.map(([key, member]) => [key, walk(member, !areFields && key === 'properties')]))
  }
  return walk(schema, false) as JsonSchema
}

const DROPPED: ReadonlySet<string> = new Set(['$schema', '$id', 'id', '~standard'])

/** Replaces references to `$defs` by what they refer to. */
function inlined(schema: JsonSchema): JsonSchema {
  const definitions = {
    ...(schema.$defs as object | undefined),
    ...(schema.definitions as object | undefined),
  } as Record<string, JsonSchema>
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as { readonly $ref?: unknown }
    const name = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
    const target = name === undefined ? undefined : definitions[name]
    const { id: _, ...referred } = target ?? {}
    return Object.fromEntries(
      Object.entries({ ...referred, ...rest })
        .filter(([key]) => key !== '$defs' && key !== 'definitions')
        .map(([key, member]) => [key, walk(member)]),
    )
  }
  return walk(schema) as JsonSchema
}
