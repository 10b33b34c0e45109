/** What a tool is given and returns, and how lists are paged. */
import type * as z from 'zod'
import type { TOOLS, ToolName } from '../../../schema/mcp-tools.ts'
import type { Context } from '../context.ts'

/** The arguments of a tool, as its schema has read them. */
export type Input<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>

/** What a tool answers. */
export type Output<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['output']>

export type Outcome<Value> = { readonly value: Value; readonly text?: string } | { readonly refusal: string }

export type Run<Name extends ToolName> = (input: Input<Name>, context: Context) => Promise<Outcome<Output<Name>>>

/** Limits outside their range are moved into it rather than refused. */
export const clamped = (limit: number, max: number): number => Math.min(Math.max(limit, 1), max)

/** `nextOffset` of an answer, absent on the last page. */
export const next = (offset: number, shown: number, total: number): { readonly nextOffset?: number } =>
  shown > 0 && offset + shown < total ? { nextOffset: offset + shown } : {}
