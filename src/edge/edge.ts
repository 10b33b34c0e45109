/** Composes the edge from its parts: every host starts it with this function. */
import type { EdgeSettings } from '../model/web/edge-settings.ts'
import { makeFeedOfTheDay } from './feed-of-the-day.ts'
import { type Handler, makeHandler } from './handler.ts'
import { makeListApi } from './list-api.ts'
import { makeMcp } from './mcp/mcp.ts'
import { makeNameLookup } from './name-lookup.ts'
import { makeOembed } from './oembed.ts'
import type { Platform, Report, Services } from './platform.ts'
import { makeSearchApi } from './search-api.ts'
import { makeSearchPage } from './search-page.ts'
import { openTermRepository } from './term-repository.ts'

/**
 * @param settings as the build wrote them to `deploy/edge.json`
 */
export function makeEdge(platform: Platform, settings: EdgeSettings, report: Report = console.error): Handler {
  const repository = openTermRepository(platform)
  const names = makeNameLookup(repository, report)
  const results = makeSearchPage(platform, repository, settings)
  const { card } = settings
  const oembed = makeOembed(platform, settings)
  const services: Services = card
    ? {
        names,
        oembed,
        results,
        mcp: makeMcp(repository, { ...settings, card }, report, platform),
        list: makeListApi(platform, settings),
        search: makeSearchApi(repository, settings, platform),
        feed: makeFeedOfTheDay(platform, repository, settings),
      }
    : { names }
  return makeHandler(platform, settings, services)
}
