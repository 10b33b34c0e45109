/** The whole edge, as every host starts it: the handler with all that it can offer on these files. */
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
 * @param report called with failures whose details a client does not get
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
