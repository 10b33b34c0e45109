/**
 * The settings of the site, `content/site.yaml`; and the front matter of its own pages, and the list of removed
 * entries.
 */
import * as z from 'zod'
import { bounds, LEVELS, SUBJECTS } from './bounds.ts'
import { CalendarDate, line, Slug, WebAddress } from './field-types.ts'

/** Switches, by what they are unless the settings say otherwise. */
const on = z.boolean().default(true)
const off = z.boolean().default(false)

/**
 * An entry, a page, a path, or a comparison by its English address without the slashes around it: `dns`, `about`,
 * `paths/how-a-page-loads`, `compare/cpu-vs-gpu`.
 */
const PageName = z
  .string()
  .max(2 * bounds.slug.max)
  .regex(
    /^(?:(?:paths|compare)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'write the English address without the slashes around it, like paths/how-a-page-loads',
  )

const text = z
  .string()
  .min(1)
  .regex(/^\P{Cc}*$/u)
const bilingual = z.strictObject({ en: text, es: text })

/** A value for each of some keys. */
const keyed = <const Keys extends readonly (string | number)[], Value extends z.ZodType>(keys: Keys, value: Value) =>
  z.strictObject(Object.fromEntries(keys.map(key => [String(key), value])) as Record<`${Keys[number]}`, Value>)

/** The same day of a later month; both dates are YYYY-MM-DD and compare as text. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}${date.slice(7)}`
}

export const SiteFile = z
  .strictObject({
    name: line(40).describe('Name of the dictionary.'),
    description: bilingual.describe('One sentence that says what the dictionary is, in both languages.'),
    baseUrl: WebAddress.refine(url => !/[?#]/.test(url), 'a base address has no query and no fragment')
      // They mean something else in the configuration of nginx and Caddy.
      .refine(url => !/[$`{}'"\\]/.test(url), 'a base address has no dollar signs, quotes, braces or backslashes')
      .describe('Address at which the site is published, unless --base-url or BASE_URL says otherwise.'),
    license: z.strictObject({ name: z.string().min(1), url: WebAddress }).describe('License of the content.'),
    repository: WebAddress.describe('Where the content is edited.'),
    contact: z
      .union([z.email().max(200), WebAddress])
      .optional()
      .describe(
        'Where readers report a mistake without an account where the content is edited: an email address, or the address of a page. Without it, every entry offers the form on GitHub.',
      ),
    featured: z
      .array(Slug)
      .max(bounds.featured.max)
      .optional()
      .describe(
        'Slugs of entries that the home page names for readers who are new; those that do not exist are left out.',
      ),
    branch: z.string().min(1).default('main').describe('Branch that the edit links open.'),
    edge: on.describe('Whether the edge function runs in front of the files; false advertises no /mcp.'),
    hsts: z
      .enum(['off', 'host', 'subdomains'])
      .optional()
      .describe(
        'Whether browsers may reach the host only by HTTPS for a year (RFC 6797), and its subdomains; by default "host", and "off" for a site below a path, since the rule binds all of the host.',
      ),
    cards: on.describe(
      'Whether every entry has a picture that networks show beside a link; two of the seven files of a term.',
    ),
    downloads: on.describe(
      'Whether the whole dictionary is published as files to download: for e-readers, dictionary programs, Anki, spreadsheets, translation tools.',
    ),
    embeds: on.describe(
      'Whether every entry has a card that other sites may show in a frame, and a description for oEmbed; four files of a term.',
    ),
    llmsFull: on.describe('Whether the whole dictionary is published as text for agents, at /llms-full.txt.'),
    write: off.describe('Whether the form is published in which people write new entries in a browser, at /write/.'),
    subjects: keyed(SUBJECTS, bilingual).describe('Labels of the nine subjects in both languages.'),
    levels: keyed(LEVELS, bilingual).describe('Labels of the three levels in both languages.'),
    introductions: keyed(SUBJECTS, bilingual)
      .partial()
      .optional()
      .describe(
        'Two or three sentences for the page of each subject, in both languages: what the field is, and where to begin.',
      ),
    groups: keyed(SUBJECTS, z.record(Slug, bilingual))
      .partial()
      .optional()
      .describe(
        'Headings under which the page of a subject lists its entries, in their order and in both languages; entries name theirs as `group`.',
      ),
    redirects: z
      .record(PageName, PageName)
      .optional()
      .describe(
        'Where former addresses of paths, comparisons and pages lead, in both languages: paths/old-name: paths/new-name. Entries list theirs as formerSlugs.',
      ),
    example: Slug.optional().describe(
      'Entry that the developers page shows as an example; by default, and where there is none, the first one.',
    ),
    retirement: z
      .strictObject({
        deprecated: CalendarDate.describe('Day from which /v1/ is deprecated (RFC 9745).'),
        sunset: CalendarDate.describe('Day on which /v1/ stops answering (RFC 8594).'),
      })
      .refine(
        ({ deprecated, sunset }) => monthsLater(deprecated, bounds.retirementMonths) <= sunset,
        `a version goes on working for at least ${bounds.retirementMonths} months`,
      )
      .optional()
      .describe('Set when /v2/ ships; turns on the Deprecation and Sunset headers of /v1/.'),
  })
  .meta({ id: 'SiteFile', title: 'site.yaml', description: 'Settings of the whole site.' })
export type SiteFile = z.output<typeof SiteFile>

/** The front matter of `content/pages/<page>/en.md` and `es.md`. */
export const PageFrontMatter = z.strictObject({
  title: z.string().trim().min(1).max(70).describe('Title of the page.'),
  description: z.string().trim().min(1).max(200).describe('One sentence for search results.'),
})
export type PageFrontMatter = z.output<typeof PageFrontMatter>

/** `content/removed.yaml`: pages that were taken out on purpose and have no successor. */
export const RemovedFile = z.strictObject({
  removed: z
    .array(PageName)
    .default([])
    .describe(
      'Slugs of entries that were taken out, with their former slugs; paths and comparisons as paths/<slug> and compare/<a>-vs-<b>.',
    ),
})
