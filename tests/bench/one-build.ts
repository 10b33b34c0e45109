/** One build in a process of its own, so that its peak memory is its own; prints what it measured as JSON. */

import { setV8Flags } from '../../scripts/v8-flags.ts'
import { build } from '../../src/site-build/build.ts'

const [content = '', publicFolder = '', out = '', cache = '', cards = ''] = process.argv.slice(2)
setV8Flags()
const started = performance.now()
const marks: Record<string, number> = {}
const result = await build(
  { content, public: publicFolder },
  {
    out,
    cache,
    cards: cards === 'cards',
    progress: (phase, done, total) => {
      if (done === 0) marks[phase] ??= performance.now() - started
      if (done === total) marks[`${phase} end`] = performance.now() - started
    },
  },
)
if (!result.ok) throw new Error(JSON.stringify(result).slice(0, 2000))
process.stdout.write(
  JSON.stringify({
    seconds: (performance.now() - started) / 1000,
    marks,
    peak: process.resourceUsage().maxRSS * 1024,
    summary: result.summary,
  }),
)
