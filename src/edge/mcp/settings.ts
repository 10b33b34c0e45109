/** The settings of the MCP server, and the context that is passed to tools, prompts and resources. */
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
import type { ServerCard } from '../../model/web/server-card.ts'
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import type { Platform } from '../platform.ts'
import type { TermRepository } from '../term-repository.ts'

export interface McpSettings extends Pick<EdgeSettings, 'name' | 'base' | 'redirects'> {
  /** The server card, from which the answer to `initialize` is made. */
  readonly card: ServerCard
  /** Labels of the subjects. */
  readonly subjects: Readonly<Record<Subject, Readonly<Record<Language, string>>>>
}

/** Passed to every tool, prompt and resource. */
export interface Context {
  readonly repository: TermRepository
  readonly settings: McpSettings
  readonly observe?: Platform['observe']
}
