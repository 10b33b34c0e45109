/**
 * `npm run generate`: writes the committed files that follow from others: the JSON Schemas with which text editors complete
 * and check YAML, and the icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from '../src/dev/icons.ts'
import { editorSchemas } from '../src/schema/document.ts'
import { readFlags } from './flags.ts'

readFlags(
  "Usage: npm run generate\n\nWrites the JSON Schemas in src/schema/generated, with which editors' programs check YAML, and the icons in public/, from icon.svg.",
)

const ROOT = join(import.meta.dirname, '..')
const schemas = join(ROOT, 'src/schema/generated')
mkdirSync(schemas, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas()))
  writeFileSync(join(schemas, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
process.stdout.write('Wrote src/schema/generated.\n')
const icons = join(ROOT, 'public')
for (const [path, bytes] of drawIcons(readFileSync(join(icons, 'icon.svg'), 'utf8')))
  writeFileSync(join(icons, path), bytes)
process.stdout.write('Wrote the icons in public.\n')
