/** Run by npm before `npm test` and `npm run lint`: they need the development dependencies. */
import { createRequire } from 'node:module'

try {
  createRequire(import.meta.url).resolve('vitest/package.json')
} catch {
  process.stderr.write('error: this needs the full installation: run "npm ci" without "--omit=dev".\n')
  process.exit(1)
}
