/** The Node host as a program of its own, which `npm run bundle-server` writes into one file. */
import { defineCommand, runScript } from './command.ts'
import { hostOptions, refuseMissingSite, serveSite } from './node-host.ts'
import { folder } from './options.ts'

const server = defineCommand({
  options: { dist: folder('dist', 'site to serve'), ...hostOptions },
  notes: 'RATE_LIMIT_REDIS_URL names a Redis or Valkey on which several processes share one rate limit.',
  async run(values) {
    refuseMissingSite(values.dist)
    await serveSite(values, values.dist)
    return 0
  },
})

await runScript('node serve.mjs', 'Serves a site that has been built.', server)
