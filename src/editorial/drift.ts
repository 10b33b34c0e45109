/**
 * Language drift: entries and pages of which only one language has changed since a release. Entries are matched by id,
 * which survives a rename of the folder; pages by name.
 */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { FACTS } from '../languages/facts.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { TranslationField } from '../schema/channels.ts'
import { inBoth, LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import { readBody } from '../source/body/body.ts'
import { isRepository, isShallow, newestRelease } from '../source/files/git.ts'
import { type Document, splitDocument, YAML_OFFSET } from '../source/yaml/front-matter.ts'
import { locator, readYaml } from '../source/yaml/yaml.ts'
import { compareText } from '../text/compare-text.ts'
import { plain } from '../text/inline.ts'
import { contentFiles, type Files, filesAt, foldersIn } from './content-files.ts'
import {
  type Bilingual,
  type Change,
  type ComparedText,
  type ComparedTexts,
  findDrift,
  haveBothChanged,
} from './find-drift.ts'

export const DRIFT_CODES = ['language-drift', 'not-updated'] as const

/** A diagnostic with a code of its own, since only the git history tells it. */
export interface DriftFinding extends Omit<Diagnostic, 'code'> {
  readonly code: (typeof DRIFT_CODES)[number]
}

export interface States {
  readonly before: Files
  readonly after: Files
  /** How the content folder is named in messages, and the earlier state. */
  readonly label: string
  readonly since: string
}

/** Compares two states. Entries and pages that are new, gone, or incomplete in one of the states are left out. */
export function compareStates({ before, after, label, since }: States): readonly DriftFinding[] {
  const old = new Map(foldersIn(before).map(path => [idOf(before, path), path]))
  const findings = foldersIn(after).flatMap((path): readonly DriftFinding[] => {
    const then = old.get(idOf(after, path))
    if (then === undefined || !isTouched(before, then, after, path)) return []
    const [was, is] = [bilingual(before, then), bilingual(after, path)]
    if (!was || !is) return []
    const drift = findDrift(was, is)
    if (drift) return [explain(drift.language, drift.changes, `${label}/${path}`, since)]
    const days = daysOf(after, path)
    const isDated = days === undefined || days !== daysOf(before, then)
    return isDated || !haveBothChanged(was, is) ? [] : [notUpdated(`${label}/${path}`, since)]
  })
  return findings.sort((a, b) => compareText(a.file, b.file))
}

function idOf(files: Files, path: string): string {
  const { id } = factsOf(files, path)
  return typeof id === 'string' ? `terms/${id}` : path
}

/** Of an entry, what its `term.yaml` says; nothing for other pages. */
function factsOf(files: Files, path: string): Readonly<Record<string, unknown>> {
  const { value } = readYaml(files.get(`${path}/term.yaml`) ?? '')
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

const isTouched = (before: Files, then: string, after: Files, now: string): boolean =>
  LANGUAGES.some(language => before.get(`${then}/${language}.md`) !== after.get(`${now}/${language}.md`))

/** Of an entry, when it began and when its meaning changed; undefined for other pages. */
function daysOf(files: Files, path: string): string | undefined {
  const { date, updated } = factsOf(files, path)
  return date === undefined ? undefined : `${date} ${updated}`
}

const notUpdated = (folder: string, since: string): DriftFinding => ({
  ...{ code: 'not-updated', severity: 'note', file: `${folder}/term.yaml`, line: 1, column: 1 },
  message: `both texts have changed since ${since}, and "updated" has not`,
  hint: 'If the entry says something else now, set "updated" to the day of the change; readers and feeds show it.',
})

function bilingual(files: Files, path: string): Bilingual | undefined {
  const { en, es } = inBoth(language => {
    const text = files.get(`${path}/${language}.md`)
    const document = text === undefined ? undefined : splitDocument(text).value
    if (!document) return undefined
    return path.startsWith('terms/') ? partsOfEntry(document, language) : partsOfPage(document)
  })
  return en && es && { en, es }
}

function explain(language: Language, changes: readonly Change[], folder: string, since: string): DriftFinding {
  const other = otherLanguage(language)
  return {
    code: 'language-drift',
    severity: 'warning',
    file: `${folder}/${language}.md`,
    line: changes[0]?.line ?? 1,
    column: 1,
    message: `the ${FACTS[language].name} text has changed since ${since}, the ${FACTS[other].name} has not: ${changes.map(describe).join('; ')}`,
    hint: `Say the same in ${folder}/${other}.md, and set "updated" if the meaning is another. If both still say the same, nothing is to be done.`,
  }
}

/** Changed words that a message lists. */
const MAX_LISTED_WORDS = 4
/** Longer words and numbers show best what a change is about. */
const CONTENT_WORD = /\d|.{4}/

function describe({ part, kind, size, words }: Change): string {
  if (kind !== 'changed') return `${part} ${kind}`
  const long = words.filter(word => CONTENT_WORD.test(word))
  const some = (long.length > 0 ? long : words).slice(0, MAX_LISTED_WORDS).map(word => `"${word}"`)
  return `${part}, ${size} ${size === 1 ? 'word' : 'words'} (${some.join(', ')}${words.length > some.length ? ' …' : ''})`
}

/** Display names of the compared fields. Aliases, links and the analogy are not compared: each language has its own. */
const ENTRY_FIELDS: Readonly<Record<TranslationField<'drift'>, string>> = {
  title: 'title',
  tagline: 'tagline',
  imageAlt: 'imageAlt',
  legend: 'legend',
  explanation: 'explanation',
  keyPoints: 'key points',
}

/** The fields of an entry that both languages must change together. */
function partsOfEntry(document: Document, language: Language): ComparedTexts {
  const { draft, placeOf } = readBody(document.body, document.bodyOffset, language)
  const { explanation, keyPoints, ...frontMatter } = ENTRY_FIELDS
  return new Map([
    ...fieldsOf(document, frontMatter),
    ...part(explanation, draft.explanation.map(plain), placeOf(['explanation', 0]).line),
    ...part(keyPoints, draft.keyPoints, placeOf(['keyPoints', 0]).line),
  ])
}

/** Fields and text of one of the site's own pages, of a comparison or of a path, without the addresses of its links. */
function partsOfPage(document: Document): ComparedTexts {
  const prose = document.body.replace(/\]\([^)\s]*\)/g, ']')
  return new Map([
    ...fieldsOf(document, { title: 'title', description: 'description', difference: 'difference' }),
    ...part('text', [prose.trim()], document.bodyOffset + 1),
  ])
}

