/** `palabit serve`: serves a site that has been built, or that it builds for its own address first. */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { baseUrl, flag, folder, path } from '../common-options.ts'
import { CommandError, defineCommand, type Values } from '../define-command.ts'
import { hostOptions, refuseMissingSite, SHARED_LIMIT, serveSite } from '../node-server.ts'

const options = {
  dist: path('<folder>', 'site to serve (default: dist; with --build .cache/start)'),
  build: flag('build the site for the address of the server first'),
  baseUrl: { ...baseUrl, description: 'with --build: address of the site (http://localhost:<port>)' },
  content: folder('content', 'with --build: folder of the content'),
  public: folder('public', 'with --build: files that are published as they are'),
  noCards: flag('with --build: leave out the pictures of terms that networks show beside a link'),
  ...hostOptions,
}

export const command = defineCommand({
  summary: 'Serves a site that has been built, with content negotiation, the rate limit and MCP.',
  options,
  notes: SHARED_LIMIT,
  async run(values) {
    const dist = values.dist ?? resolve(values.build ? '.cache/start' : 'dist')
    if (!values.build) refuseMissingSite(dist)
    await serveSite(values, dist, address => (values.build ? buildFor(address, dist, values) : undefined))
    return 0
  },
})

/** A process of its own, whose memory is free again when the site is served. */
function buildFor(address: string, dist: string, values: Values<typeof options>): void {
  const folders = ['--content', values.content, '--public', values.public, '--out', dist]
  const { status } = spawnSync(
    process.execPath,
    [
      ...[join(import.meta.dirname, '../palabit.mjs'), 'build', ...folders, '--allow-removal'],
      ...['--base-url', values.baseUrl ?? address, ...(values.noCards ? ['--no-cards'] : [])],
    ],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new CommandError('the site could not be built, so there is nothing to serve')
}
