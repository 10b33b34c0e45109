/**
 * The responses of the JSON API, field for field as the specification lists them. OpenAPI, the developers page and the
 * validation of emitted files derive from these shapes; within `/v1/` they may only grow.
 */
import * as z from 'zod'
import { bounds, SUBJECTS } from './bounds.ts'
import { CalendarDate, Level, listOf, Slug, Subject, WebAddress } from './field-types.ts'
import { Link } from './term.ts'
import { PARTS_OF_SPEECH, REGIONS } from './word-fact-formats.ts'

const text = z.string()
const texts = z.array(text)
const optionalText = text.optional()

const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.object({ en: schema, es: schema })
const inEither = <Schema extends z.ZodType>(schema: Schema) => inBoth(schema.optional())

const Aliases = texts.describe('Other names in this language.')

/** What a term is in both languages. */
const facts = {
  id: text.describe('The slug at first publication; it survives a renaming.'),
  slug: Slug,
  date: CalendarDate.describe('Day of first publication.'),
  level: Level,
  subjects: z.array(Subject).describe('Subjects; the first is the home topic.'),
}

export const LocalizedSummary = z
  .object({
    title: text,
    tagline: text.describe('One-line definition.'),
    aliases: Aliases,
    imageAlt: optionalText.describe('Text alternative of the illustration.'),
    lead: text.describe('First paragraph of the explanation.'),
    analogy: optionalText,
    url: WebAddress.describe('Address of the HTML page in this language.'),
    markdown: WebAddress.describe('Address of the Markdown version in this language.'),
  })
  .meta({ id: 'LocalizedSummary', description: 'A term in one language, short.' })
export type LocalizedSummary = z.output<typeof LocalizedSummary>

export const ListedTerm = z
  .object({
    ...facts,
    image: WebAddress.optional().describe('Address of the illustration.'),
    en: LocalizedSummary,
    es: LocalizedSummary,
  })
  .meta({ id: 'Term', description: 'An item of the list: a term with its one-line definition in both languages.' })
export type ListedTerm = z.output<typeof ListedTerm>

export const TermList = z
  .object({
    name: optionalText.describe('Name of the dictionary.'),
    count: z.int().min(0).describe('Number of terms in the whole list.'),
    generated: CalendarDate.optional().describe('Day of the newest content in this build.'),
    subjects: z
      .partialRecord(z.enum(SUBJECTS), inEither(text))
      .optional()
      .describe('Display labels of the subjects, by key.'),
    next: optionalText.describe('Begin the next page with this cursor; absent on the last page and in the whole list.'),
    terms: z.array(ListedTerm),
  })
  .meta({ id: 'TermList', description: 'Every term of the dictionary, sorted by slug.' })
export type TermList = z.output<typeof TermList>

/** What an entry says of the word itself. Its parts are additions to version 1, so all but the first may be absent. */
export const Word = z
  .object({
    partOfSpeech: z.enum(PARTS_OF_SPEECH).describe('What kind of word the title is.'),
    gender: z.enum(['m', 'f', 'mf']).optional().describe('Grammatical gender, in Spanish; `mf` where both are in use.'),
    plural: optionalText.describe('The plural, where it needs to be said; empty where there is none.'),
    pronunciation: z
      .array(
        z.object({
          respelling: text.describe('In letters that everyone can read; stress in capitals.'),
          ipa: text.describe('In the International Phonetic Alphabet, between slashes.'),
        }),
      )
      .optional()
      .describe('How the title is said, the usual way first.'),
    standsFor: z
      .object({ lang: text.describe('Language of the words.'), text })
      .optional()
      .describe('The words behind initials or a blend.'),
    variants: z
      .array(
        z.object({
          form: text,
          regions: z.array(z.enum(REGIONS)).describe('Countries by ISO 3166-1; `419` is Latin America.'),
        }),
      )
      .optional()
      .describe('What others say, and where.'),
    example: optionalText.describe('The word at work in a sentence, marked `**bold**`.'),
    origin: optionalText.describe('Where the word comes from.'),
    senses: z
      .array(z.object({ label: text.describe('A name of the other thing, or its field.'), text }))
      .optional()
      .describe('Other things that the word means.'),
  })
  .meta({ id: 'Word', description: 'The word itself: how it is said, inflected and used, and where.' })
export type Word = z.output<typeof Word>

