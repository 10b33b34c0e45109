/**
 * A term as editors write it (`term.yaml`, the front matter of `en.md` and `es.md`, the body below it) and as the
 * program holds it once everything has been checked.
 */
import * as z from 'zod'
import { bounds } from './bounds.ts'
import { CalendarDate, Level, line, Slug, Subject, WebAddress } from './classification.ts'
import type { Language } from './language.ts'
import { EXAMPLE_FORM, IPA_FORM, PARTS_OF_SPEECH, STANDS_FOR_FORM, VARIANT_FORM } from './word.ts'

/** A slug that people may give; addresses grow no longer than this. */
const OwnSlug = Slug.max(bounds.slug.max)

const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length

/** `term.yaml`: the facts that both languages share. */
export const TermFile = z
  .strictObject({
    id: OwnSlug.meta({
      description: 'The slug at first publication; it never changes, even when the folder is renamed.',
    }),
    date: CalendarDate.meta({ description: 'Day of first publication, YYYY-MM-DD.' }),
    updated: CalendarDate.optional().meta({
      description: 'Day of the last change of meaning in either language, YYYY-MM-DD.',
    }),
    level: Level,
    subjects: z
      .array(Subject)
      .min(1)
      .refine(distinct, { message: 'a subject is listed twice' })
      .meta({ description: 'One or more subjects; the first is the home topic of the entry.' }),
    needs: z
      .array(OwnSlug)
      .max(bounds.needs.max)
      .refine(distinct, { message: 'an entry is listed twice' })
      .default([])
      .meta({ description: 'Slugs of entries to read first, up to three; none above the level of this entry.' }),
    formerSlugs: z
      .array(OwnSlug)
      .max(bounds.formerSlugs.max)
      .refine(distinct, { message: 'a former slug is listed twice' })
      .default([])
      .meta({ description: 'Earlier names of a renamed term; their addresses keep answering with a redirect.' }),
    ambiguous: z.boolean().optional().meta({
      description:
        'Whether its names mean other things, too: texts link to it only from entries with which it shares a subject.',
    }),
    draft: z.boolean().optional().meta({
      description: 'Whether the entry is still being written: checked, shown by `npm run dev`, and not published.',
    }),
  })
  .meta({ id: 'TermFile', title: 'term.yaml', description: 'Facts of a term that both languages share.' })
export type TermFile = z.output<typeof TermFile>

/** What an entry says of the word itself; `model/dictionary/word.ts` takes these lines apart. */
const wordFieldsIn = (language: Language) => ({
  partOfSpeech: z.enum(PARTS_OF_SPEECH).optional().meta({
    description:
      'What kind of word the title is, where it is not a common noun: `proper noun`, `adjective`, or `verb`.',
  }),
  plural: line(bounds.word.plural)
    .optional()
    .meta({ description: 'The plural as it is written, in Spanish with its article; `–` for none.' }),
  pronunciation: line(bounds.word.pronunciation).optional().meta({
    description:
      'How the title is said, in letters that everyone can read; several with `or` (`o`) between them, the usual one first.',
  }),
  ipa: line(bounds.word.ipa).regex(IPA_FORM[language]).optional().meta({
    description: 'The same in the International Phonetic Alphabet, between slashes; one for each pronunciation.',
  }),
  standsFor: line(bounds.word.standsFor)
    .regex(STANDS_FOR_FORM)
    .optional()
    .meta({ description: 'The words behind initials or a blend, after their language: `"en: Domain Name System"`.' }),
  variants: z
    .array(line(bounds.word.variant).regex(VARIANT_FORM))
    .min(1)
    .max(bounds.word.variants.max)
    .refine(distinct, { message: 'a variant is listed twice' })
    .optional()
    .meta({
      description: 'What others say, and where, by codes of countries: `["ordenador: ES"]`; `419` is Latin America.',
    }),
  example: line(bounds.word.example)
    .regex(EXAMPLE_FORM)
    .optional()
    .meta({ description: 'A sentence or two with the word at work, in `**bold**`; not a definition.' }),
  origin: line(bounds.word.origin)
    .optional()
    .meta({ description: 'Where the word comes from, in one to three short sentences.' }),
})

