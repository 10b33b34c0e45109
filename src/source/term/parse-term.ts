/** Reads a term from the files of its folder. The findings of all files are reported at once. */
import { FACTS } from '../../languages/facts-by-language.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { variantNames } from '../../model/dictionary/parse-word-facts.ts'
import { bounds } from '../../schema/bounds.ts'
import { inBoth, LANGUAGES, type Language } from '../../schema/language.ts'
import {
  Body,
  FRONT_MATTER,
  type FrontMatter,
  IMAGES,
  type Term,
  TermFile,
  type Translation,
} from '../../schema/term.ts'
import { type BodyResult, readBody } from '../body/parse-body.ts'
import { parseBodyFast } from '../body/parse-body-fast-path.ts'
import type { Pictured } from '../picture/drawing.ts'
import { type Finding, placeOf, type Read, refuse, START, toDiagnostics } from '../source-finding.ts'
import { readDocument, readFields } from '../yaml/check-fields.ts'
import { explainIssues } from '../yaml/explain-zod-issues.ts'
import { locator } from '../yaml/yaml.ts'
import { checkDrawing } from './drawing-label-rules.ts'
import { checkTexts, hasTemplateText } from './field-text-rules.ts'
import { checkFrontMatter } from './front-matter-rules.ts'
import { placeIn } from './locate-in-file-text.ts'
import { checkLanguage, isOtherLanguage, wholeFile } from './wrong-language.ts'

/** A term as its folder holds it. */
interface TermSource {
  readonly slug: string
  /** How the folder is named in messages. */
  readonly folder: string
  readonly files: readonly string[]
  /** Files that are there but were not read. */
  readonly refused: readonly string[]
  /** The text files that could be decoded, by name. */
  readonly texts: ReadonlyMap<string, string>
  readonly picture: Pictured
}

/**
 * Reads a term. An exception, which is a mistake of the program, stops neither the other entries nor the server.
 * @param found findings about files that could not be read
 */
export function readTerm(
  source: TermSource,
  found: readonly Diagnostic[],
): { readonly term?: Term; readonly diagnostics: readonly Diagnostic[] } {
  try {
    return readParts(source, found)
  } catch (error) {
    const message = `the program failed while it read this entry: ${error instanceof Error ? error.message : error}`
    const hint = 'This is a mistake of the program: report it with the files of the entry.'
    const finding: Finding = { code: 'unreadable-entry', place: START, message, hint }
    return { diagnostics: [...found, ...toDiagnostics(`${source.folder}/term.yaml`, [finding])] }
  }
}

function readParts(
  { slug, folder, files, refused, texts, picture }: TermSource,
  found: readonly Diagnostic[],
): { readonly term?: Term; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [...found]
  const report = (name: string, findings: readonly Finding[]) => {
    diagnostics.push(...toDiagnostics(`${folder}/${name}`, findings))
  }
  const where = (name: string, path: readonly PropertyKey[]) => placeIn(texts.get(name) ?? '', name, path)
  const yaml = texts.get('term.yaml')
  const { value: facts, findings }: Read<TermFile> = yaml === undefined ? { findings: [] } : readTermFile(yaml)
  report('term.yaml', findings)
  for (const [name, finding] of missingFiles(slug, [...files, ...refused], facts)) report(name, [finding])
  const image = IMAGES.find(name => files.includes(name))
  const reads = inBoth((language): Read<Translation> => {
    const text = texts.get(`${language}.md`)
    return text === undefined ? { findings: [] } : readTranslation(text, language, facts?.draft === true)
  })
  for (const language of LANGUAGES) {
    const { value, findings } = reads[language]
    const name = `${language}.md`
    report(name, findings)
    if (value) report(name, checkImageAlt(value, image, texts.get(name) ?? ''))
  }

  const isWrong = () => diagnostics.some(({ severity }) => severity === 'error')
  const [en, es] = [reads.en.value, reads.es.value]
  if (!facts || !en || !es || refused.length > 0 || isWrong()) {
    return { diagnostics }
  }
  const { size, drawing } = picture
  for (const [name, finding] of checkDrawing({ en, es }, drawing, where)) report(name, [finding])
  if (isWrong()) return { diagnostics }
  // No spreads: two of them in one literal would give each object a hidden class of its own in V8.
  const term: Term = Object.assign({ slug }, facts, image && { image }, { en, es })
  Object.assign(
    term,
    size && { imageSize: size },
    drawing?.inner !== undefined && en.legend !== undefined && { drawing: drawing.inner },
  )
  return { term, diagnostics }
}

function* missingFiles(
  slug: string,
  files: readonly string[],
  facts: TermFile | undefined,
): Iterable<readonly [string, Finding]> {
  if (!files.includes('term.yaml')) {
    const message = `the term "${slug}" has no term.yaml`
    const hint = 'It holds id, date, level and subjects; copy one from another term, or run "npm run new".'
    yield ['term.yaml', { code: 'missing-file', place: START, message, hint }]
  }
  // An author of one language may save a draft, which somebody else translates.
  const isBegun = facts?.draft === true && LANGUAGES.some(language => files.includes(`${language}.md`))
  for (const language of LANGUAGES) {
    const file = `${language}.md`
    if (files.includes(file)) continue
    const { name } = FACTS[language]
    const [message, hint] = isBegun
      ? [`the draft waits for its ${name} text, since ${facts.date}`, 'then "draft: true" can go from term.yaml.']
      : [`the term "${slug}" has no ${name} text`, 'an entry is published only with both languages complete.']
    const severity = isBegun ? 'note' : 'error'
    yield [file, { code: 'missing-language', severity, place: START, message, hint: `Write ${file}; ${hint}` }]
  }
  const [first, ...others] = IMAGES.filter(name => files.includes(name))
  for (const name of others) {
    const message = `the term already has ${first}`
    yield [name, { code: 'unexpected-file', place: START, message, hint: 'Keep one illustration.' }]
  }
}

