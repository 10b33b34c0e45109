/** Rules for the front matter of one text: names are plain, keywords are not names, and no text is lost in a comment. */
import { FACTS } from '../../languages/facts.ts'
import { alternatives, takeVariantApart } from '../../model/dictionary/word.ts'
import type { Language } from '../../schema/language.ts'
import type { FrontMatter } from '../../schema/term.ts'
import { splitTitle } from '../../text/names.ts'
import { fold } from '../../text/words.ts'
import { type Finding, placeOf } from '../finding.ts'
import { YAML_OFFSET } from '../yaml/front-matter.ts'
import { locator } from '../yaml/yaml.ts'

/**
 * Checks front matter that the schema has accepted.
 * @param yaml its source, to find places
 */
export function checkFrontMatter(front: FrontMatter, yaml: string, language: Language): readonly Finding[] {
  // So it is nearly always, and paths of fields need not be made.
  const isMarked = [...plainTexts(front)].some(([text]) => MARKUP.test(text))
  const isSaid = front.pronunciation !== undefined || front.ipa !== undefined
  const isBare = front.keywords.length === 0 && front.variants === undefined
  if (!isMarked && !isSaid && isBare && !yaml.includes(' #')) return []
  const locate = locator(yaml)
  const report = (path: readonly PropertyKey[], finding: Omit<Finding, 'place'>): Finding => {
    const { line, column } = locate(path)
    return { ...finding, place: { line: line + YAML_OFFSET, column } }
  }
  return [
    ...checkPlainness(front, report),
    ...checkKeywords(front, report),
    ...checkTranscriptions(front, language, report),
    ...checkVariants(front, report),
    ...findLostText(yaml),
  ]
}

/** A variant is a name by itself, so no name is said twice. */
function checkVariants({ aliases, variants = [] }: FrontMatter, report: Report): readonly Finding[] {
  const names = new Set(aliases.map(fold))
  const seen = new Set<string>()
  return variants.flatMap((variant, i) => {
    const { form } = takeVariantApart(variant)
    const isTwice = seen.size === seen.add(fold(form)).size
    if (!isTwice && !names.has(fold(form))) return []
    return [
      report(['variants', i], {
        code: 'variant-is-alias',
        message: `the variant "${form}" ${isTwice ? 'stands here twice' : 'is an alias too'}`,
        hint: isTwice
          ? 'Join the countries: "form: ES, MX"'
          : 'Take it off the aliases; a variant is searched and linked as they are.',
      }),
    ]
  })
}

/** Each pronunciation is given twice: for everyone, and in the phonetic alphabet. */
function checkTranscriptions(
  { pronunciation, ipa }: FrontMatter,
  language: Language,
  report: Report,
): readonly Finding[] {
  const [said, transcribed] = [alternatives(pronunciation, language), alternatives(ipa, language)]
  if (said.length === transcribed.length) return []
  return [
    report([pronunciation === undefined ? 'ipa' : 'pronunciation'], {
      code: 'transcription-count',
      message: `"pronunciation" has ${said.length}, "ipa" has ${transcribed.length}`,
      hint: `Write one transcription for each pronunciation, in the same order, with "${FACTS[language].or}" between two.`,
    }),
  ]
}

/** Finds texts of which YAML reads a part as a comment. */
function findLostText(yaml: string): readonly Finding[] {
  return [...yaml.matchAll(/^(title|tagline|imageAlt|standsFor|example|origin): (?!["'|>])(.*?) (#.*)$/gm)].map(
    ({ 1: name = '', 2: kept = '', 3: lost = '', index }) => {
      const { line } = placeOf(yaml, index)
      return {
        code: 'unquoted-hash',
        place: { line: line + YAML_OFFSET, column: name.length + kept.length + 4 },
        message: `"${lost}" is not read: after a space, "#" begins a comment`,
        hint: `Put the whole text between double quotes: ${name}: "${`${kept} ${lost}`.replaceAll('"', '\\"')}"`,
      }
    },
  )
}

type Report = (path: readonly PropertyKey[], finding: Omit<Finding, 'place'>) => Finding

const MARKUP = /\*\*|`/

/** Names and the tagline are shown as plain text in titles, search results and menus. */
function checkPlainness(front: FrontMatter, report: Report): readonly Finding[] {
  return [...plainTexts(front)].flatMap(([text, path]) =>
    MARKUP.test(text)
      ? report(path, {
          code: 'markup-in-plain-text',
          message: 'this text is plain, without bold or code',
          hint: 'Remove the marks; bold and code belong in the explanation.',
        })
      : [],
  )
}

function* plainTexts(front: FrontMatter): Iterable<readonly [string, readonly PropertyKey[]]> {
  const { title, tagline, aliases, keywords, variants = [] } = front
  yield [title, ['title']]
  yield [tagline, ['tagline']]
  yield* aliases.map((alias, i) => [alias, ['aliases', i]] as const)
  yield* keywords.map((keyword, i) => [keyword, ['keywords', i]] as const)
  yield* variants.map((variant, i) => [variant, ['variants', i]] as const)
  for (const field of PLAIN_LINES) {
    const text = front[field]
    if (text !== undefined) yield [text, [field]]
  }
}

const PLAIN_LINES = ['plural', 'pronunciation', 'ipa', 'standsFor', 'origin'] as const

/** Search ignores case and accents, so keywords are compared without them. */
function checkKeywords({ title, aliases, keywords }: FrontMatter, report: Report): readonly Finding[] {
  const names = new Map([
    ...aliases.map(alias => [fold(alias), 'an alias'] as const),
    ...[title, splitTitle(title).bare].map(name => [fold(name), 'the title'] as const),
  ])
  const seen = new Set<string>()
  return keywords.flatMap((keyword, i): Finding | readonly Finding[] => {
    const folded = fold(keyword)
    const name = names.get(folded)
    if (name !== undefined)
      return report(['keywords', i], {
        code: 'keyword-is-name',
        message: `the keyword "${keyword}" is ${name} of this entry`,
        hint: 'Remove the keyword; names are found without one.',
      })
    if (seen.size !== seen.add(folded).size) return []
    return report(['keywords', i], {
      code: 'duplicate-keyword',
      message: `the keyword "${keyword}" stands here twice`,
      hint: 'Keep it once; capitals and accents make no difference.',
    })
  })
}
