/**
 * `npm run bundle-server`: bundles the Node host into one file, `serve.mjs`, so that images need neither node_modules nor
 * the code that builds the site. `-- --out <folder>` names another folder than dist-server.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-server' } } })
const outfile = join(resolve(values.out), 'serve.mjs')

await build({
  absWorkingDir: join(import.meta.dirname, '..'),
  entryPoints: ['scripts/standalone-server.ts'],
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