function readTermFile(text: string): Read<TermFile> {
  const { value, findings } = readFields(TermFile, text)
  if (!value) return { findings }
  const { date, updated, draft = false } = value
  if (updated !== undefined && updated < date) {
    const message = `"updated" is earlier than "date" (${date})`
    const hint = 'It is the day of the last change of meaning; remove it if there was none.'
    return refuse('invalid-date', message, hint, locator(text)(['updated']))
  }
  return { value, findings: [...countSubjects(value, text), ...hasTemplateText(text, draft)] }
}

function countSubjects({ subjects }: TermFile, text: string): readonly Finding[] {
  const { usual } = bounds.subjects
  if (subjects.length <= usual) return []
  const place = locator(text)(['subjects'])
  const message = `the entry has ${subjects.length} subjects; more than ${usual} make it harder to find`
  const hint = 'Keep those under which a reader would look for it, the home topic first.'
  return [{ code: 'many-subjects', severity: 'warning', place, message, hint }]
}

function readTranslation(text: string, language: Language, isDraft: boolean): Read<Translation> {
  const { document, value: front, findings: wrong } = readDocument(FRONT_MATTER[language], text)
  if (!document) return { findings: wrong }
  const { yaml, body, bodyOffset } = document
  const names = front ? [...checkFrontMatter(front, yaml, language)] : []
  const quick = front && names.length === 0 ? parseBodyFast(body, language) : undefined
  if (front && quick) return withTexts(translationOf(front, quick), text, language, isDraft)
  const read = readBody(body, bodyOffset, language)
  const findings = [...wrong, ...names, ...read.findings, ...checkBounds(read, body)]
  if ((findings.length > 0 || !front) && isOtherLanguage(body, language)) return { findings: [wholeFile(language)] }
  if (!front) return { findings }
  const { analogy = '', ...parts } = read.draft
  const whole = withTexts(translationOf(front, { analogy, ...parts } as Body), text, language, isDraft)
  if (findings.length === 0) return whole
  // What one mistake of form would hide, but for what it has said of the same line.
  const said = new Set(findings.map(({ code, place }) => `${ALIKE[code] ?? code} ${place.line}`))
  const hidden = whole.findings.filter(({ code, place }) => !said.has(`${code} ${place.line}`))
  return { findings: [...findings, ...hidden] }
}

/** Mistakes of form that a check of the text finds too, under its own code. */
const ALIKE: Readonly<Partial<Record<Finding['code'], Finding['code']>>> = { 'link-in-text': 'bare-address' }

/**
 * Front matter and body as one object. Two spreads in one literal would give each object a hidden class of its own in V8,
 * and every later look at one of its fields would take a hundred times as long.
 */
function translationOf(front: FrontMatter, body: Body): Translation {
  const translation = Object.assign({}, front, body)
  // A variant is a name like the others: it is searched, linked and listed with them.
  if (front.variants) translation.aliases = [...front.aliases, ...variantNames(front)]
  return translation
}

function withTexts(value: Translation, text: string, language: Language, isDraft: boolean): Read<Translation> {
  const where = (path: readonly PropertyKey[], words: string) =>
    placeIn(text, `${language}.md`, path, { words, start: 0 })
  return {
    value,
    findings: [
      ...checkTexts(value, where),
      ...checkLanguage(value, language, where),
      ...hasTemplateText(text, isDraft),
    ],
  }
}

/** Checks the schema's bounds of a body. Parts with findings are not reported as too short. */
function checkBounds({ draft, faulty, placeOf }: BodyResult, body: string): readonly Finding[] {
  const result = Body.safeParse(draft)
  if (result.success) return []
  return explainIssues(
    result.error.issues.filter(({ path, code }) => !(faulty.has(String(path[0])) && code !== 'too_big')),
    draft,
    Body.shape,
    'the text',
  ).map(({ path, want: _, ...finding }) => {
    const isJoined = path[0] === 'explanation' && draft.explanation.length === 1 && JOINED_LINES.test(body)
    return { ...finding, ...(isJoined && { hint: JOINED_HINT }), place: placeOf(path) }
  })
}

/** A text whose first paragraph has several lines. */
const JOINED_LINES = /^\s*[^\n#]+\n[^\n#]/
const JOINED_HINT = 'Leave an empty line between two paragraphs; lines without one are read as a single paragraph.'

function checkImageAlt({ imageAlt }: Translation, image: string | undefined, text: string): readonly Finding[] {
  if (image !== undefined && imageAlt === undefined) {
    const message = `${image} has no text alternative in this language`
    const hint = 'Add a line "imageAlt: …" that says what the illustration shows.'
    return refuse('image-without-alt', message, hint).findings
  }
  if (image === undefined && imageAlt !== undefined) {
    const message = '"imageAlt" describes an illustration, but there is none in the folder'
    const hint = 'Add image.svg, image.png or image.webp, or remove the line.'
    return refuse('alt-without-image', message, hint, placeOf(text, text.search(/^imageAlt:/m))).findings
  }
  return []
}
