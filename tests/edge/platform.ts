/** A host for tests: files in a map, a quota that the test decides, and a note of everything that was asked. */
import { type Handler, makeHandler, type Services } from '../../src/edge/handler.ts'
import type { Asset, Platform, Quota } from '../../src/edge/platform.ts'
import { type EdgeSettings, edgeSettings } from '../../src/model/web/edge-settings.ts'
import { tiny, type Variant } from '../emit/rendered.ts'

export interface Host {
  /** Answers a request for a path of the site, or for a whole address. */
  ask(target: string, init?: RequestInit & { readonly accept?: string }): Promise<Response>
  readonly handler: Handler
  readonly settings: EdgeSettings
  /** Paths of the files that the handler has asked for. */
  readonly asked: readonly string[]
  /** How many requests have been counted. */
  readonly counted: () => number
}

export interface HostOptions extends Variant {
  readonly quota?: Quota | undefined
  /** Whether the host counts at all. */
  readonly counts?: boolean
  readonly services?: Services
  /** Slugs of entries that were taken out on purpose. */
  readonly removed?: readonly string[]
  /** Changes what is published. */
  readonly files?: (files: Map<string, Uint8Array>) => void
  readonly etag?: string
}

/** The tiny dictionary, published on a host without a file system. */
export function host({
  quota,
  counts = false,
  services,
  removed = [],
  files,
  etag,
  ...variant
}: HostOptions = {}): Host {
  const { dictionary, site, files: rendered } = tiny(variant)
  const published = new Map(rendered)
  files?.(published)
  const asked: string[] = []
  let counted = 0
  const platform: Platform = {
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    async asset(path): Promise<Asset | undefined> {
      asked.push(path)
      const bytes = published.get(path)
      return bytes && { bytes: new Uint8Array(bytes), ...(etag !== undefined && { etag }) }
    },
    ...(counts && {
      consume: async () => {
        counted++
        return quota
      },
    }),
  }
  const settings = { ...edgeSettings(dictionary, site), removed }
  const handler = makeHandler(platform, settings, services)
  return {
    handler,
    settings,
    asked,
    counted: () => counted,
    ask: async (target, { accept, ...init } = {}) =>
      handler(
        new Request(new URL(target, 'https://tiny.example'), {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...(accept !== undefined && { Accept: accept }) },
        }),
      ),
  }
}
