/** `npm run schemas`: writes the JSON Schemas that editors' programs use to complete and check YAML files. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '../src/schema/document.ts'

const folder = join(import.meta.dirname, '../src/schema/generated')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
}
