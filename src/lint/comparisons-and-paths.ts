/** Rules of style over comparisons and paths: words to avoid, and the form of sentences. */
import { comparisonSlug } from '../model/views/comparison-slug.ts'
import type { Collections, ComparisonText, PathText } from '../schema/comparisons-and-paths.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { checkWordings } from './avoided-words.ts'
import { type Passage, passage } from './passages.ts'
import { checkPatterns } from './patterns.ts'
import type { Remark } from './style-finding.ts'

/** A finding in a comparison or path. */
interface CollectionFinding extends Remark {
  /** Path of the file below the content folder. */
  readonly file: string
  /** The text that the remark is about. */
  readonly text: string
}

/** Runs the rules over all comparisons and paths. */
export const lintCollections = ({ comparisons, paths }: Collections): readonly CollectionFinding[] =>
  LANGUAGES.flatMap(language => [
    ...comparisons.flatMap(each => {
      const text = each.text[language]
      const file = `comparisons/${comparisonSlug(each)}/${language}.md`
      return [...remarksOn(comparisonPassages(text), language, file), ...checkSentences(text, file)]
    }),
    ...paths.flatMap(({ slug, text }) =>
      remarksOn(pathPassages(text[language]), language, `paths/${slug}/${language}.md`),
    ),
  ])

const comparisonPassages = ({ difference, verdict, rows, uses }: ComparisonText): readonly Passage[] => [
  passage('tagline', ['difference'], difference),
  ...(verdict === undefined ? [] : [passage('tagline', ['verdict'], verdict)]),
  ...rows.flatMap(({ label, cells }) => [label, ...cells].map(cell => passage('keyPoints', [], cell))),
  ...uses.map(use => passage('keyPoints', [], use)),
]

const pathPassages = ({
  title,
  description,
  actions = [],
  steps = {},
  ending,
  introduction,
}: PathText): readonly Passage[] => [
  passage('title', ['title'], title),
  passage('tagline', ['description'], description),
  ...actions.map((action, i) => passage('keyPoints', ['actions', i], action)),
  ...Object.entries(steps).map(([slug, lead]) => passage('keyPoints', ['steps', slug], lead)),
  ...(ending === undefined ? [] : [passage('keyPoints', ['ending'], ending)]),
  ...introduction.map(paragraph => passage('explanation', [], paragraph)),
]

const remarksOn = (passages: readonly Passage[], language: Language, file: string): readonly CollectionFinding[] =>
  passages.flatMap(each => {
    const own = { language, passages: [each] }
    return [...checkWordings(own), ...checkPatterns(own)].map(remark => ({ ...remark, file, text: each.text }))
  })

/** Verdict, difference, and lines of use are whole sentences; cells are not. */
function* checkSentences({ difference, verdict, uses }: ComparisonText, file: string): Iterable<CollectionFinding> {
  for (const text of [difference, ...(verdict === undefined ? [] : [verdict]), ...uses]) {
    if (/^[\p{Lu}\p{N}¿]/u.test(text) && /[.?]$/.test(text)) continue
    const message = `"${text.slice(0, 40)}${text.length > 40 ? '…' : ''}" does not run from a capital to a period`
    yield { rule: 'sentence-form', path: [], message, hint: 'Write a whole sentence.', file, text }
  }
}
