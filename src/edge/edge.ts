/** The whole edge, as every host starts it: the handler with all that it can offer on these files. */
import type { EdgeSettings } from '../model/edge-settings.ts'
import { type Handler, makeHandler } from './handler.ts'
import { makeKnowledge } from './knowledge.ts'
import { makeMcp } from './mcp/mcp.ts'
import type { Platform, Services } from './platform.ts'

/** Names offered where a page or an entry is missing. */
const NEAR = 3

/** Letters below which everything is near everything, and only a name itself is offered. */
const SHORTEST = 3

/**
 * @param settings as the build wrote them to `deploy/edge.json`
 * @param report hears of faults that a client is told nothing about
 */
export function makeEdge(
  platform: Platform,
  settings: EdgeSettings,
  report: (error: unknown) => void = console.error,
): Handler {
  const knowledge = makeKnowledge(platform)
  const near = async (slug: string): Promise<readonly string[]> => {
    try {
      const search = await knowledge.search('en')
      if (slug.length >= SHORTEST) return search.near(slug, NEAR)
      const meant = search.resolve(slug)
      return meant === undefined ? [] : [meant]
    } catch (error) {
      report(error)
      return []
    }
  }
  const { card } = settings
  const services: Services = card ? { near, mcp: makeMcp(knowledge, { ...settings, card }, report) } : { near }
  return makeHandler(platform, settings, services)
}
