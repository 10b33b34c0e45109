/** The overview as tables for a terminal. */
import { FACTS } from '../languages/facts.ts'
import { STYLE } from '../languages/style.ts'
import type { Habits } from '../lint/habits.ts'
import type { ByLevel, Overview, Plan, WordCount } from '../lint/overview.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { LEVELS } from '../schema/bounds.ts'
import type { Headword } from '../schema/headword.ts'
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
      words.map(wordRow),
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
  const percent = (part: number) => `${Math.floor(100 * part)} %`
  return [
    row('a year in the last paragraph', own => own.closingYears, percent(limits.shares.closingYears)),
    row('an analogy that explains itself', own => own.decodedAnalogies, percent(limits.shares.decodedAnalogies)),
    row('a last key point that denies', own => own.negativeEndings, percent(limits.shares.negativeEndings)),
    row('of the form "A is not B:"', own => own.moldedEndings, percent(limits.shares.moldedEndings)),
    ['words such as "often"', ...habits.map(({ hedges }) => hedges), ''],
    row('key points that begin alike', own => own.alikeKeyPoints, '0 %'),
    ['rhythm words', ...habits.map(({ language, rhythmWords }) => (STYLE[language].rhythm ? rhythmWords : '–')), ''],
  ]
}

const wordRow = ({ language, total, median, means, mean, shortest, longest }: WordCount): Row => [
  FACTS[language].name,
  total,
  ...LEVELS.map(level => means[level] ?? '–'),
  mean,
  median,
  `${shortest.words} (${shortest.slug})`,
  `${longest.words} (${longest.slug})`,
]

function planTables({ priorities, unplanned, wanted }: Plan, all: boolean): readonly string[] {
  const rows = priorities.map(({ priority, planned, written }) => [
    `priority ${priority}`,
    written,
    planned - written,
    planned,
  ])
  const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0)
  const shown = all ? wanted : wanted.slice(0, MAX_LISTED_HEADWORDS)
  const heading =
    all || wanted.length <= MAX_LISTED_HEADWORDS ? 'To write' : `To write next (${wanted.length} in all: add --all)`
  return [
    table(['Plan', 'written', 'to write', 'headwords'], [...rows, ['together', sum(1), sum(2), sum(3)]]) +
      (unplanned > 0 ? `Entries outside the plan: ${unplanned}\n` : ''),
    ...(shown.length > 0
      ? [table([heading, 'priority', 'level', 'subjects', 'title', 'título'], shown.map(wish), 3)]
      : []),
  ]
}

const wish = ({ slug, priority, level, subjects, title_en, title_es }: Headword): Row => [
  slug,
  priority,
  level,
  subjects.join(', '),
  title_en,
  title_es,
]

type Row = readonly (string | number)[]

/** @param right the last column whose cells stand to the right; those after it, and the first, stand to the left */
function table(header: readonly string[], rows: readonly Row[], right = header.length): string {
  const all = [header, ...rows].map(row => row.map(String))
  return textTable(all, 2, column => column > 0 && column < right)
}
