/**
 * `npm run generate`: writes the committed files that follow from others: the JSON Schemas with which text editors complete
 * and check YAML, and the icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../src/schema/json-schema.ts'
import { drawIcons } from './draw-favicons.ts'

const ROOT = join(import.meta.dirname, '..')
const schemas = join(ROOT, 'src/schema/generated')
mkdirSync(schemas, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas()))
  writeFileSync(join(schemas, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
const icons = join(ROOT, 'public')
for (const [path, bytes] of drawIcons(readFileSync(join(icons, 'icon.svg'), 'utf8')))
  writeFileSync(join(icons, path), bytes)
process.stdout.write('Wrote src/schema/generated, and the icons in public.\n')
