/** Composes the edge from its parts: every host starts it with this function. */
import type { EdgeSettings } from '../model/edge-settings.ts'
import { makeFeedOfTheDay } from './feed-of-the-day.ts'
import { type Handler, makeHandler } from './handler.ts'
import { makeKnowledge } from './knowledge.ts'
import { makeMcp } from './mcp/mcp.ts'
import { makeNameLookup } from './name-lookup.ts'
import type { Platform, Services } from './platform.ts'
import { makeSearchApi } from './search-api.ts'
import { makeSearchPage } from './search-page.ts'

/**
 * @param settings as the build wrote them to `deploy/edge.json`
 * @param report called with internal errors, whose details are not sent to clients
 */
export function makeEdge(
  platform: Platform,
  settings: EdgeSettings,
  report: (error: unknown) => void = console.error,
): Handler {
  const knowledge = makeKnowledge(platform)
  const names = makeNameLookup(knowledge, report)
  const results = makeSearchPage(platform, knowledge, settings)
  const { card } = settings
  const services: Services = card
    ? {
        names,
        results,
        mcp: makeMcp(knowledge, { ...settings, card }, report),
        search: makeSearchApi(knowledge, settings),
        feed: makeFeedOfTheDay(platform, knowledge, settings),
      }
    : { names }
  return makeHandler(platform, settings, services)
}
