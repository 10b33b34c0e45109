/** Cloudflare's runtime on this machine: the bundle in workerd itself, with static assets and a Durable Object. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { bundle } from './bundle.ts'
import { ROOT } from './process.ts'

const TEXT = readFileSync(join(ROOT, 'src/deploy/cloudflare/wrangler.jsonc'), 'utf8')

/** A setting that the file offers in a comment. */
const offered = <Value>(name: string): Value => {
  const [, value = ''] = new RegExp(`^\\s*// "${name}": (\\[.*\\]),?$`, 'm').exec(TEXT) ?? []
  return JSON.parse(value) as Value
}

/** The settings as they are deployed, so that no copy here can differ from them. */
const settings = JSON.parse(TEXT.replace(/^\s*\/\/.*$/gm, '')) as {
  readonly compatibility_date: string
  readonly durable_objects: { readonly bindings: readonly { readonly name: string; readonly class_name: string }[] }
  readonly migrations: readonly { readonly new_sqlite_classes: readonly string[] }[]
  readonly assets: {
    readonly html_handling: 'auto-trailing-slash'
    readonly not_found_handling: 'none'
    readonly run_worker_first: readonly string[]
  }
}

/** What the file offers in comments. */
export interface Offers {
  /** Pages come from the assets. */
  readonly cheapPages?: boolean
  /** Cloudflare's own rate limit counts. */
  readonly cheapLimit?: boolean
}

export interface Flare {
  readonly url: string
  stop(): Promise<void>
}

/**
 * @param dist a folder that has been built
 * @param bindings secrets, and variables
 */
export async function startFlare(
  dist: string,
  bindings: Readonly<Record<string, string>> = {},
  { cheapPages = false, cheapLimit = false }: Offers = {},
): Promise<Flare> {
  const { code } = await bundle('cloudflare/worker.ts')
  const { compatibility_date: compatibilityDate, assets } = settings
  const rules = cheapPages ? offered<readonly string[]>('run_worker_first') : assets.run_worker_first
  const flare = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: code }],
    compatibilityDate,
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    bindings: { ...bindings },
    durableObjects: Object.fromEntries(
      settings.durable_objects.bindings
        .filter(({ name }) => !(cheapLimit && name === 'LIMIT'))
        .map(({ name, class_name: className }) => [
          name,
          { className, useSQLite: settings.migrations.some(({ new_sqlite_classes: own }) => own.includes(className)) },
        ]),
    ),
    ...(cheapLimit && {
      ratelimits: Object.fromEntries(
        offered<readonly { readonly name: string; readonly simple: { readonly limit: number; readonly period: 60 } }[]>(
          'ratelimits',
        ).map(({ name, simple }) => [name, { simple: { ...simple } }]),
      ),
    }),
    assets: {
      directory: dist,
      binding: 'ASSETS',
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: false,
        static_routing: {
          user_worker: rules.filter(rule => !rule.startsWith('!')),
          asset_worker: rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1)),
        },
      },
      assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
    },
  })
  const { origin } = await flare.ready
  return { url: origin, stop: () => flare.dispose() }
}
