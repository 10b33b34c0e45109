/** `npm run schemas`: writes the JSON Schemas with which text editors complete and check YAML files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../src/schema/document.ts'
import { readFlags } from './flags.ts'

readFlags(
  [],
  "Usage: npm run schemas\n\nWrites the JSON Schemas in src/schema/generated, with which editors' programs check YAML.",
)

const folder = join(import.meta.dirname, '../src/schema/generated')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
}
