/** Reads a path: its entries in order, and an introduction in both languages. */
import { bounds } from '../../schema/bounds.ts'
import { PathFile, PathFrontMatter, type PathText, type ReadingPath } from '../../schema/comparisons-and-paths.ts'
import type { Language } from '../../schema/language.ts'
import { readBody } from '../body/parse-body.ts'
import type { OpenFolder } from '../files/read-bilingual-folder.ts'
import { type Finding, placeOf, type Read, START } from '../source-finding.ts'
import { checkWords } from '../term/field-text-rules.ts'
import { readDocument, readFields } from '../yaml/check-fields.ts'

/** Reads a path. */
export function readPath(folder: OpenFolder): ReadingPath | undefined {
  const { name: slug } = folder
  const facts = folder.read('path.yaml', text => readFields(PathFile, text), {
    code: 'missing-file',
    place: START,
    message: `the path "${slug}" has no path.yaml`,
    hint: 'It lists the entries in the order of reading: "terms: [bit, data, …]".',
  })
  const text = folder.readTexts(readText)
  return facts && text && { slug, terms: facts.terms, next: facts.next ?? [], text }
}

function readText(text: string, language: Language): Read<PathText> {
  const { document, value: front, findings } = readDocument(PathFrontMatter, text)
  if (!document) return { findings }
  const body = readBody(document.body, document.bodyOffset, language)
  const introduction = body.draft.explanation
  // An introduction is the first part of a body; the sections of an entry are not missing.
  const own = body.findings.filter(({ code }) => code !== 'missing-section')
  const { min, max } = bounds.path.introduction
  const count = introduction.length
  const length: Finding = {
    code: 'out-of-bounds',
    place: body.placeOf(['explanation']),
    message: `the introduction has ${count} paragraphs; from ${min} to ${max} are allowed`,
    hint: 'Say for whom the path is, and what its reader understands at the end.',
  }
  const { title = '', description = '', keywords = [], actions = [], steps = {}, ending = '' } = front ?? {}
  const words = [title, description, ending, ...keywords, ...actions, ...Object.values(steps), ...introduction]
  const where = (found: string) => placeOf(text, text.indexOf(found))
  return {
    ...(front && { value: { ...front, introduction } }),
    findings: [
      ...findings,
      ...own,
      ...(own.length > 0 || (count >= min && count <= max) ? [] : [length]),
      ...words.flatMap(each => checkWords(each, where)),
    ],
  }
}
