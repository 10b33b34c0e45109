/**
 * `npm run fit-search`: learns what the features of the search count from the sets in `tests/search`, without their kept
 * third, writes `src/search/weights.ts`, and prints how the sets are answered before and after, and by MiniSearch and Orama
 * over the same fields. The same content and sets give the same file.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type InBoth, inBoth, LANGUAGES, type Language, otherLanguage } from '../src/schema/language.ts'
import { type Candidates, openCandidates } from '../src/search/candidates.ts'
import {
  dot,
  FEATURES,
  type FeatureName,
  LEARNED_KINDS,
  type LearnedKind,
  type Weights,
  weightsOfKind,
} from '../src/search/features.ts'
import { Names } from '../src/search/names.ts'
import { openSearch } from '../src/search/open.ts'
import { WEIGHTS } from '../src/search/weights.ts'
import { loadContent } from '../src/source/load.ts'
import { type Example, fitWeights } from '../tests/search/fit-weights.ts'
import { miniSearchOf, oramaOf } from '../tests/search/reference.ts'
import { type Asked, type Fair, fairQuestions, LACKED, tally } from '../tests/search/sets.ts'
import { fileOf, slugsFor } from '../tests/search/shelf.ts'
import { busyQuestions } from '../tests/search/templates.ts'

const usage = `Usage: npm run fit-search -- [options]

Learns what the features of the search count, writes src/search/weights.ts, and reports how the sets of tests/search are
answered before and after, and by MiniSearch and Orama.

  --dry-run            report, and write nothing`

const { values: flags } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } } })
if (flags.help) {
  process.stdout.write(`${usage}\n`)
  process.exit()
}

/** Put together here, so that it is no import of this file. */
const TYPES = ['import', "type { Weights } from './features.ts'"].join(' ')

/** The best candidates of a question that are learned from. */
const COMPARED = 40

/**
 * One of so many questions around titles is learned from, and counts less than others: with all, descriptions would find
 * the names in them first.
 */
const BUSY = 'busy'
const BUSY_STEP = 7
const BUSY_WEIGHT = 0.8

/** The part of the lacked topics that must find nothing; more of them, and more questions would, too. */
const NOTHING: Readonly<Record<LearnedKind, number>> = { own: 0.5, foreign: 0.6 }

const terms = loadContent('content').terms.filter(({ draft }) => !draft)
const questions = fairQuestions(terms)
const files = inBoth(language => fileOf(terms, language))
const learned = questions.filter(({ isKept }) => !isKept)
const foreign = learned.map(one => ({ ...one, lang: otherLanguage(one.lang) }))

const busy = LANGUAGES.flatMap(language => busyQuestions(terms, language).filter((_, i) => i % BUSY_STEP === 0)).map(
  one => ({ ...one, kind: BUSY }),
)
const lessons = [...lessonsOf([...learned, ...busy]), ...lessonsOf(foreign).filter(({ kind }) => kind === 'foreign')]
const raw = fitted()
const weights = withBias(NOTHING)
if (!flags['dry-run']) writeFileSync(new URL('../src/search/weights.ts', import.meta.url), moduleOf(weights))
process.stdout.write(await report())

interface Lesson extends Example {
  readonly kind: LearnedKind
  /** Whether names answer it, whatever the features count. */
  readonly isNamed: boolean
}

/** What there is to learn from questions: those of several words that no name answers as a whole. */
function lessonsOf(asked: readonly Asked[]): readonly Lesson[] {
  const opened = inBoth(language => {
    const { cards } = files[language]
    const names = new Names(cards)
    return { cards, names, candidates: openCandidates(files[language], names) }
  })
  return asked.flatMap(({ lang, query, kind, accepted }): readonly Lesson[] => {
    const { cards, names, candidates } = opened[lang]
    const found = candidates(query)
    const { text, core } = found.question
    const isSettled = found.names.isAll || names.exact(text).length > 0 || names.exact(core).length > 0
    if (found.kind === 'word' || isSettled) return []
    const isRight = (at: number) => kind !== LACKED && accepted.includes(cards[at]?.[0] ?? '')
    return lesson(found, found.kind, isRight, kind === LACKED, kind === BUSY ? BUSY_WEIGHT : 1)
  })
}

