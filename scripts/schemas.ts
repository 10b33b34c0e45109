/** `npm run schemas`: writes the JSON Schemas with which text editors complete and check YAML files, and the issue forms. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ISSUE_FORMS, issueFormFile } from '../src/editorial/issue-forms.ts'
import { editorSchemas } from '../src/schema/document.ts'
import { readFlags } from './flags.ts'

readFlags(
  "Usage: npm run schemas\n\nWrites the JSON Schemas in src/schema/generated, with which editors' programs check YAML, and the forms in .github/ISSUE_TEMPLATE.",
)

const folder = join(import.meta.dirname, '../src/schema/generated')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas())) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`)
}
const forms = join(import.meta.dirname, '../.github/ISSUE_TEMPLATE')
for (const form of ISSUE_FORMS) writeFileSync(join(forms, form.file), issueFormFile(form))
