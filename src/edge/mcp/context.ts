/** The settings of the MCP server, and the context that is passed to tools, prompts and resources. */
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
import type { Platform } from '../platform.ts'
import type { TermRepository } from '../term-repository.ts'

export type McpSettings = Pick<EdgeSettings, 'name' | 'base' | 'redirects' | 'subjects'> &
  Required<Pick<EdgeSettings, 'card'>>

export interface Context {
  readonly repository: TermRepository
  readonly settings: McpSettings
  readonly observe?: Platform['observe']
}
