/**
 * `npm run bundle-server`: bundles the Node host into one file, so that images need neither node_modules nor the code that
 * builds the site.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const USAGE = `Usage: npm run bundle-server -- [options]

  --out <folder>      where to write serve.mjs (dist-server)
`
const { values } = readOptions()
if (values.help) {
  process.stdout.write(USAGE)
  process.exit(0)
}
const outfile = resolve(values.out, 'serve.mjs')

await build({
  absWorkingDir: root,
  entryPoints: [join(root, 'scripts/serve.ts')],
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
function readOptions() {
  try {
    return parseArgs({
      options: {
        out: { type: 'string', default: 'dist-server' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(1)
  }
}

process.stdout.write(`The Node host is in ${outfile}; start it with: node ${outfile} --dist dist\n`)
