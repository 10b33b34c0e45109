/**
 * The answers of the JSON API, field for field as the specification lists them. OpenAPI, the developers page and the
 * validation of emitted files derive from these shapes; within `/v1/` they may only grow.
 */
import * as z from 'zod'
import { bounds, SUBJECTS } from './bounds.ts'
import type { Members, TermField, TranslationField, WordField } from './channels.ts'
import { CalendarDate, Level, Slug, Subject, WebAddress } from './classification.ts'
import type { Language } from './language.ts'
import { Link } from './term.ts'
import { PARTS_OF_SPEECH, REGIONS } from './word.ts'

const Aliases = z.array(z.string()).meta({ description: 'Other names in this language.' })

/** What a term is in both languages. */
const facts = {
  id: z.string().meta({ description: 'The slug at first publication; it survives a renaming.' }),
  slug: Slug,
  date: CalendarDate.meta({ description: 'Day of first publication.' }),
  level: Level,
  subjects: z.array(Subject).meta({ description: 'Subjects; the first is the home topic.' }),
}

export const LocalizedSummary = z
  .object({
    title: z.string(),
    tagline: z.string().meta({ description: 'One-line definition.' }),
    aliases: Aliases,
    imageAlt: z.string().optional().meta({ description: 'Text alternative of the illustration.' }),
    lead: z.string().meta({ description: 'First paragraph of the explanation.' }),
    analogy: z.string().optional(),
    url: WebAddress.meta({ description: 'Address of the HTML page in this language.' }),
    markdown: WebAddress.meta({ description: 'Address of the Markdown version in this language.' }),
  } satisfies Members<Exclude<TranslationField<'list'>, 'explanation'> | 'lead' | 'url' | 'markdown'>)
  .meta({ id: 'LocalizedSummary', description: 'A term in one language, short.' })
export type LocalizedSummary = z.output<typeof LocalizedSummary>

export const ListedTerm = z
  .object({
    ...facts,
    image: WebAddress.optional().meta({ description: 'Address of the illustration.' }),
    en: LocalizedSummary,
    es: LocalizedSummary,
  } satisfies Members<TermField<'list'> | Language>)
  .meta({ id: 'Term', description: 'An item of the list: a term with its one-line definition in both languages.' })
export type ListedTerm = z.output<typeof ListedTerm>

const SubjectLabels = z.object({ en: z.string().optional(), es: z.string().optional() })

export const TermList = z
  .object({
    name: z.string().optional().meta({ description: 'Name of the dictionary.' }),
    count: z.int().min(0).meta({ description: 'Number of terms in the whole list.' }),
    generated: CalendarDate.optional().meta({ description: 'Day of the newest content in this build.' }),
    subjects: z
      .partialRecord(z.enum(SUBJECTS), SubjectLabels)
      .optional()
      .meta({ description: 'Display labels of the subjects, by key.' }),
    next: z
      .string()
      .optional()
      .meta({ description: 'Begin the next page with this cursor; absent on the last page and in the whole list.' }),
    terms: z.array(ListedTerm),
  })
  .meta({ id: 'TermList', description: 'Every term of the dictionary, sorted by slug.' })
export type TermList = z.output<typeof TermList>

/** What an entry says of the word itself. Its parts are additions to version 1, so all but the first may be absent. */
export const Word = z
  .object({
    partOfSpeech: z.enum(PARTS_OF_SPEECH).meta({ description: 'What kind of word the title is.' }),
    gender: z
      .enum(['m', 'f', 'mf'])
      .optional()
      .meta({ description: 'Grammatical gender, in Spanish; `mf` where both are in use.' }),
    plural: z
      .string()
      .optional()
      .meta({ description: 'The plural, where it needs to be said; empty where there is none.' }),
    pronunciation: z
      .array(
        z.object({
          respelling: z.string().meta({ description: 'In letters that everyone can read; stress in capitals.' }),
          ipa: z.string().meta({ description: 'In the International Phonetic Alphabet, between slashes.' }),
        }),
      )
      .optional()
      .meta({ description: 'How the title is said, the usual way first.' }),
    standsFor: z
      .object({ lang: z.string().meta({ description: 'Language of the words.' }), text: z.string() })
      .optional()
      .meta({ description: 'The words behind initials or a blend.' }),
    variants: z
      .array(
        z.object({
          form: z.string(),
          regions: z.array(z.enum(REGIONS)).meta({ description: 'Countries by ISO 3166-1; `419` is Latin America.' }),
        }),
      )
      .optional()
      .meta({ description: 'What others say, and where.' }),
    example: z.string().optional().meta({ description: 'The word at work in a sentence, marked `**bold**`.' }),
    origin: z.string().optional().meta({ description: 'Where the word comes from.' }),
  })
  .meta({ id: 'Word', description: 'The word itself: how it is said, inflected and used, and where.' })
export type Word = z.output<typeof Word>

