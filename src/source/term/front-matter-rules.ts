/** Rules for the front matter of one text: names are plain, keywords are not names, and no text is lost in a comment. */
import { FACTS } from '../../languages/facts-by-language.ts'
import { alternatives, takeVariantApart } from '../../model/dictionary/parse-word-facts.ts'
import type { Language } from '../../schema/language.ts'
import { FRONT_TEXTS, type FrontMatter } from '../../schema/term.ts'
import { fieldTexts } from '../../text/field-texts.ts'
import { splitTitle } from '../../text/term-names.ts'
import { fold } from '../../text/words.ts'
import { type Finding, placeOf } from '../source-finding.ts'
import { YAML_OFFSET } from '../yaml/front-matter.ts'
import { locator } from '../yaml/yaml.ts'

type Report = (path: readonly PropertyKey[], code: Finding['code'], message: string, hint: string) => Finding

/** Fields that are shown as plain text in titles, search results and menus. */
const PLAIN_FIELDS = FRONT_TEXTS.filter(field => field !== 'example' && field !== 'imageAlt' && field !== 'legend')

/**
 * Checks front matter that the schema has accepted.
 * @param yaml its source, to find places
 */
export function* checkFrontMatter(front: FrontMatter, yaml: string, language: Language): Iterable<Finding> {
  const locate = locator(yaml, YAML_OFFSET)
  const report: Report = (path, code, message, hint) => ({ code, place: locate(path), message, hint })
  for (const [path, text] of fieldTexts(front, PLAIN_FIELDS)) {
    if (!/\*\*|`/.test(text)) continue
    const hint = 'Remove the marks; bold and code belong in the explanation.'
    yield report(path, 'markup-in-plain-text', 'this text is plain, without bold or code', hint)
  }
  yield* checkKeywords(front, report)
  const said = alternatives(front.pronunciation, language).length
  const transcribed = alternatives(front.ipa, language).length
  if (said !== transcribed) {
    const message = `"pronunciation" has ${said}, "ipa" has ${transcribed}`
    const hint = `Write one transcription for each pronunciation, in the same order, with "${FACTS[language].or}" between two.`
    yield report([front.pronunciation === undefined ? 'ipa' : 'pronunciation'], 'transcription-count', message, hint)
  }
  yield* checkVariants(front, report)
  yield* findLostText(yaml)
}

/** A variant is a name by itself, so no name is said twice. */
function* checkVariants({ aliases, variants = [] }: FrontMatter, report: Report): Iterable<Finding> {
  const names = new Set(aliases.map(fold))
  const seen = new Set<string>()
  for (const [i, variant] of variants.entries()) {
    const { form } = takeVariantApart(variant)
    const isTwice = seen.size === seen.add(fold(form)).size
    if (!isTwice && !names.has(fold(form))) continue
    const message = `the variant "${form}" ${isTwice ? 'stands here twice' : 'is an alias too'}`
    const hint = isTwice
      ? 'Join the countries: "form: ES, MX"'
      : 'Take it off the aliases; a variant is searched and linked as they are.'
    yield report(['variants', i], 'variant-is-alias', message, hint)
  }
}

/** Finds texts of which YAML reads a part as a comment. */
function* findLostText(yaml: string): Iterable<Finding> {
  const lost = /^(title|tagline|imageAlt|standsFor|example|origin): (?!["'|>])(.*?) (#.*)$/gm
  for (const { 1: name = '', 2: kept = '', 3: rest = '', index } of yaml.matchAll(lost)) {
    const place = { line: placeOf(yaml, index).line + YAML_OFFSET, column: name.length + kept.length + 4 }
    const message = `"${rest}" is not read: after a space, "#" begins a comment`
    const text = `${kept} ${rest}`.replaceAll('"', '\\"')
    yield {
      code: 'unquoted-hash',
      place,
      message,
      hint: `Put the whole text between double quotes: ${name}: "${text}"`,
    }
  }
}

/** Search ignores case and accents, so keywords are compared without them. */
function* checkKeywords({ title, aliases, keywords }: FrontMatter, report: Report): Iterable<Finding> {
  const names = new Map([
    ...aliases.map(alias => [fold(alias), 'an alias'] as const),
    ...[title, splitTitle(title).bare].map(name => [fold(name), 'the title'] as const),
  ])
  const seen = new Set<string>()
  for (const [i, keyword] of keywords.entries()) {
    const path = ['keywords', i]
    const name = names.get(fold(keyword))
    if (name !== undefined) {
      const hint = 'Remove the keyword; names are found without one.'
      yield report(path, 'keyword-is-name', `the keyword "${keyword}" is ${name} of this entry`, hint)
    } else if (seen.size === seen.add(fold(keyword)).size) {
      const hint = 'Keep it once; capitals and accents make no difference.'
      yield report(path, 'duplicate-keyword', `the keyword "${keyword}" stands here twice`, hint)
    }
  }
}
