/**
 * `npm run fit-search`: learns what the features of the search count from the sets in `tests/search`, without their kept
 * third, writes `src/search/weights.ts`, and prints how the sets are answered before and after; with `--curve` also what
 * other biases would gain and lose. The same content and sets give the same file.
 */
import { writeFileSync } from 'node:fs'
import { type InBoth, inBoth, LANGUAGES, otherLanguage } from '../src/schema/language.ts'
import { type Candidates, openCandidates } from '../src/search/candidates.ts'
import {
  dot,
  FEATURES,
  type FeatureName,
  KINDS,
  type Kind,
  type Weights,
  weightsOfKind,
} from '../src/search/features.ts'
import { type Example, fitWeights } from '../src/search/fit.ts'
import { Names } from '../src/search/names.ts'
import { openSearch, openSpellingOf, type Search } from '../src/search/open.ts'
import { WEIGHTS } from '../src/search/weights.ts'
import { type Asked, type Fair, fairQuestions, LACKED, tally } from '../tests/search/sets.ts'
import { fileOf, realTerms, slugsFor } from '../tests/search/shelf.ts'

/** Put together here, so that it is no import of this file. */
const TYPES = ['import', "type { Weights } from './features.ts'"].join(' ')

/** Kinds that are learned as one, and differ in their bias alone. */
const TOGETHER: readonly (readonly Kind[])[] = [['word'], ['name', 'description'], ['foreign']]

/** The best candidates of a question that are learned from. */
const COMPARED = 40

/** The part of the lacked topics that must find nothing; more of them, and more questions would, too. */
const NOTHING: Readonly<Record<Kind, number>> = { word: 0, name: 0.92, description: 0.86, foreign: 0.84 }

const start = performance.now()
const terms = realTerms()
const questions = fairQuestions(terms)
const files = inBoth(language => fileOf(terms, language))
const learned = questions.filter(({ isKept }) => !isKept)
const foreign = learned.map(one => ({ ...one, lang: otherLanguage(one.lang) }))
const lessons = [...lessonsOf([...learned, ...typed()]), ...lessonsOf(foreign).filter(({ kind }) => kind === 'foreign')]
const fitted = new Map(
  TOGETHER.flatMap(kinds => {
    const learnedTogether = fitWeights(lessons.filter(({ kind }) => kinds.includes(kind)))
    return kinds.map(kind => [kind, learnedTogether] as const)
  }),
)
const raw = Object.fromEntries(
  FEATURES.map((name, i) => [name, Object.fromEntries(KINDS.map(kind => [kind, fitted.get(kind)?.[i]]))]),
) as unknown as Weights
const weights = withBias(NOTHING)
if (process.argv.includes('--curve')) process.stdout.write(curve())
writeFileSync(new URL('../src/search/weights.ts', import.meta.url), moduleOf(weights))
process.stdout.write(table(WEIGHTS, weights))
process.stdout.write(`${lessons.length} questions in ${Math.round((performance.now() - start) / 1000)} s\n`)

/** Titles that are being typed: half of each, and of those of several words every third, which are names as well. */
function typed(): readonly Asked[] {
  return LANGUAGES.flatMap(lang =>
    terms.flatMap(({ slug, [lang]: { title } }, i) => {
      const query = title.slice(0, Math.ceil(title.length / 2)).trimEnd()
      const isTold = query.length > 2 && (i % 3 === 0 || !query.includes(' '))
      return isTold ? [{ lang, query, accepted: [slug], kind: 'typed' }] : []
    }),
  )
}

interface Lesson extends Example {
  readonly kind: Kind
  /** Whether names answer it, whatever the features count. */
  readonly isNamed: boolean
}

/** What there is to learn from questions: those that no name answers as a whole, of an entry or of a thing that has none. */
function lessonsOf(asked: readonly Asked[]): readonly Lesson[] {
  const opened = inBoth(language => {
    const { cards } = files[language]
    return { cards, names: new Names(cards), candidates: openCandidates(files[language], openSpellingOf(cards)) }
  })
  return asked.flatMap(({ lang, query, kind, accepted }): readonly Lesson[] => {
    const { cards, names, candidates } = opened[lang]
    const found = candidates(query)
    const { text, core, isLacked } = found.question
    if (isLacked || names.exact(text).length > 0 || names.exact(core).length > 0) return []
    return lesson(found, found.kind, at => kind !== LACKED && accepted.includes(cards[at]?.[0] ?? ''), kind === LACKED)
  })
}

