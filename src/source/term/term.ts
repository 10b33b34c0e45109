/** Reads a term from the files of its folder. The findings of all files are reported at once. */
import { FACTS } from '../../languages/facts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { variantNames } from '../../model/dictionary/word.ts'
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
import { type BodyResult, readBody } from '../body/body.ts'
import { quickBody } from '../body/quick-body.ts'
import { type Finding, placeOf, type Source, START, toDiagnostic } from '../finding.ts'
import { checkFields } from '../yaml/check-fields.ts'
import { explain } from '../yaml/explain.ts'
import { splitDocument, YAML_OFFSET } from '../yaml/front-matter.ts'
import { locator, readYaml } from '../yaml/yaml.ts'
import { checkFrontMatter } from './front-matter-rules.ts'
import { checkLanguage, isOtherLanguage, isWholeFile, wholeFile } from './other-language.ts'
import { placeIn } from './place-in.ts'
import { checkTexts, hasTemplateText } from './texts.ts'

export type TermResult =
  | { readonly term: Term; readonly diagnostics: readonly Diagnostic[] }
  | {
      readonly diagnostics: readonly Diagnostic[]
      /** As the file has them, valid or not; checks between terms do not see this one. */
      readonly needs: readonly unknown[]
    }

/**
 * Reads a term.
 * @param slug name of the folder
 * @param files names of the files in it
 * @param sources the text files that could be decoded, by name
 * @param folder how the folder is named in messages
 * @param found findings about files that could not be decoded
 * @param refused files that are there but were not read
 */
export function readTerm(
  slug: string,
  files: readonly string[],
  sources: ReadonlyMap<string, Source>,
  folder: string,
  found: readonly Diagnostic[] = [],
  refused: readonly string[] = [],
): TermResult {
  const diagnostics: Diagnostic[] = [...found]
  const report = (name: string, findings: readonly Finding[]) => {
    for (const finding of findings) diagnostics.push(toDiagnostic(`${folder}/${name}`, finding))
  }
  const yaml = sources.get('term.yaml')
  const { value: facts, findings, needs } = yaml ? readTermFile(yaml.text) : { findings: [], needs: [] }
  report('term.yaml', findings)
  for (const [name, finding] of missingFiles(slug, [...files, ...refused], facts)) report(name, [finding])
  const image = IMAGES.find(name => files.includes(name))
  const reads = inBoth(language => {
    const source = sources.get(`${language}.md`)
    return source ? readTranslation(source.text, language, facts?.draft === true) : { findings: [] }
  })
  const areExchanged = LANGUAGES.every(language => reads[language].findings.some(isWholeFile))
  if (areExchanged) report('en.md', [wholeFile('en', true)])
  else for (const language of LANGUAGES) report(`${language}.md`, reads[language].findings)
  for (const language of LANGUAGES) {
    const { value } = reads[language]
    const name = `${language}.md`
    if (value) report(name, checkImageAlt(value, image, sources.get(name)?.text ?? ''))
  }

  const [en, es] = [reads.en.value, reads.es.value]
  if (!facts || !en || !es || refused.length > 0 || diagnostics.some(({ severity }) => severity === 'error'))
    return { diagnostics, needs }
  return { term: { slug, ...facts, ...(image && { image }), en, es }, diagnostics }
}

function* missingFiles(
  slug: string,
  files: readonly string[],
  facts: TermFile | undefined,
): Iterable<readonly [string, Finding]> {
  if (!files.includes('term.yaml')) {
    yield [
      'term.yaml',
      {
        code: 'missing-file',
        place: START,
        message: `the term "${slug}" has no term.yaml`,
        hint: 'It holds id, date, level and subjects; copy one from another term, or run "npm run new".',
      },
    ]
  }
  const isBegun = facts?.draft === true && LANGUAGES.some(language => files.includes(`${language}.md`))
  for (const language of LANGUAGES) {
    if (files.includes(`${language}.md`)) continue
    if (isBegun) yield [`${language}.md`, waiting(language, facts)]
    else
      yield [
        `${language}.md`,
        {
          code: 'missing-language',
          place: START,
          message: `the term "${slug}" has no ${FACTS[language].name} text`,
          hint: `Write ${language}.md; an entry is published only with both languages complete.`,
        },
      ]
  }
  const images = IMAGES.filter(name => files.includes(name))
  for (const name of images.slice(1)) {
    yield [
      name,
      {
        code: 'unexpected-file',
        place: START,
        message: `the term already has ${images[0]}`,
        hint: 'Keep one illustration.',
      },
    ]
  }
}

