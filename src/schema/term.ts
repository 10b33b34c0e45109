/**
 * A term as editors write it (`term.yaml`, the front matter of `en.md` and `es.md`, the body below it) and as the
 * program holds it once everything has been checked.
 */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { CalendarDate, keywordList, Level, line, listOf, Slug, Subject, WebAddress } from './field-types.ts'
import type { InBoth, Language } from './language.ts'
import {
  EXAMPLE_FORM,
  IPA_FORM,
  PARTS_OF_SPEECH,
  SENSE_FORM,
  STANDS_FOR_FORM,
  VARIANT_FORM,
} from './word-fact-formats.ts'

/** A slug that people may give; addresses grow no longer than this. */
const OwnSlug = Slug.max(bounds.slug.max)

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length

const distinctSlugs = (max: number, message: string) => z.array(OwnSlug).max(max).refine(distinct, message).default([])

/** `term.yaml`: the facts that both languages share. */
export const TermFile = z
  .strictObject({
    id: OwnSlug.describe('The slug at first publication; it never changes, even when the folder is renamed.'),
    date: CalendarDate.describe('Day of first publication, YYYY-MM-DD.'),
    updated: CalendarDate.optional().describe('Day of the last change of meaning in either language, YYYY-MM-DD.'),
    level: Level,
    subjects: z
      .array(Subject)
      .min(1)
      .refine(distinct, 'a subject is listed twice')
      .describe('One or more subjects; the first is the home topic of the entry.'),
    group: OwnSlug.optional().describe(
      'Under which heading the page of the home topic lists the entry: a key of `groups` in site.yaml.',
    ),
    needs: distinctSlugs(bounds.needs.max, 'an entry is listed twice').describe(
      'Slugs of entries to read first, up to three; none above the level of this entry.',
    ),
    formerSlugs: distinctSlugs(bounds.formerSlugs.max, 'a former slug is listed twice').describe(
      'Earlier names of a renamed term; their addresses keep answering with a redirect.',
    ),
    common: z
      .array(line(bounds.alias.max))
      .min(1)
      .max(bounds.common.max)
      .refine(distinct, 'a name is listed twice')
      .optional()
      .describe(
        'Names of this entry that texts also use in other senses, and phrases in which they do: only entries that list this one in `means` link the names.',
      ),
    means: z
      .array(OwnSlug)
      .min(1)
      .max(bounds.means.max)
      .refine(distinct, 'an entry is listed twice')
      .optional()
      .describe('Slugs of entries that the texts of this entry mean by their common names.'),
    draft: z
      .boolean()
      .optional()
      .describe('Whether the entry is still being written: checked, shown by `npm run dev`, and not published.'),
  })
  .meta({ id: 'TermFile', title: 'term.yaml', description: 'Facts of a term that both languages share.' })
export type TermFile = z.output<typeof TermFile>

/** What an entry says of the word itself; `model/dictionary/parse-word-facts.ts` takes these lines apart. */
const wordFieldsIn = (language: Language) => ({
  partOfSpeech: z
    .enum(PARTS_OF_SPEECH)
    .optional()
    .describe('What kind of word the title is, where it is not a common noun: `proper noun`, `adjective`, or `verb`.'),
  plural: line(bounds.word.plural)
    .optional()
    .describe('The plural as it is written, in Spanish with its article; `–` for none.'),
  pronunciation: line(bounds.word.pronunciation)
    .optional()
    .describe(
      'How the title is said, in letters that everyone can read; several with `or` (`o`) between them, the usual one first.',
    ),
  ipa: line(bounds.word.ipa)
    .regex(IPA_FORM[language])
    .optional()
    .describe('The same in the International Phonetic Alphabet, between slashes; one for each pronunciation.'),
  standsFor: line(bounds.word.standsFor)
    .regex(STANDS_FOR_FORM)
    .optional()
    .describe('The words behind initials or a blend, after their language: `"en: Domain Name System"`.'),
  variants: z
    .array(line(bounds.word.variant).regex(VARIANT_FORM))
    .min(1)
    .max(bounds.word.variants.max)
    .refine(distinct, 'a variant is listed twice')
    .optional()
    .describe('What others say, and where, by codes of countries: `["ordenador: ES"]`; `419` is Latin America.'),
  example: line(bounds.word.example)
    .regex(EXAMPLE_FORM)
    .optional()
    .describe('A sentence or two with the word at work, in `**bold**`; not a definition.'),
  origin: line(bounds.word.origin).optional().describe('Where the word comes from, in one to three short sentences.'),
  senses: z
    .array(line(bounds.word.sense).regex(SENSE_FORM))
    .min(1)
    .max(bounds.word.senses.max)
    .refine(distinct, 'a sense is listed twice')
    .optional()
    .describe(
      'Other things that the word means: `["sign-in token: A code that proves to a site who you are."]`, up to three.',
    ),
})