function lesson(found: Candidates, kind: Kind, isRight: (at: number) => boolean, isLacked: boolean): readonly Lesson[] {
  const best = found.all.slice(0, COMPARED)
  const byWords = best.filter(({ named }) => named === 0)
  const right = byWords.filter(({ at }) => isRight(at))
  if (right.length === 0 && !isLacked) return []
  const others = byWords.filter(({ at }) => !isRight(at))
  const isNamed = best.some(one => one.named > 0 || one.isNamed || one.features.wholePhrase === 1)
  return [{ candidates: [...right, ...others].map(one => one.features), answers: right.length, kind, isNamed }]
}

/** The weights with biases that leave these parts of the lacked topics unanswered; words are answered by names only. */
function withBias(parts: Readonly<Record<Kind, number>>): Weights {
  const biases = KINDS.map(kind => {
    const ofKind = weightsOfKind(raw, kind)
    const sums = lessons
      .filter(one => one.kind === kind && one.answers === 0)
      .map(one => (one.isNamed ? Number.POSITIVE_INFINITY : Math.max(...one.candidates.map(each => dot(each, ofKind)))))
      .sort((a, b) => a - b)
    const least = parts[kind] === 0 ? 0 : (sums[Math.floor(parts[kind] * sums.length)] ?? 0)
    return [kind, Math.round((raw.bias[kind] - least) * 100) / 100]
  })
  return { ...raw, bias: Object.fromEntries(biases) as Weights['bias'] }
}

function moduleOf(made: Weights): string {
  const row = (name: FeatureName) => KINDS.map(kind => `${kind}: ${made[name][kind]}`).join(', ')
  return `/**
 * What the features of entries count in questions. Written by \`npm run fit-search\` from ${lessons.length} questions of \`tests/search\`;
 * do not change by hand.
 */
${TYPES}

export const WEIGHTS: Weights = {
${FEATURES.map(name => `  ${name}: { ${row(name)} },\n`).join('')}}
`
}

/** How the sets are answered, kept ones too, as rows of the table in `decisions/measurements.md`. */
function table(before: Weights, after: Weights): string {
  const judged = [before, after].map(each => {
    const search = openedWith(each)
    return (asked: readonly Fair[]): string => {
      const all = tally(asked, (lang, query) => slugsFor(search[lang], query))
      const percent = (part: number) => `${((part / all.count) * 100).toFixed(1)} %`
      return `${percent(all.first)} | ${percent(all.three)}`
    }
  })
  const groups = questions.map(one => `${one.set}, ${isNameKind(one.kind) ? 'names' : one.kind}`)
  const rows = [...new Set(groups)].map(group => {
    const asked = questions.filter((_, i) => groups[i] === group)
    return `| ${group}, ${asked.length} | ${judged.map(judge => judge(asked)).join(' | ')} |\n`
  })
  return [
    '| | before: first | among three | after: first | among three |\n| --- | --- | --- | --- | --- |\n',
    ...rows,
  ].join('')
}

/** What is gained and lost where more lacked topics find nothing: among three, of sets that were learned from and not. */
function curve(): string {
  const groups = ['short', 'description', LACKED].flatMap(kind => [false, true].map(isKept => ({ kind, isKept })))
  const rows = [0.72, 0.76, 0.8, 0.84, 0.88, 0.92, 0.96].map(part => {
    const search = openedWith(withBias({ word: 0, name: part, description: part, foreign: part }))
    const shares = groups.map(({ kind, isKept }) => {
      const asked = questions.filter(one => one.kind === kind && one.isKept === isKept)
      const all = tally(asked, (lang, query) => slugsFor(search[lang], query))
      return `${((all.three / all.count) * 100).toFixed(1)} %`
    })
    return `| ${part} | ${shares.join(' | ')} |\n`
  })
  const heads = groups.map(({ kind, isKept }) => (isKept ? `${kind}, kept` : kind))
  return [`| part | ${heads.join(' | ')} |\n| ---${' | ---'.repeat(groups.length)} |\n`, ...rows].join('')
}

function openedWith(made: Weights): InBoth<Search> {
  return inBoth(language => openSearch(files[language], made))
}

function isNameKind(kind: string): boolean {
  return !['description', 'short', 'cross', LACKED].includes(kind)
}