/** An author of one language may save a draft, which somebody else translates. */
const waiting = (language: Language, { date }: TermFile): Finding => ({
  code: 'missing-language',
  severity: 'note',
  place: START,
  message: `the draft waits for its ${FACTS[language].name} text, since ${date}`,
  hint: `Write ${language}.md; then "draft: true" can go from term.yaml.`,
})

type Read<Value> = { readonly value?: Value; readonly findings: readonly Finding[] }

function readTermFile(text: string): Read<TermFile> & { readonly needs: readonly unknown[] } {
  const yaml = readYaml(text)
  if ('findings' in yaml) return { ...yaml, needs: [] }
  const fields: { readonly needs?: unknown } = yaml.fields ?? {}
  const needs = Array.isArray(fields.needs) ? fields.needs : []
  const checked = checkFields(TermFile, fields, text, 0, 'the file')
  if (!('value' in checked)) return { ...checked, needs }
  const { date, updated, draft = false } = checked.value
  if (updated === undefined || updated >= date) {
    const findings = [...countSubjects(checked.value, text), ...hasTemplateText(text, draft)]
    return { value: checked.value, findings, needs }
  }
  return {
    needs,
    findings: [
      {
        code: 'invalid-date',
        place: locator(text)(['updated']),
        message: `"updated" is earlier than "date" (${date})`,
        hint: 'It is the day of the last change of meaning; remove it if there was none.',
      },
    ],
  }
}

function countSubjects({ subjects }: TermFile, text: string): readonly Finding[] {
  const { usual } = bounds.subjects
  if (subjects.length <= usual) return []
  return [
    {
      code: 'many-subjects',
      severity: 'warning',
      place: locator(text)(['subjects']),
      message: `the entry has ${subjects.length} subjects; more than ${usual} make it harder to find`,
      hint: 'Keep those under which a reader would look for it, the home topic first.',
    },
  ]
}

function readTranslation(text: string, language: Language, isDraft: boolean): Read<Translation> {
  const split = splitDocument(text)
  if ('findings' in split) return split
  const { fields, yaml, body, bodyOffset } = split.document
  const front = checkFields(FRONT_MATTER[language], fields, yaml, YAML_OFFSET, 'the front matter')
  const names = 'value' in front ? checkFrontMatter(front.value, yaml, language) : []
  const quick = 'value' in front && names.length === 0 ? quickBody(body, language) : undefined
  if (quick && 'value' in front) return withTexts(translationOf(front.value, quick), text, language, isDraft)
  const read = readBody(body, bodyOffset, language)
  const findings = [...('findings' in front ? front.findings : names), ...read.findings, ...checkBounds(read, body)]
  const isWrong = findings.length > 0 || !('value' in front)
  if (isWrong && isOtherLanguage(body, language)) return { findings: [wholeFile(language)] }
  if (!('value' in front)) return { findings }
  const { analogy = '', ...parts } = read.draft
  const whole = withTexts(translationOf(front.value, { analogy, ...parts } as Body), text, language, isDraft)
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
  return explain(
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
    return [
      {
        code: 'image-without-alt',
        place: START,
        message: `${image} has no text alternative in this language`,
        hint: 'Add a line "imageAlt: …" that says what the illustration shows.',
      },
    ]
  }
  if (image === undefined && imageAlt !== undefined) {
    return [
      {
        code: 'alt-without-image',
        place: placeOf(text, text.search(/^imageAlt:/m)),
        message: '"imageAlt" describes an illustration, but there is none in the folder',
        hint: 'Add image.svg, image.png or image.webp, or remove the line.',
      },
    ]
  }
  return []
}
