/**
 * `npm run bundle-server`: bundles the Node host into one file, so that images need neither node_modules nor the code that
 * builds the site.
 */
import { join } from 'node:path'
import { build } from 'esbuild'
import { defineCommand, runScript } from './command.ts'
import { folder } from './options.ts'

const bundleServer = defineCommand({
  options: { out: folder('dist-server', 'where to write serve.mjs') },
  async run({ out }) {
    const outfile = join(out, 'serve.mjs')
    await build({
      absWorkingDir: join(import.meta.dirname, '..'),
      entryPoints: ['scripts/server.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // CommonJS packages load Node's modules by `require`.
      banner: {
        js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
      },
      logLevel: 'warning',
    })
    process.stdout.write(`The Node host is in ${outfile}; start it with: node ${outfile} --dist dist\n`)
    return 0
  },
})

await runScript('npm run bundle-server --', 'Writes the Node host as one file.', bundleServer)