/** @param names of the fields, and what people call them */
function fieldsOf(document: Document, names: Readonly<Record<string, string>>): readonly [string, ComparedText][] {
  const locate = locator(document.yaml)
  return Object.entries(names).flatMap(([field, name]) => {
    const value = (document.fields as Readonly<Record<string, unknown>>)[field]
    const texts = (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'string')
    return part(name, texts, texts.length === 0 ? 0 : locate([field], 'key').line + YAML_OFFSET)
  })
}

const part = (name: string, texts: readonly string[], line: number): readonly [string, ComparedText][] =>
  texts.length === 0 ? [] : [[name, { text: texts.join('\n'), line }]]

export type DriftResult =
  | { readonly kind: 'compared'; readonly since: string; readonly findings: readonly DriftFinding[] }
  /** Nothing has been released, so nothing can have drifted. */
  | { readonly kind: 'unreleased' }
  | { readonly kind: 'unknown'; readonly message: string; readonly hint: string }

const FETCH_HINT = 'Fetch it with: git fetch --tags --unshallow'

/**
 * Compares the content with an earlier revision. There is no comparison without a repository, a release, or a full history.
 * @param root absolute path of the content folder
 * @param revision to compare with; the newest release when undefined
 */
export function driftSince(root: string, revision?: string): DriftResult {
  if (!existsSync(root)) {
    const hint = 'Run the command from the folder of the project, or name the content with --content.'
    return { kind: 'unknown', message: `there is no folder ${root}`, hint }
  }
  if (!isRepository(root)) {
    const hint = 'Install git if it is missing, and clone the project instead of downloading its files.'
    return { kind: 'unknown', message: 'this folder is in no git repository', hint }
  }
  const since = revision ?? newestRelease(root)
  if (since === undefined && isShallow(root))
    return { kind: 'unknown', message: 'this clone is shallow and holds no release', hint: FETCH_HINT }
  if (since === undefined) return { kind: 'unreleased' }
  const before = filesAt(root, since)
  if (!before) {
    const hint = isShallow(root)
      ? `This clone is shallow. ${FETCH_HINT}`
      : 'Name a tag, a branch or a commit: git tag --list'
    return { kind: 'unknown', message: `there is no revision "${since}" here`, hint }
  }
  const findings = compareStates({ before, after: contentFiles(root), label: basename(root), since })
  return { kind: 'compared', since, findings }
}
