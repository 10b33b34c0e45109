/**
 * Inputs and outputs of the four MCP tools. Flat objects, so that every client can show them as a form; limits outside
 * their range are clamped by the server rather than refused, so the input schemas state the range in words.
 */
import * as z from 'zod'
import { Suggestion, Word } from './api-responses.ts'
import { bounds, LEVELS, SUBJECTS } from './bounds.ts'
import { CalendarDate, Level, Slug, Subject, WebAddress } from './field-types.ts'
import { Language } from './language.ts'
import { Link } from './term.ts'

const text = z.string()
const texts = z.array(text)
const optionalText = text.optional()

const lang = Language.default('en').describe('Language of the answer.')
const level = z
  .literal([...LEVELS])
  .optional()
  .describe('Only entries of this level: 1 basic, 2 intermediate, 3 advanced.')
const limit = ({ default: standard, max }: { readonly default: number; readonly max: number }) =>
  z.int().default(standard).describe(`Cards to return, 1 to ${max}.`)
const offset = z.int().min(0).default(0).describe('Cards to skip, for the next page.')
const subject = z.enum(SUBJECTS).describe('Key of a subject.')

export const Card = z.object({
  slug: Slug,
  title: text,
  tagline: text,
  level: Level,
  subjects: z.array(Subject),
  url: WebAddress,
  markdown: WebAddress,
})
export type Card = z.output<typeof Card>

/** How well a result fits, best first. */
export const MATCHES = ['exact', 'name', 'words'] as const

const total = z.int().min(0).describe('Entries that match, on all pages.')
const nextOffset = z.int().optional().describe('Offset of the next page; absent on the last.')

export const EntryInLanguage = z.object({
  slug: Slug,
  id: text,
  lang: Language,
  date: CalendarDate,
  level: Level,
  subjects: z.array(Subject),
  image: optionalText.describe('Address of the illustration.'),
  imageAlt: optionalText.describe('Text alternative of the illustration.'),
  legend: texts.optional().describe('What the numbers in the illustration stand for, in their order.'),
  title: text,
  tagline: text,
  aliases: texts,
  explanation: texts,
  analogy: text,
  keyPoints: texts,
  links: z.array(Link),
  word: Word.optional(),
  url: WebAddress,
  markdown: WebAddress,
  needs: z.array(Card).describe('Entries to read first.'),
  related: z.array(Card),
  confusions: z
    .array(
      Card.extend({
        difference: text.describe('One sentence that tells the two apart.'),
        comparison: WebAddress.optional().describe('Address of the page that compares the two.'),
      }),
    )
    .optional()
    .describe('Entries that this one is often confused with.'),
})

/**
 * What every answer with an entry has. Lists of tools describe this much and leave the rest open, because clients put them
 * before each conversation of a model.
 */
const EntryHead = EntryInLanguage.pick({ slug: true, title: true, tagline: true, url: true, markdown: true })

/** A page that is no entry, as a search finds it. */
const FoundPage = z.object({
  kind: z.enum(['path', 'comparison', 'topic']),
  title: text,
  url: WebAddress,
  markdown: WebAddress,
})

/** The four tools by name, with what clients show of them; `listed` replaces `output` in lists of tools. */
export const TOOLS = {
  search_terms: {
    title: 'Search terms',
    description:
      'Find technology terms by name, acronym, misspelling or description, in English or Spanish. Use it when you do not know the exact term.',
    input: z.object({
      query: text.min(1).max(bounds.query.max).describe('A term, an acronym or a description, in English or Spanish.'),
      lang,
      subject: subject.optional(),
      level,
      limit: limit(bounds.search),
      offset,
    }),
    output: z.object({
      query: text,
      lang: Language,
      total,
      results: z.array(
        Card.extend({
          match: z
            .enum(MATCHES)
            .describe(
              'How well it fits: `exact` (a slug, title, alias or acronym), `name` (a slip or a part of one), `words` (only words of its texts).',
            ),
        }),
      ),
      closest: z
        .boolean()
        .optional()
        .describe('True where no entry matches well: the results are the closest there are.'),
      suggestions: z
        .array(Suggestion)
        .describe('Where nothing matches well, up to three entries with names that are near.'),
      comparison: z
        .object({
          slugs: z.array(Slug).describe('Slugs of the two entries.'),
          difference: text.describe('One sentence that tells the two apart.'),
          title: optionalText.describe('Title of the page that compares the two.'),
          url: WebAddress.optional().describe('Address of that page; absent where there is none.'),
          markdown: WebAddress.optional().describe('Address of its Markdown version.'),
        })
        .optional()
        .describe('Where the query asks for the difference between two entries, what tells them apart.'),
      pages: z
        .array(FoundPage)
        .describe(
          'Pages that answer the query besides entries, best first, three at most: show the first for a problem or a difference.',
        ),
      nextOffset,
      hint: optionalText.describe('What to do where nothing matches well.'),
    }),
  },
  get_term: {
    title: 'Get a term',
    description:
      'The whole entry of one term, or of up to five: definition, explanation, analogy, key points, links, what to read first and related terms. Use it when you know the term by any of its names.',
    input: z.object({
      slug: text
        .min(1)
        .max(bounds.query.max)
        .optional()
        .describe('Slug of the term; a title, an alias, a plural or the address of its page is understood too.'),
      slugs: z
        .array(text.min(1).max(bounds.query.max))
        .min(1)
        .max(bounds.getTerm.slugs)
        .optional()
        .describe(`Several terms in one call, ${bounds.getTerm.slugs} at most, in place of slug.`),
      lang,
      format: z
        .enum(['json', 'markdown'])
        .default('json')
        .describe('json, or markdown: the page as text, which is shorter to read.'),
      max_tokens: z
        .int()
        .min(bounds.getTerm.minTokens)
        .optional()
        .describe(`Budget for the answer, ${bounds.getTerm.minTokens} or more; what does not fit is left out.`),
    }),
    // One entry, or several in `terms`; within a budget, what was left out is absent and `truncated` is true.
    output: EntryInLanguage.partial().extend({
      lang: Language,
      truncated: z.boolean().optional().describe('Whether parts were left out to keep the budget.'),
      terms: z
        .array(EntryInLanguage.partial().extend({ slug: Slug, truncated: z.boolean().optional() }))
        .optional()
        .describe('The entries that were found, when slugs was given.'),
      missing: texts.optional().describe('Names in slugs that no entry has.'),
    }),
    listed: EntryHead.partial().extend({
      lang: Language,
      terms: z.array(EntryHead).optional(),
      missing: texts.optional(),
    }),
  },
  list_topic: {
    title: 'List a topic',
    description:
      'All terms of one subject with their one-line definitions. Use it to browse or to plan a course of reading.',
    input: z.object({ subject, lang, level, limit: limit(bounds.topic), offset }),
    output: z.object({ subject, label: text, lang: Language, total, terms: z.array(Card), nextOffset }),
  },
  term_of_the_day: {
    title: 'Term of the day',
    description:
      'One entry a day; none repeats until all have been shown. Use it for a daily message or a lesson opener.',
    input: z.object({ lang, date: CalendarDate.optional().describe('Day, YYYY-MM-DD; today in UTC when absent.') }),
    output: EntryInLanguage.extend({ date: CalendarDate.describe('Day for which the entry was chosen.') }),
    listed: EntryHead.extend({ date: CalendarDate }),
  },
} as const
export type ToolName = keyof typeof TOOLS
