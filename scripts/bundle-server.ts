/**
 * `npm run bundle-server`: bundles the Node host into one file, so that images need neither node_modules nor the code that
 * builds the site.
 */
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { readFlags } from './flags.ts'

const flags = readFlags(`Usage: npm run bundle-server -- [options]

  --out <folder>      where to write serve.mjs (dist-server)`)
const outfile = join(flags.out ?? resolve('dist-server'), 'serve.mjs')

await build({
  absWorkingDir: join(import.meta.dirname, '..'),
  entryPoints: ['scripts/serve.ts'],
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
