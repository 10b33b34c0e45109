/**
 * What the texts of an entry must not hold: foreign markup, which readers would see as it is, bare addresses, emoji,
 * placeholders, HTML in names, useless text alternatives, private addresses, text of the template.
 */
import type { DiagnosticCode } from '../../model/diagnostic.ts'
import type { Translation } from '../../schema/term.ts'
import { MISREAD } from '../files/characters.ts'
import { type Finding, placeOf } from '../finding.ts'

type Path = readonly PropertyKey[]
type Where = (path: Path, words: string) => Finding['place']

interface Rule {
  readonly pattern: RegExp
  readonly code: DiagnosticCode
  readonly message: (words: string) => string
  readonly hint: string
}

/** A cheap test that is false for most texts. */
const SUSPECT =
  /~~|\{\{|\[|\||:\/\/|www\.|TO[D]O|FIX[M]E|TBD|X{3}|lorem|Lorem|oaicite|turn\d|【|Ã|Â|â€|As an AI|I hope this|Como modelo|[\u231a-\u2bff\ud83c-\ud83e]/

const shown = (words: string) => `readers would see "${words}" as it stands`

const TEXT_RULES: readonly Rule[] = [
  {
    pattern: /~~[^~]+~~/u,
    code: 'foreign-markup',
    message: shown,
    hint: 'Nothing is struck out in an entry; remove the words, or the signs.',
  },
  {
    pattern: /\[\^[^\]]*\]/u,
    code: 'foreign-markup',
    message: shown,
    hint: 'There are no footnotes; put the page into the last section.',
  },
  {
    pattern: /\[\[[^\]]*\]\]/u,
    code: 'foreign-markup',
    message: shown,
    hint: 'Write the name alone: mentions of other entries become links by themselves.',
  },
  {
    pattern: /\{\{[^}]*\}\}/u,
    code: 'foreign-markup',
    message: shown,
    hint: 'Nothing is filled in here; write the words.',
  },
  {
    pattern: /\|\s*:?-{2,}|(?:^|\s)\|(?:[^|]+\|){2,}/u,
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
      /:?contentReference\[[^\]]*\]|oaicite|\bturn\d+(?:search|view|news|image)\d+|【[^】]*】|\bAs an AI (?:language )?(?:model|assistant)\b|\bI hope this helps\b|\bComo modelo de lenguaje\b/u,
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
    pattern: /\p{Emoji_Presentation}/u,
    code: 'emoji',
    message: words => `there is an emoji, ${words}`,
    hint: 'Say it in words; put the sign between `backticks` if the entry is about it.',
  },
]

