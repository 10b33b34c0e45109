/**
 * `npm run fit-search`: learns what the features of the search count from the sets in `tests/search`, without what is held
 * out, writes `src/search/weights.ts`, and prints how the sets are answered before and after, and by MiniSearch and Orama
 * over the same fields. The same content and sets give the same file.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type InBoth, inBoth, LANGUAGES, type Language } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { type Candidates, openCandidates } from '../../src/search/candidates.ts'
import { FEATURES, type Features, scoreOf, type Weights } from '../../src/search/features.ts'
import { openSearch } from '../../src/search/index-searcher.ts'
import { InvertedIndex } from '../../src/search/inverted-index.ts'
import { Names } from '../../src/search/names.ts'
import { WEIGHTS } from '../../src/search/weights.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { type Example, fitWeights } from './fit-weights.ts'
import { fileOf, shownInEither } from './make-search.ts'
import { miniSearchOf, oramaOf } from './reference.ts'
import { type Asked, type Fair, fairQuestions, LACKED, type Shown, tally } from './sets.ts'
import { busyQuestions } from './templates.ts'

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

/** One of so many questions around titles is learned from: with all, descriptions would find the names in them first. */
const BUSY_STEP = 2

/** How often each short wish counts: they are few in the sets. */
const SHORT_WEIGHT = 4

/** The part of the lacked topics for which no entry may be surely an answer. */
const NO_ANSWER = 0.925

const content = loadContent('content')
const terms = content.terms.filter(({ draft }) => !draft)
const questions = fairQuestions(terms)
const files = inBoth(language => fileOf(terms, language, content.collections))
const learned = questions.filter(({ isHeldOut }) => !isHeldOut)
const busy = LANGUAGES.flatMap(language => busyQuestions(terms, language).filter((_, i) => i % BUSY_STEP === 0)).map(
  one => ({ ...one, kind: 'question' }),
)
const wishes = learned.filter(({ kind }) => kind === 'short')
const lessons = lessonsOf([...learned, ...Array.from({ length: SHORT_WEIGHT - 1 }, () => wishes).flat(), ...busy])
// Lacked topics decide from where on a sum is an answer, and not the order of answers.
const raw = fitWeights(lessons.filter(one => one.answers > 0))
const weights = withThreshold(NO_ANSWER)
if (!flags['dry-run']) writeFileSync(new URL('../../src/search/weights.ts', import.meta.url), moduleOf(weights))
process.stdout.write(await report())

interface Lesson extends Example {
  /** Whether names answer it, whatever the features count. */
  readonly isNamed: boolean
}

/** What there is to learn from questions: those of several words that no name answers as a whole. */
function lessonsOf(asked: readonly Asked[]): readonly Lesson[] {
  const opened = inBoth(language => {
    const { cards } = files[language]
    const names = new Names(cards)
    const index = new InvertedIndex(files[language])
    return { cards, names, candidates: openCandidates(files[language], names, index) }
  })
  return asked.flatMap(({ lang, query, kind, accepted }): readonly Lesson[] => {
    const { cards, names, candidates } = opened[lang]
    const found = candidates(query)
    const { text, core } = found.question
    const isSettled = found.names.isAll || names.exact(text).length > 0 || names.exact(core).length > 0
    if (found.question.words.length === 1 || isSettled) return []
    const isRight = (at: number) => kind !== LACKED && accepted.includes(cards[at]?.[0] ?? '')
    return lesson(found, isRight, kind === LACKED)
  })
}

function lesson(found: Candidates, isRight: (at: number) => boolean, isLacked: boolean): readonly Lesson[] {
  const best = found.all.filter(({ at }, i) => i < COMPARED || found.names.named.has(at))
  const right = best.filter(({ at }) => isRight(at))
  if (right.length === 0 && !isLacked) return []
  const others = best.filter(({ at }) => !isRight(at))
  const isNamed = best.some(one => found.names.named.has(one.at))
  return [{ candidates: [...right, ...others].map(one => one.features), answers: right.length, isNamed }]
}

