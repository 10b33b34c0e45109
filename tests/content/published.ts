/** The published content and the site that is made of it, read once for all test files of a worker. */
import { join } from 'node:path'
import { prepare } from '../../src/site-build/build-without-output.ts'
import { ROOT } from '../rules/source.ts'

export const CONTENT = join(ROOT, 'content')

const read = prepare({ content: CONTENT, public: join(ROOT, 'public') }, { bundle: script => `// ${script}\n` })

export const { frame, terms, diagnostics } = read

/** @throws when the content has errors */
export function publishedSite() {
  if (!read.prepared) throw new Error('The content has errors; npm run check lists them.')
  return read.prepared
}
