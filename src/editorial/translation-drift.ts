/**
 * Language drift: entries and pages of which only one language has changed since a release. Entries are matched by id,
 * which survives a rename of the folder; pages by name.
 */
import { basename } from 'node:path'
import { FACTS } from '../languages/facts-by-language.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type InBoth, inBoth, LANGUAGES, type Language, otherLanguage, SECTION_HEADINGS } from '../schema/language.ts'
import { newestRelease } from '../source/files/git-queries.ts'
import { splitDocument } from '../source/yaml/front-matter.ts'
import { readYaml } from '../source/yaml/yaml.ts'
import { compareText } from '../text/compare-code-units.ts'
import { fold } from '../text/words.ts'
import { contentFiles, type Files, filesAt, foldersIn } from './content-at-revision.ts'

/** A diagnostic with a code of its own, since only the git history tells it. */
export interface DriftFinding extends Omit<Diagnostic, 'code'> {
  readonly code: 'language-drift'
}

/** Changed words from which on a language counts as changed in meaning. */
const MIN_CHANGED_WORDS = 5
/** Changed words in the other language from which on it counts as updated too. */
const MIN_FOLLOWING_WORDS = 2
/** Changed words that a message lists. */
const MAX_LISTED_WORDS = 4

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
    const was = comparedTexts(before, old.get(idOf(after, path)))
    const is = comparedTexts(after, path)
    if (!was || !is) return []
    const changed = inBoth(language => changedWords(was[language], is[language]))
    const language = LANGUAGES.find(
      each => changed[each].length >= MIN_CHANGED_WORDS && changed[otherLanguage(each)].length < MIN_FOLLOWING_WORDS,
    )
    return language ? [findingFor(language, changed[language], `${label}/${path}`, since)] : []
  })
  return findings.sort((a, b) => compareText(a.file, b.file))
}

function idOf(files: Files, path: string): string {
  const { value } = readYaml(files.get(`${path}/term.yaml`) ?? '')
  const { id } = (value ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? `terms/${id}` : path
}

function comparedTexts(files: Files, path: string | undefined): InBoth<string> | undefined {
  const { en, es } = inBoth(language => comparedText(files.get(`${path}/${language}.md`), language))
  return en === undefined || es === undefined ? undefined : { en, es }
}

/** Fields that both languages change together: of entries, pages and comparisons. */
const FIELDS = ['title', 'tagline', 'imageAlt', 'legend', 'description', 'difference'] as const

/**
 * What must agree in both languages: not the analogy, the links and their addresses, which each language has for itself.
 * @returns undefined if the file is missing or cannot be read
 */
function comparedText(text: string | undefined, language: Language): string | undefined {
  const document = text === undefined ? undefined : splitDocument(text).value
  if (!document) return undefined
  const { analogy, links } = SECTION_HEADINGS[language]
  const sections = document.body.split(/^(?=## )/m)
  const compared = sections.filter(each => ![analogy, links].some(heading => each.startsWith(`## ${heading}\n`)))
  const fields = document.fields as Readonly<Record<string, unknown>>
  const body = compared.join('').replace(/\]\([^)\s]*\)/g, ']')
  return [...FIELDS.flatMap(field => fields[field] ?? []), body].join('\n')
}

/** Added words, or removed words if those are more, wherever they stand: moving a sentence changes nothing. */
function changedWords(before: string, after: string): readonly string[] {
  const added = wordsWithout(after, before)
  const removed = wordsWithout(before, after)
  return added.length >= removed.length ? added : removed
}

/** The words of a text without those of another, each of which removes one occurrence; case and accents are ignored. */
function wordsWithout(text: string, other: string): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of wordsIn(other)) counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1)
  return wordsIn(text).filter(word => {
    const count = counts.get(fold(word)) ?? 0
    if (count > 0) counts.set(fold(word), count - 1)
    return count === 0
  })
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []

function findingFor(language: Language, words: readonly string[], folder: string, since: string): DriftFinding {
  const other = otherLanguage(language)
  const listed = words.slice(0, MAX_LISTED_WORDS).map(word => `"${word}"`)
  const more = words.length > MAX_LISTED_WORDS ? ' …' : ''
  return {
    code: 'language-drift',
    severity: 'warning',
    file: `${folder}/${language}.md`,
    line: 1,
    column: 1,
    message: `the ${FACTS[language].name} text has changed since ${since}, the ${FACTS[other].name} has not: ${words.length} words (${listed.join(', ')}${more})`,
    hint: `Say the same in ${folder}/${other}.md, and set "updated" if the meaning is another. If both still say the same, nothing is to be done.`,
  }
}

/**
 * Compares the content with an earlier revision.
 * @param root absolute path of the content folder
 * @param revision to compare with; the newest release when undefined
 * @returns undefined where there is no such revision: without a repository, before the first release, in part of a history
 */
export function driftSince(root: string, revision?: string): readonly DriftFinding[] | undefined {
  const since = revision ?? newestRelease(root)
  const before = since === undefined ? undefined : filesAt(root, since)
  if (since === undefined || !before) return undefined
  return compareStates({ before, after: contentFiles(root), label: basename(root), since })
}
