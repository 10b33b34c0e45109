/**
 * What the texts of an entry must not hold: foreign markup, which readers would see as it is, bare addresses, emoji,
 * placeholders, HTML in names, useless text alternatives, private addresses, text of the template.
 */
import type { DiagnosticCode, Severity } from '../../model/diagnostic.ts'
import { hostOf } from '../../schema/field-types.ts'
import { FRONT_TEXTS, type Translation } from '../../schema/term.ts'
import { fieldTexts } from '../../text/field-texts.ts'
import { MISREAD } from '../files/check-characters.ts'
import type { Finding } from '../source-finding.ts'

type Where = (path: readonly PropertyKey[], words: string) => Finding['place']

interface Rule {
  readonly pattern: RegExp
  readonly code: DiagnosticCode
  readonly severity?: Severity
  readonly message: (words: string) => string
  readonly hint: string
}

/** A cheap test that is false for most texts. */
const SUSPECT =
  /~~|\{\{|\[|\||:\/\/|www\.|TO[D]O|FIX[M]E|TBD|X{3}|lorem|Lorem|oaicite|turn\d|【|Ã|Â|â€|As an AI|I hope this|Como modelo|[\u0370-\u03ff\u0400-\u058f\u13a0-\u13ff\u231a-\u2bff\uff21-\uff5a\ud835\ud83c-\ud83e]/

/** Letters of other alphabets that look like Latin ones. Greek has few: units and formulas join the others to Latin letters. */
const ALIKE =
  '[\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Cherokee}\\u0391\\u0392\\u0395-\\u0397\\u0399\\u039a\\u039c\\u039d\\u039f\\u03a1\\u03a4\\u03a5\\u03a7\\u03bf]'
/** A word with letters of two alphabets, or with those of mathematics and full width, which are letters for the eye alone. */
const MIXED_SCRIPTS = new RegExp(
  `[\\p{L}\\p{N}]{0,40}(?:\\p{Script=Latin}${ALIKE}|${ALIKE}\\p{Script=Latin}|[\\u{1d400}-\\u{1d7ff}\\uff21-\\uff5a])[\\p{L}\\p{N}]{0,40}`,
  'u',
)

/** Markup that is not ours, and the cure. */
const FOREIGN_MARKUP: readonly (readonly [RegExp, string])[] = [
  [/~~[^~]{1,200}~~/u, 'Nothing is struck out in an entry; remove the words, or the signs.'],
  [/\[\^[^\]]{0,200}\]/u, 'There are no footnotes; put the page into the last section.'],
  [/\[\[[^\]]{0,200}\]\]/u, 'Write the name alone: mentions of other entries become links by themselves.'],
  [/\{\{[^}]{0,200}\}\}/u, 'Nothing is filled in here; write the words.'],
]

const TEXT_RULES: readonly Rule[] = [
  ...FOREIGN_MARKUP.map(([pattern, hint]): Rule => {
    return { pattern, code: 'foreign-markup', message: words => `readers would see "${words}" as it stands`, hint }
  }),
  {
    pattern: /\|\s{0,20}:?-{2}|(?:^|\s)\|(?:[^|]{1,200}\|){2}/u,
    code: 'foreign-markup',
    message: () => 'this looks like a table, which readers would see as a row of signs',
    hint: 'Say it in sentences.',
  },
  {
    pattern: /\b(?:https?:\/\/|www\.)[^\s)]+/u,
    code: 'bare-address',
    message: words => `"${words}" is an address in the text`,
    hint: 'Put it into the last section with the title of its page, or between `backticks` if it is an example.',
  },
  {
    // In capitals, since "todo" is a Spanish word.
    pattern: /\b(?:TO[D]O|FIX[M]E|TBD|X{3})\b|\b[Ll]orem ipsum\b|\[citation needed\]/u,
    code: 'unfinished-text',
    message: words => `"${words}" says that something is still to be written`,
    hint: 'Write it. Until then, "draft: true" in term.yaml keeps the entry from being published.',
  },
  {
    pattern:
      /:?contentReference\[[^\]]{0,200}\]|oaicite|\bturn\d{1,9}(?:search|view|news|image)\d{1,9}|【[^】]{0,200}】|\bAs an AI (?:language )?(?:model|assistant)\b|\bI hope this helps\b|\bComo modelo de lenguaje\b/u,
    code: 'machine-leftover',
    message: words => `"${words}" was left behind by a program that writes texts`,
    hint: 'Remove it, and check what stands beside it: such programs invent facts and sources.',
  },
  {
    pattern: MISREAD,
    code: 'wrong-encoding',
    message: words => `"${words}" was read in another encoding: letters with accents have become two signs`,
    hint: 'Copy the text again, or write these letters anew.',
  },
  {
    pattern: MIXED_SCRIPTS,
    code: 'mixed-scripts',
    severity: 'warning',
    message: words => `"${words}" has letters of two alphabets, which look alike and are not found`,
    hint: 'Type the word again with the letters of one.',
  },
  {
    pattern: /\p{Emoji_Presentation}/u,
    code: 'emoji',
    message: words => `there is an emoji, ${words}`,
    hint: 'Say it in words; put the sign between `backticks` if the entry is about it.',
  },
]

