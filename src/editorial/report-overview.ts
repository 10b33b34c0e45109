/** The overview as tables for a terminal. */
import { FACTS } from '../languages/facts.ts'
import { STYLE } from '../languages/style.ts'
import type { Habits } from '../lint/habits.ts'
import type { ByLevel, Overview, Plan } from '../lint/overview.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { LEVELS } from '../schema/bounds.ts'
import { limits } from '../schema/limits.ts'
import { textTable } from '../text/text-table.ts'

/** Headwords listed without --all. */
const MAX_LISTED_HEADWORDS = 10

/**
 * Formats the overview.
 * @param all whether to list every headword without an entry
 */
export function reportOverview({ entries, levels, subjects, words, habits, plan }: Overview, all: boolean): string {
  const perLevel = (counts: ByLevel) => LEVELS.map(level => counts[level])
  const tables = [
    table(
      ['Subject', ...LEVELS.map(level => `level ${level}`), 'entries'],
      [
        ...subjects.map(({ subject, entries: own, levels: counts }) => [subject, ...perLevel(counts), own]),
        ['each entry once', ...perLevel(levels), entries],
      ],
    ),
    table(
      ['Words', 'total', ...LEVELS.map(level => `mean of level ${level}`), 'mean', 'median', 'shortest', 'longest'],
      words.map(({ language, total, median, means, mean, shortest, longest }) => [
        FACTS[language].name,
        total,
        ...LEVELS.map(level => means[level] ?? '–'),
        mean,
        median,
        `${shortest.words} (${shortest.slug})`,
        `${longest.words} (${longest.slug})`,
      ]),
    ),
    table(['Habits', ...habits.map(({ language }) => FACTS[language].name), 'at most'], habitRows(habits)),
    ...(plan ? planTables(plan, all) : ['There is no content/headwords.csv, and so no plan.\n']),
  ]
  return tables.join('\n')
}

/** Drafts that are written in one language only, by the language that they lack. */
export function reportWaiting(found: readonly Diagnostic[]): string {
  const waiting = found.filter(({ code, severity }) => code === 'missing-language' && severity === 'note')
  if (waiting.length === 0) return ''
  const rows = waiting.map(({ file, message }) => [
    file.split('/').at(-2) ?? '',
    message.replace(/^the draft waits for its /, ''),
  ])
  return `\n${table(['To translate', 'what is missing'], rows, 0)}`
}

/** The shares that the guide limits, with the limit at the end. */
function habitRows(habits: readonly Habits[]): readonly Row[] {
  const share = (part: number, of: number) => `${part} (${Math.round((100 * part) / of)} %)`
  const row = (name: string, of: (own: Habits) => number, most: string): Row => [
    name,
    ...habits.map(own => share(of(own), own.entries)),
    most,
  ]
  const limited = (name: string, habit: keyof typeof limits.shares): Row =>
    row(name, own => own[habit], `${Math.floor(100 * limits.shares[habit])} %`)
  return [
    limited('a year in the last paragraph', 'closingYears'),
    limited('an analogy that explains itself', 'decodedAnalogies'),
    limited('a last key point that denies', 'negativeEndings'),
    limited('of the form "A is not B:"', 'moldedEndings'),
    limited('a last key point joined by ";"', 'pairedEndings'),
    row('a first sentence without the term', own => own.namelessOpenings, '0 %'),
    row('an analogy of two sentences', own => own.twoSentenceAnalogies, ''),
    row('as many clauses as the other language', own => own.mirrors, ''),
    ['keywords', ...habits.map(own => own.keywords), ''],
    ['words such as "often"', ...habits.map(({ hedges }) => hedges), ''],
    row('key points that begin alike', own => own.alikeKeyPoints, '0 %'),
    ['rhythm words', ...habits.map(({ language, rhythmWords }) => (STYLE[language].rhythm ? rhythmWords : '–')), ''],
  ]
}

function planTables({ priorities, unplanned, wanted }: Plan, all: boolean): readonly string[] {
  const rows = priorities.map(({ priority, planned, written }) => [
    `priority ${priority}`,
    written,
    planned - written,
    planned,
  ])
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
  const isCut = !all && wanted.length > MAX_LISTED_HEADWORDS
  const heading = isCut ? `To write next (${wanted.length} in all: add --all)` : 'To write'
  const shown = wanted
    .slice(0, isCut ? MAX_LISTED_HEADWORDS : undefined)
    .map(({ slug, priority, level, subjects, title_en, title_es }) => [
      ...[slug, priority, level, subjects.join(', '), title_en, title_es],
    ])
  return [
    table(['Plan', 'written', 'to write', 'headwords'], [...rows, ['together', sum(1), sum(2), sum(3)]]) +
      (unplanned > 0 ? `Entries outside the plan: ${unplanned}\n` : ''),
    ...(shown.length > 0 ? [table([heading, 'priority', 'level', 'subjects', 'title', 'título'], shown, 3)] : []),
  ]
}

type Row = readonly (string | number)[]

/** @param right the last column whose cells stand to the right; those after it, and the first, stand to the left */
function table(header: readonly string[], rows: readonly Row[], right = header.length): string {
  const all = [header, ...rows].map(row => row.map(String))
  return textTable(all, 2, column => column > 0 && column < right)
}