export const LanguageBlock = z
  .object({
    title: z.string(),
    tagline: z.string().meta({ description: 'One-line definition.' }),
    explanation: z
      .array(z.string())
      .min(bounds.explanation.min)
      .max(bounds.explanation.max)
      .meta({ description: 'Paragraphs with inline `**bold**` and `` `code` `` markup.' }),
    analogy: z.string(),
    keyPoints: z.array(z.string()).min(bounds.keyPoints.min).max(bounds.keyPoints.max),
    links: z.array(Link),
    image: z.string().optional().meta({ description: 'Address of the illustration, with its words in this language.' }),
    imageAlt: z.string().optional().meta({ description: 'Text alternative of the illustration.' }),
    legend: z
      .array(z.string())
      .optional()
      .meta({ description: 'What the numbers in the illustration stand for, in their order.' }),
    word: Word.optional(),
  } satisfies Members<Exclude<TranslationField<'entry'>, 'aliases' | WordField> | 'image' | 'word'>)
  .meta({ id: 'LanguageBlock', description: 'An entry in one language, whole.' })
export type LanguageBlock = z.output<typeof LanguageBlock>

export const Confusion = z
  .object({
    slug: Slug.meta({ description: 'Slug of the other entry.' }),
    difference: z
      .object({ en: z.string(), es: z.string() })
      .meta({ description: 'One sentence that tells the two apart, by language.' }),
    urls: z
      .object({ en: WebAddress, es: WebAddress })
      .optional()
      .meta({ description: 'Addresses of the page that compares the two, by language; absent where there is none.' }),
  })
  .meta({ id: 'Confusion', description: 'An entry with which another is often confused.' })
export type Confusion = z.output<typeof Confusion>

export const Entry = z
  .object({
    ...facts,
    image: z.string().optional().meta({ description: 'Address of the illustration.' }),
    aliases: z
      .object({ en: Aliases.optional(), es: Aliases.optional() })
      .meta({ description: 'Other names, by language.' }),
    en: LanguageBlock,
    es: LanguageBlock,
    urls: z
      .object({ en: WebAddress.optional(), es: WebAddress.optional() })
      .meta({ description: 'Page addresses, by language.' }),
    needs: z.array(Slug).optional().meta({ description: 'Slugs of the entries to read first.' }),
    updated: CalendarDate.optional().meta({ description: 'Day of the last change of meaning.' }),
    markdown: z
      .object({ en: WebAddress.optional(), es: WebAddress.optional() })
      .optional()
      .meta({ description: 'Addresses of the Markdown versions, by language.' }),
    related: z.array(Slug).optional().meta({ description: 'Slugs of the terms to read next, best first.' }),
    confusions: z.array(Confusion).optional().meta({ description: 'Entries that this one is often confused with.' }),
    paths: z.array(Slug).optional().meta({ description: 'Slugs of the paths that lead through the entry.' }),
  } satisfies Members<
    TermField<'entry'> | Language | 'aliases' | 'urls' | 'markdown' | 'related' | 'confusions' | 'paths'
  >)
  .meta({ id: 'Entry', description: 'One term, whole, in both languages.' })
export type Entry = z.output<typeof Entry>

/** Codes known today; clients must expect others, so the schema keeps `code` an open string. */
export const PROBLEM_CODES = [
  'not_found',
  'rate_limited',
  'method_not_allowed',
  'not_acceptable',
  'invalid_parameter',
  'gone',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export const Suggestion = z
  .object({
    slug: Slug,
    title: z.string(),
    url: WebAddress.meta({ description: 'Address of the page.' }),
  })
  .meta({ id: 'Suggestion', description: 'An entry whose name is close to what was asked for.' })
export type Suggestion = z.output<typeof Suggestion>

export const ApiIndex = z
  .object({
    name: z.string().meta({ description: 'Name of the dictionary.' }),
    links: z.array(
      z.object({
        rel: z.string().meta({ description: 'Link relation (RFC 8288).' }),
        href: z.string().meta({ description: 'Address, or a URI template (RFC 6570) where `templated` is true.' }),
        type: z.string().meta({ description: 'Media type.' }),
        title: z.string(),
        templated: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'ApiIndex', description: 'Where everything in this version of the API is.' })
export type ApiIndex = z.output<typeof ApiIndex>

export const Problem = z
  .object({
    type: WebAddress.meta({ description: 'Section of the developer guide that explains the error.' }),
    title: z.string().meta({ description: 'Short summary.' }),
    status: z.int().min(100).max(599).meta({ description: 'HTTP status.' }),
    code: z
      .string()
      .meta({ description: `Machine-readable code. Known values: ${PROBLEM_CODES.map(c => `\`${c}\``).join(', ')}.` }),
    detail: z.string().optional().meta({ description: 'What went wrong in this request.' }),
    instance: z.string().optional().meta({ description: 'Path of the request.' }),
    resolution: z.string().optional().meta({ description: 'What to do next.' }),
    documentation_url: WebAddress.optional().meta({ description: 'Developer guide.' }),
    suggestions: z
      .array(Suggestion)
      .optional()
      .meta({ description: 'With `not_found`: entries whose names are close, nearest first.' }),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457).' })
export type Problem = z.output<typeof Problem>