const WORD = wordFieldsIn('en')

/** Fields about the word itself, in the order of the form and of tables. */
export const WORD_FIELDS = Object.keys(WORD) as readonly (keyof typeof WORD)[]

/** The front matter of `en.md`. */
export const FrontMatter = z.strictObject({
  title: line(bounds.title.max).describe('The form people use, in sentence case.'),
  tagline: line(bounds.tagline.max).describe('One-line definition: one sentence that stands alone.'),
  aliases: z
    .array(line(bounds.alias.max))
    .max(bounds.aliases.max)
    .default([])
    .describe('Other names of the same thing: acronyms, spelling variants, regional words.'),
  keywords: keywordList
    .default([])
    .describe('Words and short phrases that lead to the entry and are not names of it; only search reads them.'),
  ...WORD,
  imageAlt: line(bounds.imageAlt.max)
    .optional()
    .describe('Text alternative of the illustration; required when there is one.'),
  legend: listOf(line(bounds.legend.line), bounds.legend)
    .optional()
    .describe('What the numbers in `image.svg` stand for: one line per number, in their order.'),
  labels: z
    .record(Slug.max(bounds.drawingLabels.name), line(bounds.drawingLabels.text))
    .optional()
    .describe('Words in `image.svg`: the name of each of its slots, and what stands there.'),
})
export type FrontMatter = z.output<typeof FrontMatter>

/** Fields that hold texts: neither choices nor maps. */
type FrontText = Exclude<keyof FrontMatter, 'labels' | 'partOfSpeech'>
export const FRONT_TEXTS: readonly FrontText[] = (Object.keys(FrontMatter.shape) as (keyof FrontMatter)[]).filter(
  (field): field is FrontText => field !== 'labels' && field !== 'partOfSpeech',
)

/** Definite articles of Spanish; two where people say either, the one that we use first. */
export const ARTICLES = ['el', 'la', 'los', 'las', 'el o la', 'la o el'] as const
const Article = z.enum(ARTICLES)

/** The front matter of `es.md`: Spanish names may take an article. */
const SpanishFrontMatter = FrontMatter.extend({
  article: Article.optional().describe(
    'Only in `es.md`: the article that people say before the title; left out where they say none.',
  ),
  ipa: wordFieldsIn('es').ipa,
})

export const FRONT_MATTER = { en: FrontMatter, es: SpanishFrontMatter } as const

export const Link = z
  .object({ label: z.string().min(1).describe('Title of the linked page.'), url: WebAddress })
  .meta({ id: 'Link', description: 'A page to read next.' })
export type Link = z.output<typeof Link>

/** What the Markdown body says once it is split into its parts. */
export const Body = z.object({
  explanation: listOf(z.string().min(1), bounds.explanation).describe(
    'Paragraphs with inline `**bold**` and `` `code` `` markup.',
  ),
  analogy: z.string().min(1).describe('A comparison with something familiar; plain text.'),
  keyPoints: listOf(z.string().min(1), bounds.keyPoints).describe('What to remember, one sentence each; plain text.'),
  links: listOf(Link, bounds.links).describe('Further reading.'),
})
export type Body = z.output<typeof Body>

export type Translation = FrontMatter & Body & { readonly article?: z.output<typeof Article> | undefined }

/** The illustration that lies beside an entry: its file name and, for both languages, its text alternative. */
export type Image = 'image.svg' | 'image.png' | 'image.webp'
export const IMAGES: readonly Image[] = ['image.svg', 'image.png', 'image.webp']

/** Size of an illustration in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

export interface Term extends TermFile, InBoth<Translation> {
  readonly slug: string
  readonly image?: Image
  /** Of the illustration, if there is one. */
  readonly imageSize?: ImageSize
  /** What is inside `<svg>` in a drawing with a legend, ready to stand in a page. */
  readonly drawing?: string
}
