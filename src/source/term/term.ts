/** Reads a term from the files of its folder. The findings of all files are reported at once. */
import { FACTS } from '../../languages/facts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { variantNames } from '../../model/word.ts'
import { bounds } from '../../schema/bounds.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
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
import { placeIn } from './place-in.ts'
import { checkTexts, hasTemplateText } from './texts.ts'

export type TermResult =
  | { readonly term: Term; readonly diagnostics: readonly Diagnostic[] }
  | { readonly diagnostics: readonly Diagnostic[] }

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
  const facts = read(sources.get('term.yaml'), source => readTermFile(source.text), report, 'term.yaml')
  for (const [name, finding] of missingFiles(slug, [...files, ...refused], facts)) report(name, [finding])
  const image = IMAGES.find(name => files.includes(name))
  const translations = Object.fromEntries(
    LANGUAGES.map(language => {
      const name = `${language}.md`
      const isDraft = facts?.draft === true
      const reader = ({ text }: Source) => readTranslation(text, language, isDraft)
      const translation = read(sources.get(name), reader, report, name)
      if (translation) report(name, checkImageAlt(translation, image, sources.get(name)?.text ?? ''))
      return [language, translation]
    }),
  ) as Record<Language, Translation | undefined>

  const { en, es } = translations
  if (!facts || !en || !es || refused.length > 0 || diagnostics.some(({ severity }) => severity === 'error'))
    return { diagnostics }
  return { term: { slug, ...facts, ...(image && { image }), en, es }, diagnostics }
}

function read<Value>(
  source: Source | undefined,
  reader: (source: Source) => { readonly value?: Value; readonly findings: readonly Finding[] },
  report: (name: string, findings: readonly Finding[]) => void,
  name: string,
): Value | undefined {
  if (!source) return undefined
  const { value, findings } = reader(source)
  report(name, findings)
  return value
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

function readTermFile(text: string): Read<TermFile> {
  const yaml = readYaml(text)
  if ('findings' in yaml) return yaml
  const checked = checkFields(TermFile, yaml.fields ?? {}, text, 0, 'the file')
  if (!('value' in checked)) return checked
  const { date, updated, draft = false } = checked.value
  if (updated === undefined || updated >= date)
    return { value: checked.value, findings: [...countSubjects(checked.value, text), ...hasTemplateText(text, draft)] }
  return {
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
  const findings = [...('findings' in front ? front.findings : names), ...read.findings, ...checkBounds(read)]
  if (findings.length > 0 || !('value' in front)) return { findings }
  return withTexts(translationOf(front.value, read.draft as Body), text, language, isDraft)
}

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
  return { value, findings: [...checkTexts(value, where), ...hasTemplateText(text, isDraft)] }
}

/** Checks the schema's bounds of a body. Parts with findings are not reported as too short. */
function checkBounds({ draft, faulty, placeOf }: BodyResult): readonly Finding[] {
  const result = Body.safeParse(draft)
  if (result.success) return []
  return explain(
    result.error.issues.filter(({ path, code }) => !(faulty.has(String(path[0])) && code !== 'too_big')),
    draft,
    Body.shape,
    'the text',
  ).map(({ path, want: _, ...finding }) => ({ ...finding, place: placeOf(path) }))
}

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
