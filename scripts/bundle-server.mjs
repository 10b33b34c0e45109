/**
 * `npm run bundle-server`: the Node host as one file, which needs Node and nothing else. Images and servers then carry
 * neither node_modules nor the program that builds.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-server' } } })
const outfile = resolve(values.out, 'serve.mjs')

await build({
  absWorkingDir: root,
  entryPoints: [join(root, 'scripts/serve.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages that were written for CommonJS ask for the modules of Node by `require`.
  banner: {
    js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
  },
  logLevel: 'warning',
})
process.stdout.write(`The Node host is in ${outfile}; start it with: node ${outfile} --dist dist\n`)