/** A sign with which HTML begins. */
const HTML_SIGN = /[<&]/
const HTML = /<\/?[a-z][^>]*>|&(?:[a-z]+|#x?[0-9a-f]+);/i

const EMPTY_ALT =
  /^(?:(?:the|an?|el|la|una?)\s+)?(?:diagram|image|picture|photo(?:graph)?|illustration|drawing|graphic|figure|screenshot|icon|diagrama|imagen|foto(?:grafía)?|ilustración|dibujo|gráfico|figura|esquema|captura|icono)\.?$/iu
const OPENING_ALT =
  /^(?:(?:the|an?|el|la|una?)\s+)?(?:image|picture|photo(?:graph)?|illustration|imagen|foto(?:grafía)?|ilustración)\s+(?:of|showing|that shows|de|que muestra)\b/iu

/**
 * Checks all texts of an entry in one language.
 * @param where finds the place of words in a part of the text
 */
export function checkTexts(text: Translation, where: Where): readonly Finding[] {
  if (!isSuspect(text)) return []
  const findings = [...textsOf(text)].flatMap(([path, words]) => checkWords(words, found => where(path, found)))
  return [
    ...findings,
    ...checkQuotedNames(text, where),
    ...checkHtml(text, where),
    ...checkAlt(text, where),
    ...checkHosts(text, where),
  ]
}

/** Whether a text may have something wrong with it. Nearly none has, so the careful checks need not be fast. */
function isSuspect(text: Translation): boolean {
  const { title, tagline, aliases, keywords, imageAlt, legend } = text
  if (imageAlt !== undefined || legend !== undefined || isSuspectName(title) || isSuspectName(tagline)) return true
  for (const field of WORD_LINES) if (isSuspectName(text[field] ?? '')) return true
  if (text.variants?.some(isSuspectName)) return true
  if (aliases.some(isSuspectName) || keywords.some(isSuspectName)) return true
  if (aliases.some(isQuoted) || keywords.some(isQuoted)) return true
  const isSuspectText = (words: string): boolean => SUSPECT.test(words)
  if (text.explanation.some(isSuspectText) || isSuspectText(text.analogy) || text.keyPoints.some(isSuspectText))
    return true
  return text.links.some(({ url }) => PRIVATE_HOST.test(new URL(url).hostname))
}

const isSuspectName = (words: string): boolean => SUSPECT.test(words) || HTML_SIGN.test(words)

/** Quotation marks of word processors, which YAML takes for letters. */
const isQuoted = (name: string): boolean => /^[“”‘’«»„]|[“”‘’«»„]$/u.test(name)

function checkQuotedNames(text: Translation, where: Where): readonly Finding[] {
  return (['aliases', 'keywords'] as const).flatMap(field =>
    text[field].flatMap((name, i) => {
      if (!isQuoted(name)) return []
      const message = `${name} would be published with its quotation marks`
      const hint = 'Remove them, or write straight ones around a name with a comma: ["first, second"].'
      return [{ code: 'quoted-name' as const, place: where([field, i], name), message, hint }]
    }),
  )
}

/** Checks one text for what no text may hold. */
export function checkWords(words: string, where: (found: string) => Finding['place']): readonly Finding[] {
  if (!SUSPECT.test(words)) return []
  const spoken = words.replace(/`[^`]*`/g, code => ' '.repeat(code.length))
  return TEXT_RULES.flatMap(({ pattern, code, message, hint }) => {
    const found = pattern.exec(spoken)?.[0].trim()
    if (found === undefined) return []
    return [{ code, place: where(found), message: message(found), hint }]
  })
}

function* textsOf(text: Translation): Iterable<readonly [Path, string]> {
  yield* frontMatterTexts(text)
  yield* text.explanation.map((words, i) => [['explanation', i], words] as const)
  yield [['analogy'], text.analogy]
  yield* text.keyPoints.map((words, i) => [['keyPoints', i], words] as const)
}

/** Fields about the word itself that are a line of text. */
const WORD_LINES = ['plural', 'pronunciation', 'ipa', 'standsFor', 'example', 'origin'] as const

function* frontMatterTexts(text: Translation): Iterable<readonly [Path, string]> {
  const { title, tagline, aliases, keywords, imageAlt, legend = [], variants = [] } = text
  yield [['title'], title]
  yield [['tagline'], tagline]
  if (imageAlt !== undefined) yield [['imageAlt'], imageAlt]
  yield* legend.map((words, i) => [['legend', i], words] as const)
  yield* aliases.map((words, i) => [['aliases', i], words] as const)
  yield* keywords.map((words, i) => [['keywords', i], words] as const)
  yield* variants.map((words, i) => [['variants', i], words] as const)
  for (const field of WORD_LINES) {
    const words = text[field]
    if (words !== undefined) yield [[field], words]
  }
}

function checkHtml(text: Translation, where: Where): readonly Finding[] {
  return [...frontMatterTexts(text)].flatMap(([path, words]) => {
    const [found] = HTML.exec(words) ?? []
    if (found === undefined) return []
    const hint = 'Write plain text, and each sign as it is.'
    return [{ code: 'raw-html', place: where(path, found), message: `"${found}" is HTML`, hint } as const]
  })
}

function checkAlt({ imageAlt }: Translation, where: Where): readonly Finding[] {
  if (imageAlt === undefined) return []
  const place = where(['imageAlt'], imageAlt)
  if (EMPTY_ALT.test(imageAlt))
    return [
      {
        code: 'empty-alt',
        place,
        message: `"${imageAlt}" does not say what the illustration shows`,
        hint: 'Say it as you would to somebody on the telephone.',
      },
    ]
  const [opening] = OPENING_ALT.exec(imageAlt) ?? []
  if (opening === undefined) return []
  return [
    {
      code: 'empty-alt',
      place,
      message: `"${opening}" says nothing: those who hear the page know that it is an image`,
      hint: 'Begin with what it shows.',
    },
  ]
}

/** Host names of one machine or a private network. */
const PRIVATE_HOST =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid)|(?:0|10|127)\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[(?:::1?|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\])$/i

function checkHosts({ links }: Translation, where: Where): readonly Finding[] {
  return links.flatMap(({ url }, i) => {
    const { hostname } = new URL(url)
    if (!PRIVATE_HOST.test(hostname)) return []
    return [
      {
        code: 'private-address',
        place: where(['links', i, 'url'], url),
        message: `"${hostname}" is an address that readers cannot reach`,
        hint: 'Link to a page that is public.',
      } as const,
    ]
  })
}

/** The templates of `npm run new` put it before each text to replace. */
export const TEMPLATE_MARK = '✎'

/**
 * Finds text of the template.
 * @param isDraft whether the entry is a draft, for which this is only a warning
 */
export function hasTemplateText(text: string, isDraft: boolean): readonly Finding[] {
  const offset = text.indexOf(TEMPLATE_MARK)
  if (offset === -1) return []
  return [
    {
      code: 'template-text',
      severity: isDraft ? 'warning' : 'error',
      place: placeOf(text, offset),
      message: "this text is still the template's",
      hint: `Write your own and remove the "${TEMPLATE_MARK}".`,
    },
  ]
}