/**
 * The weights with what the order of entries does not depend on: how much longer queries must score, and the bias, which
 * leaves this part of the lacked topics below 0.
 */
function withThreshold(part: number): Weights {
  const none = Object.fromEntries(FEATURES.map(name => [name, 0])) as Features
  const best = lessons
    .filter(one => one.candidates.length > 0 && !(one.isNamed && one.answers === 0))
    .map(({ candidates, answers }) => {
      const { words } = candidates[0] as Features
      const score = Math.max(...candidates.map(each => scoreOf(each, raw))) - raw.bias - raw.words * words
      // The sum of the others takes the place of one feature.
      return { likelihood: score, words, answers: Math.min(answers, 1) }
    })
  const fit = fitWeights(best.map(({ answers, ...of }) => ({ candidates: [{ ...none, ...of, bias: 1 }], answers })))
  const words = fit.words / fit.likelihood
  const sums = best.filter(one => one.answers === 0).map(one => one.likelihood + words * one.words)
  const least = sums.sort((a, b) => a - b)[Math.floor(part * sums.length)] ?? 0
  return { ...raw, words: hundredths(words), bias: hundredths(-least) }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function moduleOf(made: Weights): string {
  return `/**
 * What the features of entries count in queries. Written by \`npm run fit-search\` from ${lessons.length} questions of \`tests/search\`;
 * do not change by hand.
 */
${TYPES}

export const WEIGHTS: Weights = {
${FEATURES.map(name => `  ${name}: ${made[name]},\n`).join('')}}
`
}

/** How the sets are answered, those held out too, as rows of the table in `decisions/measurements.md`. */
async function report(): Promise<string> {
  const searched = terms.map(withQueries)
  const orama = { en: await oramaOf(searched, 'en'), es: await oramaOf(searched, 'es') }
  const mini = inBoth(language => miniSearchOf(searched, language))
  const engines = [answersOf(WEIGHTS), answersOf(weights), shownBy(mini), shownBy(orama)]
  const groups = questions.map(one => `${one.set}, ${isNameKind(one.kind) ? 'names' : one.kind}`)
  const rows: string[] = []
  for (const group of new Set(groups)) {
    const asked = questions.filter((_, i) => groups[i] === group)
    const found = await Promise.all(engines.map(engine => shares(asked, engine)))
    rows.push(`| ${group}, ${asked.length} | ${found.join(' | ')} |\n`)
  }
  const head = ['before', 'after', 'MiniSearch', 'Orama'].join(' | ')
  return [`First / among three\n\n| | ${head} |\n| --- | --- | --- | --- | --- |\n`, ...rows].join('')
}

/** Other engines get queries as keywords. */
function withQueries(term: Term): Term {
  const own = (language: Language) => {
    const queries = content.collections.queries[language].get(term.slug) ?? []
    return { ...term[language], keywords: [...term[language].keywords, ...queries] }
  }
  return { ...term, en: own('en'), es: own('es') }
}

type Engine = (language: Language, query: string) => Shown | Promise<Shown>

function answersOf(made: Weights): Engine {
  const search = inBoth(language => openSearch(files[language], made))
  return (language, query) => shownInEither(search, language, query)
}

/** Other engines call all that they find results. */
function shownBy(engine: InBoth<(query: string) => readonly string[]>): Engine {
  return (language, query) => {
    const slugs = engine[language](query)
    return { slugs, isAnswer: slugs.length > 0 }
  }
}

async function shares(asked: readonly Fair[], engine: Engine): Promise<string> {
  const all = await tally(asked, engine)
  const percent = (part: number) => ((part / all.count) * 100).toFixed(1)
  return `${percent(all.first)} / ${percent(all.three)}`
}

function isNameKind(kind: string): boolean {
  return !['description', 'short', 'cross', LACKED].includes(kind)
}
