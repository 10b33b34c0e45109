/** What the MCP server must know of the site, besides the dictionary itself. */
import type { EdgeSettings } from '../../model/edge-settings.ts'
import type { ServerCard } from '../../model/server-card.ts'
import type { Subject } from '../../schema/classification.ts'
import type { Language } from '../../schema/language.ts'
import type { Knowledge } from './knowledge.ts'

export interface McpSettings extends Pick<EdgeSettings, 'name' | 'base' | 'redirects'> {
  /** The server card, so that the server says of itself what the card says. */
  readonly card: ServerCard
  /** Labels of the subjects. */
  readonly subjects: Readonly<Record<Subject, Readonly<Record<Language, string>>>>
}

/** What every answer is made from. */
export interface Context {
  readonly knowledge: Knowledge
  readonly settings: McpSettings
}
