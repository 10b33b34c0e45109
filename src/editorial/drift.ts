/**
 * Two states of the content side by side, and the entries whose one language changed while the other stood still. An
 * entry is known by its id, which outlives the name of its folder; a page by its name.
 */
import { compareText, type Diagnostic } from '../model/diagnostic.ts'
import { type Bilingual, type Change, findDrift, type Parts } from '../model/drift.ts'
import { LANGUAGES, type Language, otherLanguage } from '../schema/language.ts'
import type { Files } from '../source/files/git.ts'
import { readYaml } from '../source/yaml/yaml.ts'
import { partsOfEntry, partsOfPage } from './parts.ts'

/** A diagnostic under a code of its own: it is about a history, which `npm run check` does not know. */
export interface DriftFinding extends Omit<Diagnostic, 'code'> {
  readonly code: 'language-drift'
}

export interface States {
  readonly before: Files
  readonly after: Files
  /** How the content folder is named in messages, and the earlier state. */
  readonly label: string
  readonly since: string
}

/** Entries and pages that are new or gone, or that one of the states has in one language only, are not compared. */
export function compareStates({ before, after, label, since }: States): readonly DriftFinding[] {
  const old = new Map(foldersIn(before).map(folder => [folder.id, folder]))
  const findings = foldersIn(after).flatMap(({ id, path }) => {
    const then = old.get(id)
    const drift =
      then && isTouched(before, then.path, after, path) ? between(before, then.path, after, path) : undefined
    return drift ? [explain(drift.language, drift.changes, `${label}/${path}`, since)] : []
  })
  return findings.sort((a, b) => compareText(a.file, b.file))
}

interface Folder {
  readonly id: string
  readonly path: string
}

function foldersIn(files: Files): readonly Folder[] {
  const paths = new Set([...files.keys()].map(file => file.slice(0, file.lastIndexOf('/'))))
  return [...paths].map(path => ({ path, id: idOf(files, path) }))
}

function idOf(files: Files, path: string): string {
  const facts = readYaml(files.get(`${path}/term.yaml`) ?? '')
  const id = 'fields' in facts ? (facts.fields as { readonly id?: unknown } | null)?.id : undefined
  return typeof id === 'string' ? `terms/${id}` : path
}

const isTouched = (before: Files, then: string, after: Files, now: string): boolean =>
  LANGUAGES.some(language => before.get(`${then}/${language}.md`) !== after.get(`${now}/${language}.md`))

function between(before: Files, then: string, after: Files, now: string): ReturnType<typeof findDrift> {
  const [old, current] = [bilingual(before, then), bilingual(after, now)]
  return old && current ? findDrift(old, current) : undefined
}

function bilingual(files: Files, path: string): Bilingual | undefined {
  const parts = (language: Language): Parts | undefined => {
    const text = files.get(`${path}/${language}.md`)
    if (text === undefined) return undefined
    return path.startsWith('terms/') ? partsOfEntry(text, language) : partsOfPage(text)
  }
  const [en, es] = [parts('en'), parts('es')]
  return en && es ? { en, es } : undefined
}

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' }

function explain(language: Language, changes: readonly Change[], folder: string, since: string): DriftFinding {
  const other = otherLanguage(language)
  return {
    code: 'language-drift',
    severity: 'warning',
    file: `${folder}/${language}.md`,
    line: changes[0]?.line ?? 1,
    column: 1,
    message: `the ${NAMES[language]} text has changed since ${since}, the ${NAMES[other]} has not: ${changes.map(describe).join('; ')}`,
    hint: `Say the same in ${folder}/${other}.md, and set "updated" if the meaning is another. If both still say the same, nothing is to be done.`,
  }
}

/** Words to show, so that a reviewer knows at once what the change is about; short ones seldom say it. */
const SHOWN = 4
const TELLING = /\d|.{4}/

function describe({ part, kind, size, words }: Change): string {
  if (kind !== 'changed') return `${part} ${kind}`
  const telling = words.some(word => TELLING.test(word)) ? words.filter(word => TELLING.test(word)) : words
  const some = telling.slice(0, SHOWN).map(word => `"${word}"`)
  return `${part}, ${size} ${size === 1 ? 'word' : 'words'} (${some.join(', ')}${words.length > some.length ? ' …' : ''})`
}
