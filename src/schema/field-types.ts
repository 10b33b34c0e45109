/** Shapes of single fields: subject, level, slug, day, address, and lines of text. */
import * as z from 'zod'
import { bounds, LEVELS, SLUG_PATTERN, SUBJECTS } from './bounds.ts'

export const Subject = z.enum(SUBJECTS).meta({ id: 'Subject', description: 'Key of a subject.' })
export type Subject = z.output<typeof Subject>

export const Level = z
  .literal([...LEVELS])
  .describe('Knowledge needed to understand the entry: 1 basic, 2 intermediate, 3 advanced.')
export type Level = z.output<typeof Level>

export const Slug = z
  .string()
  .regex(SLUG_PATTERN)
  .describe('Name of the term in addresses: lower-case letters, digits and hyphens.')

/** Names of devices, which Windows keeps from files and folders. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Whether a new entry, page or path may have a slug: it names a folder on every machine, and no command takes it for an option. */
export const isFolderName = (slug: string): boolean =>
  SLUG_PATTERN.test(slug) && !/^-|-$|--/.test(slug) && !DEVICE.test(slug)

export const CalendarDate = z.iso.date().describe('Calendar date, ISO 8601: YYYY-MM-DD.')

/** Whether it is an absolute http(s) address without white space or credentials. */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !/^https?:\/\/[^/?#]/i.test(text)) return false
  if (PLAIN_HOST.test(text)) return true
  if (!URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && username === '' && password === ''
}

/** The host of nearly every address, which needs no parser: labels of ASCII letters, the last of letters alone. */
const PLAIN_HOST = /^https?:\/\/((?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,})(?:[/?#]|$)/

/** The host of an address that `isWebAddress` has accepted. */
export const hostOf = (address: string): string => PLAIN_HOST.exec(address)?.[1] ?? new URL(address).hostname

export const WebAddress = z
  .string()
  .refine(isWebAddress, { message: 'not an absolute http or https address' })
  .meta({ format: 'uri', description: 'Absolute http or https address.' })

/** As many items as the bounds say. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  { min, max }: { readonly min: number; readonly max: number },
) => z.array(item).min(min).max(max)

/** A line of text without control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)

/** Words by which people search, and which are no names. */
export const keywordList = z.array(line(bounds.keyword.max)).max(bounds.keywords.max)
