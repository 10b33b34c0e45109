/**
 * The entry that somebody wrote in the boxes of the issue form: cleaned, taken apart, and complete or not. Nothing is
 * refused here: what is missing or wrong, `check` says. Runs anywhere.
 */
import { FACTS } from '../languages/facts.ts'
import { FUNCTION_WORDS } from '../languages/function-words.ts'
import { bounds, SUBJECTS } from '../schema/bounds.ts'
import { DEFAULT_LANGUAGE, inBoth, type Language, otherLanguage } from '../schema/language.ts'
import { ARTICLES } from '../schema/term.ts'
import { splitTitle } from '../text/names.ts'
import { fold, foldedWords } from '../text/words.ts'
import { cleanText, pastedItems } from './clean-text.ts'
import { oneLine, readLink } from './entry-body.ts'
import { EMPTY_TEXT, type EntryDraft, emptyDraft, isEmptyText, type LinkDraft, type TextDraft } from './entry-draft.ts'
import { boxOf, type TextPart, WORD_PARTS, type WordPart } from './form-fields.ts'
import type { FormValues } from './form-text.ts'

export interface FormEntry {
  /** Its slug is as the form has it, or from the title in English, and may be unfit. */
  readonly draft: EntryDraft
  /** What could not be taken over, in sentences. */
  readonly notes: readonly string[]
}