function lesson(
  found: Candidates,
  kind: LearnedKind,
  isRight: (at: number) => boolean,
  isLacked: boolean,
  weight: number,
): readonly Lesson[] {
  const best = found.all.filter(({ at }, i) => i < COMPARED || found.names.shares.has(at))
  const right = best.filter(({ at }) => isRight(at))
  if (right.length === 0 && !isLacked) return []
  const others = best.filter(({ at }) => !isRight(at))
  const isNamed = best.some(one => found.names.shares.has(one.at))
  return [{ candidates: [...right, ...others].map(one => one.features), answers: right.length, kind, isNamed, weight }]
}

function fitted(): Weights {
  const byKind = LEARNED_KINDS.map(kind => fitWeights(lessons.filter(one => one.kind === kind)))
  return Object.fromEntries(
    FEATURES.map((name, i) => [name, Object.fromEntries(LEARNED_KINDS.map((kind, k) => [kind, byKind[k]?.[i]]))]),
  ) as unknown as Weights
}

/** The weights with biases that leave these parts of the lacked topics unanswered. */
function withBias(parts: Readonly<Record<LearnedKind, number>>): Weights {
  const biases = LEARNED_KINDS.map(kind => {
    const ofKind = weightsOfKind(raw, kind)
    const sums = lessons
      .filter(one => one.kind === kind && one.answers === 0)
      .map(one => (one.isNamed ? Number.POSITIVE_INFINITY : Math.max(...one.candidates.map(each => dot(each, ofKind)))))
      .sort((a, b) => a - b)
    const least = sums[Math.floor(parts[kind] * sums.length)] ?? 0
    return [kind, Math.round((raw.bias[kind] - least) * 100) / 100]
  })
  return { ...raw, bias: Object.fromEntries(biases) as Weights['bias'] }
}

function moduleOf(made: Weights): string {
  const row = (name: FeatureName) => LEARNED_KINDS.map(kind => `${kind}: ${made[name][kind]}`).join(', ')
  return `/**
 * What the features of entries count in queries. Written by \`npm run fit-search\` from ${lessons.length} questions of \`tests/search\`;
 * do not change by hand.
 */
${TYPES}

export const WEIGHTS: Weights = {
${FEATURES.map(name => `  ${name}: { ${row(name)} },\n`).join('')}}
`
}

/** How the sets are answered, kept ones too, as rows of the table in `decisions/measurements.md`. */
async function report(): Promise<string> {
  const orama = { en: await oramaOf(terms, 'en'), es: await oramaOf(terms, 'es') }
  const mini = inBoth(language => miniSearchOf(terms, language))
  const engines: readonly InBoth<(query: string) => readonly string[]>[] = [
    answersOf(WEIGHTS),
    answersOf(weights),
    mini,
    orama,
  ]
  const groups = questions.map(one => `${one.set}, ${isNameKind(one.kind) ? 'names' : one.kind}`)
  const rows = [...new Set(groups)].map(group => {
    const asked = questions.filter((_, i) => groups[i] === group)
    return `| ${group}, ${asked.length} | ${engines.map(engine => shares(asked, engine)).join(' | ')} |\n`
  })
  const head = ['before', 'after', 'MiniSearch', 'Orama'].join(' | ')
  return [`First / among three\n\n| | ${head} |\n| --- | --- | --- | --- | --- |\n`, ...rows].join('')
}

function answersOf(made: Weights): InBoth<(query: string) => readonly string[]> {
  return inBoth(language => {
    const search = openSearch(files[language], made)
    return query => slugsFor(search, query)
  })
}

function shares(asked: readonly Fair[], engine: InBoth<(query: string) => readonly string[]>): string {
  const all = tally(asked, (lang: Language, query) => engine[lang](query))
  const percent = (part: number) => ((part / all.count) * 100).toFixed(1)
  return `${percent(all.first)} / ${percent(all.three)}`
}

function isNameKind(kind: string): boolean {
  return !['description', 'short', 'cross', LACKED].includes(kind)
}