/** The front matter of `en.md`. */
export const FrontMatter = z
  .strictObject({
    title: line(bounds.title.max).meta({ description: 'The form people use, in sentence case.' }),
    tagline: line(bounds.tagline.max).meta({ description: 'One-line definition: one sentence that stands alone.' }),
    aliases: z
      .array(line(bounds.alias.max))
      .max(bounds.aliases.max)
      .default([])
      .meta({ description: 'Other names of the same thing: acronyms, spelling variants, regional words.' }),
    keywords: z.array(line(bounds.keyword.max)).max(bounds.keywords.max).default([]).meta({
      description: 'Words and short phrases that lead to the entry and are not names of it; only search reads them.',
    }),
    imageAlt: line(bounds.imageAlt.max)
      .optional()
      .meta({ description: 'Text alternative of the illustration; required when there is one.' }),
    legend: z
      .array(line(bounds.legend.line))
      .min(bounds.legend.min)
      .max(bounds.legend.max)
      .optional()
      .meta({ description: 'What the numbers in `image.svg` stand for: one line per number, in their order.' }),
    labels: z
      .record(
        z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .max(bounds.drawingLabels.name),
        line(bounds.drawingLabels.text),
      )
      .optional()
      .meta({ description: 'Words in `image.svg`: the name of each of its slots, and what stands there.' }),
    ...wordFieldsIn('en'),
  })
  .meta({ id: 'FrontMatter', title: 'Front matter of en.md and es.md', description: 'Names and one-line definition.' })
export type FrontMatter = z.output<typeof FrontMatter>

/** Definite articles of Spanish; two where people say either, the one that we use first. */
export const ARTICLES = ['el', 'la', 'los', 'las', 'el o la', 'la o el'] as const
const Article = z.enum(ARTICLES)

/** The front matter of `es.md`: Spanish names may take an article. */
const SpanishFrontMatter = FrontMatter.extend({
  article: Article.optional().meta({
    description: 'Only in `es.md`: the article that people say before the title; left out where they say none.',
  }),
  ipa: wordFieldsIn('es').ipa,
}).meta({ id: 'SpanishFrontMatter', title: 'Front matter of es.md', description: 'Names and one-line definition.' })

/** The front matter of each language. */
export const FRONT_MATTER = { en: FrontMatter, es: SpanishFrontMatter } as const

export const Link = z
  .object({
    label: z.string().min(1).meta({ description: 'Title of the linked page.' }),
    url: WebAddress,
  })
  .meta({ id: 'Link', description: 'A page to read next.' })
export type Link = z.output<typeof Link>

/** What the Markdown body says once it is split into its parts. */
export const Body = z.object({
  explanation: z
    .array(z.string().min(1))
    .min(bounds.explanation.min)
    .max(bounds.explanation.max)
    .meta({ description: 'Paragraphs with inline `**bold**` and `` `code` `` markup.' }),
  analogy: z.string().min(1).meta({ description: 'A comparison with something familiar; plain text.' }),
  keyPoints: z
    .array(z.string().min(1))
    .min(bounds.keyPoints.min)
    .max(bounds.keyPoints.max)
    .meta({ description: 'What to remember, one sentence each; plain text.' }),
  links: z.array(Link).min(bounds.links.min).max(bounds.links.max).meta({ description: 'Further reading.' }),
})
export type Body = z.output<typeof Body>

/** An entry in one language. */
export type Translation = FrontMatter & Body & { readonly article?: z.output<typeof Article> | undefined }

/** The illustration that lies beside an entry: its file name and, for both languages, its text alternative. */
export type Image = 'image.svg' | 'image.png' | 'image.webp'
export const IMAGES: readonly Image[] = ['image.svg', 'image.png', 'image.webp']

/** Size of an illustration in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** A term, complete in both languages. */
export interface Term extends TermFile {
  readonly slug: string
  readonly image?: Image
  /** Of the illustration, if there is one. */
  readonly imageSize?: ImageSize
  /** What is inside `<svg>` in a drawing with a legend, ready to stand in a page. */
  readonly drawing?: string
  readonly en: Translation
  readonly es: Translation
}