export const LanguageBlock = z
  .object({
    title: text,
    tagline: text.describe('One-line definition.'),
    explanation: listOf(text, bounds.explanation).describe(
      'Paragraphs with inline `**bold**` and `` `code` `` markup.',
    ),
    analogy: text,
    keyPoints: listOf(text, bounds.keyPoints),
    links: z.array(Link),
    image: optionalText.describe('Address of the illustration, with its words in this language.'),
    imageAlt: optionalText.describe('Text alternative of the illustration.'),
    legend: texts.optional().describe('What the numbers in the illustration stand for, in their order.'),
    word: Word.optional(),
  })
  .meta({ id: 'LanguageBlock', description: 'An entry in one language, whole.' })
export type LanguageBlock = z.output<typeof LanguageBlock>

export const Confusion = z
  .object({
    slug: Slug.describe('Slug of the other entry.'),
    difference: inBoth(text).describe('One sentence that tells the two apart, by language.'),
    urls: inBoth(WebAddress)
      .optional()
      .describe('Addresses of the page that compares the two, by language; absent where there is none.'),
  })
  .meta({ id: 'Confusion', description: 'An entry with which another is often confused.' })
export type Confusion = z.output<typeof Confusion>

export const Entry = z
  .object({
    ...facts,
    image: optionalText.describe('Address of the illustration.'),
    aliases: inEither(Aliases).describe('Other names, by language.'),
    en: LanguageBlock,
    es: LanguageBlock,
    urls: inEither(WebAddress).describe('Page addresses, by language.'),
    needs: z.array(Slug).optional().describe('Slugs of the entries to read first.'),
    updated: CalendarDate.optional().describe('Day of the last change of meaning.'),
    markdown: inEither(WebAddress).optional().describe('Addresses of the Markdown versions, by language.'),
    related: z.array(Slug).optional().describe('Slugs of the terms to read next, best first.'),
    confusions: z.array(Confusion).optional().describe('Entries that this one is often confused with.'),
    paths: z.array(Slug).optional().describe('Slugs of the paths that lead through the entry.'),
  })
  .meta({ id: 'Entry', description: 'One term, whole, in both languages.' })
export type Entry = z.output<typeof Entry>

/** Kinds known today, by code; clients must expect others, so the schema keeps `code` an open string. */
export const PROBLEMS = {
  not_found: { title: 'Term not found', status: 404 },
  rate_limited: { title: 'Too many requests', status: 429 },
  method_not_allowed: { title: 'Method not allowed', status: 405 },
  not_acceptable: { title: 'Not acceptable', status: 406 },
  invalid_parameter: { title: 'Invalid parameter', status: 400 },
  gone: { title: 'Term removed', status: 410 },
} as const
export type ProblemCode = keyof typeof PROBLEMS
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[]

export const Suggestion = z
  .object({ slug: Slug, title: text, url: WebAddress.describe('Address of the page.') })
  .meta({ id: 'Suggestion', description: 'An entry whose name is close to what was asked for.' })
export type Suggestion = z.output<typeof Suggestion>

export const ApiIndex = z
  .object({
    name: text.describe('Name of the dictionary.'),
    links: z.array(
      z.object({
        rel: text.describe('Link relation (RFC 8288).'),
        href: text.describe('Address, or a URI template (RFC 6570) where `templated` is true.'),
        type: text.describe('Media type.'),
        title: text,
        templated: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'ApiIndex', description: 'Where everything in this version of the API is.' })
export type ApiIndex = z.output<typeof ApiIndex>

export const Problem = z
  .object({
    type: WebAddress.describe('Section of the developer guide that explains the error.'),
    title: text.describe('Short summary.'),
    status: z.int().min(100).max(599).describe('HTTP status.'),
    code: text.describe(`Machine-readable code. Known values: ${PROBLEM_CODES.map(c => `\`${c}\``).join(', ')}.`),
    detail: optionalText.describe('What went wrong in this request.'),
    instance: optionalText.describe('Path of the request.'),
    resolution: optionalText.describe('What to do next.'),
    documentation_url: WebAddress.optional().describe('Developer guide.'),
    suggestions: z
      .array(Suggestion)
      .optional()
      .describe('With `not_found`: entries whose names are close, nearest first.'),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' })
export type Problem = z.output<typeof Problem>
