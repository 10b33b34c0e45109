/** Reads a path: its entries in order, and an introduction in both languages. */
import type * as z from 'zod'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { bounds } from '../../schema/bounds.ts'
import { PathFile, PathFrontMatter, type PathText, type ReadingPath } from '../../schema/collections.ts'
import { inBoth, type Language } from '../../schema/language.ts'
import { readBody } from '../body/body.ts'
import { type FolderFiles, type Read, readFile } from '../files/read-folder.ts'
import { type Finding, placeOf, START } from '../finding.ts'
import { checkWords, hasTemplateText } from '../term/texts.ts'
import { checkFields } from '../yaml/check-fields.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'
import { readYaml } from '../yaml/yaml.ts'

/** Reads a path. */
export function readPath(
  slug: string,
  found: FolderFiles,
): { readonly path?: ReadingPath; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const read = <Value>(file: string, reader: (text: string) => Read<Value>): Value | undefined =>
    readFile(found, file, reader, missing(slug, file), diagnostics)
  const facts = read('path.yaml', readFacts)
  const { en, es } = inBoth(language => read(`${language}.md`, text => readText(text, language)))
  return facts && en && es && diagnostics.length === 0
    ? { path: { slug, terms: facts.terms, next: facts.next ?? [], text: { en, es } }, diagnostics }
    : { diagnostics }
}

const missing = (slug: string, file: string): Finding =>
  file === 'path.yaml'
    ? {
        code: 'missing-file',
        place: START,
        message: `the path "${slug}" has no path.yaml`,
        hint: 'It lists the entries in the order of reading: "terms: [bit, data, …]".',
      }
    : {
        code: 'missing-language',
        place: START,
        message: `the path "${slug}" has no ${file}`,
        hint: 'A path is published only with both languages complete.',
      }

function readFacts(text: string): Read<z.output<typeof PathFile>> {
  const yaml = readYaml(text)
  return 'findings' in yaml ? yaml : withoutFindings(checkFields(PathFile, yaml.fields ?? {}, text, 0, 'the file'))
}

const withoutFindings = <Value>(
  checked: { readonly value: Value } | { readonly findings: readonly Finding[] },
): Read<Value> => ('findings' in checked ? checked : { ...checked, findings: [] })

function readText(text: string, language: Language): Read<PathText> {
  const split = splitDocument(text)
  if ('findings' in split) return split
  const { fields, yaml, body, bodyOffset } = split.document
  const front = withoutFindings(checkFields(PathFrontMatter, fields, yaml, YAML_OFFSET, 'the front matter'))
  const { draft, findings, placeOf: partAt } = readBody(body, bodyOffset, language)
  // An introduction is the first part of a body; the sections of an entry are not missing.
  const own = findings.filter(({ code }) => code !== 'missing-section')
  const { min, max } = bounds.path.introduction
  const count = draft.explanation.length
  const length: readonly Finding[] =
    own.length > 0 || (count >= min && count <= max)
      ? []
      : [
          {
            code: 'out-of-bounds',
            place: partAt(['explanation']),
            message: `the introduction has ${count} paragraphs; from ${min} to ${max} are allowed`,
            hint: 'Say for whom the path is, and what its reader understands at the end.',
          },
        ]
  const { title = '', description = '', steps = {}, ending = '' } = front.value ?? {}
  const words = [title, description, ending, ...Object.values(steps), ...draft.explanation]
  const where = (found: string) => placeOf(text, text.indexOf(found))
  return {
    ...(front.value && { value: { ...front.value, introduction: draft.explanation } }),
    findings: [
      ...front.findings,
      ...own,
      ...length,
      ...words.flatMap(each => checkWords(each, where)),
      ...hasTemplateText(text, false),
    ],
  }
}
