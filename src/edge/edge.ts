/** The whole edge, as every host starts it: the handler with all that it can offer on these files. */
import type { EdgeSettings } from '../model/edge-settings.ts'
import { type Handler, makeHandler } from './handler.ts'
import type { Platform } from './platform.ts'

/** @param settings as the build wrote them to `deploy/edge.json` */
export const makeEdge = (platform: Platform, settings: EdgeSettings): Handler => makeHandler(platform, settings)