/** Takes the entry out of the values of a form. Of a text of which only the title was written, nothing is taken. */
export function readFormEntry(values: FormValues): FormEntry {
  const notes: string[] = []
  const text = inBoth(language => {
    const text = readText(values, language, notes)
    const { title } = text.lines
    const isWritten = !isEmptyText({ ...text, lines: { ...text.lines, title: '', article: '' } })
    if (isWritten) notes.push(...languageNote(text, language))
    else if (title !== '' && language !== DEFAULT_LANGUAGE)
      notes.push(`Only a title was written in "${language}": ${title}`)
    return isWritten ? text : EMPTY_TEXT
  })
  const title = cleanText(values[boxOf('title', DEFAULT_LANGUAGE)] ?? '', DEFAULT_LANGUAGE)
  const given = fold(cleanText(values.slug ?? '', DEFAULT_LANGUAGE))
  const draft = {
    ...emptyDraft(given === '' ? slugOf(title) : (/([^/\s]+)\/*$/.exec(given)?.[1] ?? given)),
    level: /^[1-9]/.exec(values.level ?? '')?.[0] ?? '',
    subjects: subjectsOf(values, notes),
    needs: (values.needs ?? '')
      .split(/[\s,;]+/)
      .flatMap(each => /([a-z0-9-]+)\/*$/.exec(each.toLowerCase())?.[1] ?? []),
    text,
  }
  return { draft, notes }
}

/** Words of a text from which on its language can be told, and the part of them that every text has of the usual ones. */
const TELLING = { words: 20, share: 0.15 } as const

function languageNote({ lines, explanation, keyPoints }: TextDraft, language: Language): readonly string[] {
  const all = foldedWords([lines.tagline, ...explanation, ...keyPoints].join(' '))
  const share = (each: Language): number => all.filter(word => FUNCTION_WORDS[each].has(word)).length / all.length
  if (all.length < TELLING.words || share(language) >= TELLING.share) return []
  const other = otherLanguage(language)
  const hint = share(other) >= TELLING.share ? ` It reads like ${FACTS[other].name}; is it in the wrong boxes?` : ''
  return [`The text in the boxes for ${FACTS[language].name} does not read like ${FACTS[language].name}.${hint}`]
}

/** @example slugOf('DNS (Domain Name System)') // => 'dns' */
export const slugOf = (title: string): string =>
  foldedWords(splitTitle(title).bare)
    .join('-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, bounds.slug.max)

function subjectsOf(values: FormValues, notes: string[]): readonly string[] {
  const given = [values.subject, values['more-subjects']].flatMap(each => each?.split(/[\s,]+/) ?? [])
  const [known, unknown] = [true, false].map(isKnown =>
    given.filter(each => each !== '' && SUBJECTS.some(subject => subject === each) === isKnown),
  )
  if (unknown && unknown.length > 0) notes.push(`No such subject: ${cleanText(unknown.join(', '), DEFAULT_LANGUAGE)}`)
  return [...new Set(known)]
}

const BLANK_LINE = /\n[ \t]*\n/

function readText(values: FormValues, language: Language, notes: string[]): TextDraft {
  const clean = (part: TextPart | 'word'): string => cleanText(values[boxOf(part, language)] ?? '', language)
  const line = (part: TextPart): string => clean(part).replace(/\s*\n\s*/g, ' ')
  const { lines, lists } = EMPTY_TEXT
  const { variants, senses, ...facts } = wordFactsOf(clean('word'), language, notes)
  const explanation = clean('explanation')
  return {
    lines: {
      ...lines,
      ...facts,
      title: line('title').replace(/^#+ /, ''),
      article: ARTICLES.find(each => each === line('article')) ?? '',
      tagline: line('tagline'),
      example: line('example'),
    },
    lists: {
      ...lists,
      aliases: namesOf(clean('aliases')),
      keywords: namesOf(clean('keywords')),
      variants: variants === undefined ? [] : variantsOf(variants),
      senses: senses === undefined ? [] : senses.split('\n'),
    },
    // Where no line is empty, each line is a paragraph.
    explanation: explanation
      .split(BLANK_LINE.test(explanation) ? BLANK_LINE : '\n')
      .flatMap(each => oneLine(each) || []),
    analogy: line('analogy'),
    keyPoints: pastedItems(clean('keyPoints')),
    links: pastedItems(clean('links')).map(linkOf),
  }
}

/** Names one on each line, as most people write them, or between commas, or as YAML. */
function namesOf(text: string): readonly string[] {
  const isList = /^\[[\s\S]*\]$/.test(text)
  const inner = isList ? text.slice(1, -1) : text
  const items = isList || !inner.includes('\n') ? (inner.match(/\s*"[^"]*"|[^,\n]+/g) ?? []) : pastedItems(inner)
  return [...new Set(items.map(unquoted).filter(each => each !== ''))]
}

/** Without quotation marks around it, bold and code, which a name does not have. */
const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^([*_`]+)(.*)\1$/, '$2')
    .replace(/^["'«“](.*)["'»”]$/, '$1')
    .trim()

/** What people call these lines, folded. */
const WORD_NAMES: ReadonlyMap<string, WordPart> = new Map(
  [
    ...WORD_PARTS.map(part => [part, part] as const),
    ['pronunciación', 'pronunciation'] as const,
    ['siglas', 'standsFor'] as const,
    ['significa', 'standsFor'] as const,
    ['variantes', 'variants'] as const,
    ['origen', 'origin'] as const,
    ['significados', 'senses'] as const,
    ['clase', 'partOfSpeech'] as const,
  ].map(([name, part]) => [fold(name), part]),
)

function wordFactsOf(text: string, language: Language, notes: string[]): Partial<Record<WordPart, string>> {
  const facts: Partial<Record<WordPart, string>> = {}
  for (const line of pastedItems(text)) {
    if (/^(?:`{3}|-{3}|#)/.test(line)) continue
    const [, name = '', value = ''] = /^[*_`]*([\p{L} ]+?)[*_`]*\s*:\s*[*_`]*\s*(.*)$/u.exec(line) ?? []
    const part = WORD_NAMES.get(fold(name).replaceAll(' ', ''))
    if (part === undefined)
      notes.push(`Left out of "${language}", since it is none of ${WORD_PARTS.join(', ')}: ${line}`)
    else if (unquoted(value) === '') continue
    // A sense has a sentence, in which any sign may stand, so each has a line.
    else if (part === 'senses') facts.senses = [...(facts.senses?.split('\n') ?? []), unquoted(value)].join('\n')
    else facts[part] = part === 'variants' ? value : unquoted(value)
  }
  return facts
}

/** `ordenador: ES; computador: CL, CO`, or as YAML. */
const variantsOf = (value: string): readonly string[] =>
  value
    .replace(/^\[(.*)\]$/, '$1')
    .split(value.startsWith('[') ? /(?<="|')\s*,\s*(?="|')/ : ';')
    .map(unquoted)
    .filter(each => each !== '')

/** A line with the title of a page and its address, in this or the other order, or a link as Markdown has it. */
function linkOf(line: string): LinkDraft {
  const [address = ''] = /https?:\/\/[^\s<>"]+/.exec(line) ?? []
  if (address === '' || /^\[.*\]\(\S+\)$/.test(line)) return readLink(line)
  const label = line
    .replace(`(${address}`, '')
    .replace(address, '')
    .replace(/[[\]<>]/g, ' ')
    .replace(/^[\s:|–—-]+|[\s:|–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  return { label, url: address.replace(/[),.;]+$/, '') }
}
