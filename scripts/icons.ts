/** `npm run icons`: draws the icons in public/ from icon.svg. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from '../src/dev/icons.ts'
import { readFlags } from './flags.ts'

readFlags('Usage: npm run icons\n\nDraws the icons in public/ from icon.svg.')

const folder = join(import.meta.dirname, '../public')
for (const [path, bytes] of drawIcons(readFileSync(join(folder, 'icon.svg'), 'utf8'))) {
  writeFileSync(join(folder, path), bytes)
}
