/** Rules about names: titles in sentence case, needless aliases, common names, and acronyms with their expansions. */
import { plurals } from '../languages/noun-plurals.ts'
import { ownAliases } from '../model/dictionary/parse-word-facts.ts'
import { LANGUAGES } from '../schema/language.ts'
import type { Term } from '../schema/term.ts'
import { acronym as acronymOf, isInitialism, splitTitle } from '../text/term-names.ts'
import { fold } from '../text/words.ts'
import type { LintEntry } from './passages.ts'
import type { Remark, StyleFinding } from './style-finding.ts'

/** Checks the title and aliases. */
export function* checkNames(entry: LintEntry): Iterable<Remark> {
  yield* checkTitle(entry)
  const { bare, inner } = splitTitle(entry.text.title)
  // A note only: a program cannot know whether people say the letters or the words.
  if (inner !== undefined && /^\p{Lu}[\p{L}\p{N}/-]{1,7}$/u.test(inner) && /\p{Lu}.*\p{Lu}/u.test(inner))
    yield {
      rule: 'spoken-form',
      path: ['title'],
      words: inner,
      message: `the title puts "${inner}" after the words`,
      hint: `If people say the letters, begin with them: ${inner} (${bare}).`,
    }
  yield* checkAliases(entry)
}

/**
 * A capital after the first word is right only in a name. It is a name if the title of the other language has the capital
 * too; it is not if the entry itself writes the words in lower case.
 */
function* checkTitle({ text: { title }, other, passages }: LintEntry): Iterable<Remark> {
  const names = new Set(capitalized(other.title).map(({ word }) => word))
  const small = splitTitle(title).bare.toLowerCase()
  const isWrittenSmall = passages.some(({ part, spoken }) => part !== 'title' && spoken.includes(small.slice(1)))
  for (const { word, start } of capitalized(title)) {
    if (names.has(word) || spells(title, start)) continue
    if (!isWrittenSmall && !CONNECTIVES.has(word.toLowerCase())) continue
    const message = `"${word}" has a capital within the title`
    const hint = `Write it like a sentence: ${title.slice(0, start)}${word.toLowerCase()}${title.slice(start + word.length)}`
    yield { rule: 'title-case', path: ['title'], start, words: word, message, hint }
  }
}

/** Whether a word stands in the parentheses that spell out the letters before them: `DNS (Domain Name System)`. */
function spells(title: string, start: number): boolean {
  const { bare, inner } = splitTitle(title)
  return inner !== undefined && start > bare.length && isInitialism(bare, inner)
}

/** Words of a title after the first that begin with a capital and continue in lower case. */
function capitalized(title: string): readonly { readonly word: string; readonly start: number }[] {
  return [...title.matchAll(/(?<=[\s(/-])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
  }))
}

const CONNECTIVES: ReadonlySet<string> = new Set(
  'of the and for in to on with as a de la el los las del en y o para por con como un una al'.split(' '),
)

function* checkAliases({ text, language }: LintEntry): Iterable<Remark> {
  const { title, aliases } = text
  const { bare, inner = bare } = splitTitle(title)
  const names = [title, bare, inner, ...aliases]
  const first = new Map<string, string>()
  for (const name of names) if (!first.has(fold(name))) first.set(fold(name), name)
  const singular = new Map(names.flatMap(name => plurals(name, language).map(plural => [plural, name] as const)))
  for (const [i, alias] of ownAliases(text).entries()) {
    const same = first.get(fold(alias))
    const single = singular.get(alias)
    if (same === alias && single === undefined) continue
    const message =
      same !== undefined && same !== alias
        ? `the alias "${alias}" is "${same}" with other capitals or accents`
        : `the alias "${alias}" is the plural of "${single}"`
    const hint = 'Remove it; search finds it all the same.'
    yield { rule: 'needless-alias', path: ['aliases', i], words: alias, message, hint }
  }
}

/** What `common` lists is a name of the entry, or a phrase with one. */
export function* checkCommonNames(term: Term): Iterable<StyleFinding> {
  const { slug, common = [] } = term
  if (common.length === 0) return
  const names = LANGUAGES.flatMap(language => {
    const { title, aliases } = term[language]
    const own = [title, splitTitle(title).bare, ...aliases]
    return [...own, ...own.flatMap(name => plurals(name, language))].map(fold)
  })
  for (const [i, words] of common.entries()) {
    if (names.some(name => ` ${fold(words)} `.includes(` ${name} `))) continue
    const message = `"${words}" is no name of this entry, and holds none`
    const hint = 'Write it as the title or the alias is written, or remove it.'
    yield { rule: 'common-name', slug, language: undefined, path: ['common', i], start: 0, words, message, hint }
  }
}

/** Two to six capitals and digits, a capital first. */
const ACRONYM = /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\p{N}]{1,5}(?![\p{L}\p{N}-])/gu

/** All acronyms in a text, with their offsets. */
export const acronymsIn = (text: string): readonly { readonly acronym: string; readonly start: number }[] =>
  [...text.matchAll(ACRONYM)].map(({ 0: acronym, index }) => ({ acronym, start: index }))

/** If the name of an entry is an acronym, the explanation must have parentheses beside it. */
export function* checkAcronym({ text: { title }, term, language, passages }: LintEntry): Iterable<Remark> {
  const { bare } = splitTitle(title)
  const name = acronymOf(term, language) ?? (acronymsIn(bare)[0]?.acronym === bare ? bare : undefined)
  if (name === undefined || term.subjects.includes('companies')) return
  const paragraphs = passages.filter(({ part }) => part === 'explanation')
  if (paragraphs.some(({ spoken }) => isExplainedIn(spoken, name))) return
  for (const { path, spoken } of paragraphs) {
    const first = acronymsIn(spoken).find(({ acronym }) => acronym === name)
    if (!first) continue
    const message = `the explanation does not say what "${name}" stands for`
    const hint = 'Write the words, then the letters in parentheses.'
    return yield { rule: 'unexpanded-acronym', path, start: first.start, words: name, message, hint }
  }
}

/** The expansion of all letters but the last will do: HTTPS is explained where HTTP is. */
const isExplainedIn = (paragraph: string, name: string): boolean =>
  paragraph.includes(`(${name}`) || paragraph.includes(`${name} (`) || paragraph.includes(`(${name.slice(0, -1)})`)
