/** The Node host as a standalone program, which `npm run bundle-server` writes into one file. */

import { folder } from './common-options.ts'
import { defineCommand } from './define-command.ts'
import { hostOptions, refuseMissingSite, SHARED_LIMIT, serveSite } from './node-server.ts'
import { runCommand, runProcess } from './run-command.ts'

const server = defineCommand({
  summary: 'Serves a site that has been built, with content negotiation, the rate limit and MCP.',
  options: { dist: folder('dist', 'site to serve'), ...hostOptions },
  notes: SHARED_LIMIT,
  async run(values) {
    refuseMissingSite(values.dist)
    await serveSite(values, values.dist)
    return 0
  },
})

await runProcess(() => runCommand('node serve.mjs', server, process.argv.slice(2)))
