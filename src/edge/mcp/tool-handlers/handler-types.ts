/** What a tool is given and returns. */
import type * as z from 'zod'
import type { TOOLS, ToolName } from '../../../schema/mcp-tools.ts'
import type { Context } from '../context.ts'

/** The arguments of a tool, as its schema has read them. */
export type Input<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['input']>

/** What a tool answers. */
export type Output<Name extends ToolName> = z.output<(typeof TOOLS)[Name]['output']>

export type Outcome<Value> = { readonly value: Value; readonly text?: string } | { readonly refusal: string }

export type Run<Name extends ToolName> = (input: Input<Name>, context: Context) => Promise<Outcome<Output<Name>>>
