/** Rules for the front matter of one text: names are plain, keywords are not names, and no text is lost in a comment. */
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
export function checkFrontMatter(front: FrontMatter, yaml: string): readonly Finding[] {
  // So it is nearly always, and paths of fields need not be made.
  const { title, tagline, aliases, keywords } = front
  const isMarked = MARKUP.test(title) || MARKUP.test(tagline) || aliases.some(alias => MARKUP.test(alias))
  if (!isMarked && keywords.length === 0 && !yaml.includes(' #')) return []
  const locate = locator(yaml)
  const report = (path: readonly PropertyKey[], finding: Omit<Finding, 'place'>): Finding => {
    const { line, column } = locate(path)
    return { ...finding, place: { line: line + YAML_OFFSET, column } }
  }
  return [...checkPlainness(front, report), ...checkKeywords(front, report), ...findLostText(yaml)]
}

/** Finds texts of which YAML reads a part as a comment. */
function findLostText(yaml: string): readonly Finding[] {
  return [...yaml.matchAll(/^(title|tagline|imageAlt): (?!["'|>])(.*?) (#.*)$/gm)].map(
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
function checkPlainness({ title, tagline, aliases, keywords }: FrontMatter, report: Report): readonly Finding[] {
  const texts: readonly (readonly [string, readonly PropertyKey[]])[] = [
    [title, ['title']],
    [tagline, ['tagline']],
    ...aliases.map((alias, i) => [alias, ['aliases', i]] as const),
    ...keywords.map((keyword, i) => [keyword, ['keywords', i]] as const),
  ]
  return texts.flatMap(([text, path]) =>
    MARKUP.test(text)
      ? report(path, {
          code: 'markup-in-plain-text',
          message: 'this text is plain, without bold or code',
          hint: 'Remove the marks; bold and code belong in the explanation.',
        })
      : [],
  )
}

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