const HTML = /<\/?[a-z][^<>]{0,200}>|&(?:[a-z]{1,30}|#x?[0-9a-f]{1,8});/i

const EMPTY_ALT =
  /^(?:(?:the|an?|el|la|una?)\s+)?(?:diagram|image|picture|photo(?:graph)?|illustration|drawing|graphic|figure|screenshot|icon|diagrama|imagen|foto(?:grafía)?|ilustración|dibujo|gráfico|figura|esquema|captura|icono)\.?$/iu
const OPENING_ALT =
  /^(?:(?:the|an?|el|la|una?)\s+)?(?:image|picture|photo(?:graph)?|illustration|imagen|foto(?:grafía)?|ilustración)\s+(?:of|showing|that shows|de|que muestra)\b/iu

/** Quotation marks of word processors, which YAML takes for letters. */
const QUOTED = /^[“”‘’«»„]|[“”‘’«»„]$/u

/** A whole text between two marks of word processors, with none within. A Spanish example may be somebody's words. */
const ALL_QUOTED = /^[“”"][^“”"]{1,400}[“”"]$/u

/**
 * Checks all texts of an entry in one language.
 * @param where finds the place of words in a part of the text
 */
export function* checkTexts(text: Translation, where: Where): Iterable<Finding> {
  const front = fieldTexts(text, FRONT_TEXTS)
  for (const [path, words] of [...front, ...fieldTexts(text, ['explanation', 'analogy', 'keyPoints'])])
    yield* checkWords(words, found => where(path, found))
  for (const [path, name] of fieldTexts(text, ['aliases', 'keywords'])) {
    if (!QUOTED.test(name)) continue
    const message = `${name} would be published with its quotation marks`
    const hint = 'Remove them, or write straight ones around a name with a comma: ["first, second"].'
    yield { code: 'quoted-name', place: where(path, name), message, hint }
  }
  for (const [path, words] of front) {
    const [found] = HTML.exec(words) ?? []
    if (found === undefined) continue
    const hint = 'Write plain text, and each sign as it is.'
    yield { code: 'raw-html', place: where(path, found), message: `"${found}" is HTML`, hint }
  }
  for (const [path, words] of fieldTexts(text, ['example', 'origin', 'imageAlt', 'legend'])) {
    if (!ALL_QUOTED.test(words)) continue
    const message = `${words.slice(0, 40)}… would be published with its quotation marks`
    const hint = 'Remove those at both ends; a whole text needs none.'
    yield { code: 'quoted-name', severity: 'warning', place: where(path, words.slice(0, 20)), message, hint }
  }
  if (text.imageAlt !== undefined) yield* checkAlt(text.imageAlt, where)
  for (const [i, { url }] of text.links.entries()) {
    const hostname = hostOf(url)
    if (!PRIVATE_HOST.test(hostname)) continue
    const message = `"${hostname}" is an address that readers cannot reach`
    yield {
      code: 'private-address',
      place: where(['links', i, 'url'], url),
      message,
      hint: 'Link to a page that is public.',
    }
  }
}

/** Checks one text for what no text may hold. */
export function checkWords(words: string, where: (found: string) => Finding['place']): readonly Finding[] {
  if (!SUSPECT.test(words)) return []
  const spoken = words.replace(/`[^`]*`/g, code => ' '.repeat(code.length))
  return TEXT_RULES.flatMap(({ pattern, code, severity, message, hint }) => {
    const found = pattern.exec(spoken)?.[0].trim()
    if (found === undefined) return []
    return [{ code, ...(severity && { severity }), place: where(found), message: message(found), hint }]
  })
}

function* checkAlt(alt: string, where: Where): Iterable<Finding> {
  const [opening] = OPENING_ALT.exec(alt) ?? []
  const isEmpty = EMPTY_ALT.test(alt)
  if (!isEmpty && opening === undefined) return
  const message = isEmpty
    ? `"${alt}" does not say what the illustration shows`
    : `"${opening}" says nothing: those who hear the page know that it is an image`
  const hint = isEmpty ? 'Say it as you would to somebody on the telephone.' : 'Begin with what it shows.'
  yield { code: 'empty-alt', place: where(['imageAlt'], alt), message, hint }
}

/** Host names of one machine or a private network. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)|(?:0|10|127)\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\])$/i

/** The templates of `npm run new` put it before each text to replace. */
export const TEMPLATE_MARK = '✎'

/**
 * Finds text of the template.
 * @param isDraft whether the entry is a draft, for which this is only a warning
 */
export function hasTemplateText(text: string, isDraft: boolean): readonly Finding[] {
  if (!text.includes(TEMPLATE_MARK)) return []
  const severity = isDraft ? 'warning' : 'error'
  const hint = `Write your own and remove the "${TEMPLATE_MARK}".`
  const lines = text.split('\n')
  const [first = 1, ...others] = lines.flatMap((line, i) => (line.includes(TEMPLATE_MARK) ? i + 1 : []))
  const also =
    others.length === 0 ? '' : `, and so ${others.length === 1 ? 'is line' : 'are lines'} ${others.join(', ')}`
  const message = `this text is still the template's${also}`
  const place = { line: first, column: (lines[first - 1] ?? '').indexOf(TEMPLATE_MARK) + 1 }
  return [{ code: 'template-text', severity, place, message, hint }]
}
