/** Whether hosts of static files accept a site: its size beside what they allow, and what to switch off to fit. */
import { groupThousands } from '../languages/thousands.ts'
import { bounds } from '../schema/bounds.ts'

/** How large a site is. */
export interface SiteSize {
  readonly files: number
  readonly bytes: number
  readonly largest: PublishedFile
  /** Files in the folder that holds most. */
  readonly folderFiles: number
  /** Lines of `_redirects`. */
  readonly redirects: number
  /** Files that a setting of site.yaml leaves out. */
  readonly optional: Readonly<Record<OptionalPart, readonly PublishedFile[]>>
}

export type PublishedFile = readonly [path: string, bytes: number]

/** The larger of two files; of two with the same size, the one whose path comes first. */
export const largerOf = (a: PublishedFile, b: PublishedFile): PublishedFile =>
  b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a

/** Settings that can be switched off, the least missed first. */
const OPTIONAL_PARTS = ['downloads', 'embeds', 'cards', 'llmsFull'] as const
type OptionalPart = (typeof OPTIONAL_PARTS)[number]

interface Limits {
  readonly files?: number
  readonly fileBytes?: number
  readonly folderFiles?: number
  readonly siteBytes?: number
  readonly redirects?: number
}

const HOSTS: readonly (readonly [name: string, Limits])[] = Object.entries(bounds.hosts)

/**
 * Which hosts refuse the site and why, a line each, and the settings that make it smaller.
 * @returns empty when every host accepts the site
 */
export function reportHosts(size: SiteSize): string {
  const refusals = HOSTS.flatMap(([name, limits]) => excesses(size, limits).map(excess => `${name} ${excess}\n`))
  if (refusals.length === 0) return ''
  const advice = OPTIONAL_PARTS.flatMap(part => adviceOn(part, size.optional[part]))
  return `${refusals.join('')}${advice.length > 0 ? `To make it smaller, set in site.yaml:\n${advice.join('')}` : ''}`
}

/** What the site has more of than a host allows. */
function excesses({ files, bytes, largest, folderFiles, redirects }: SiteSize, limits: Limits): readonly string[] {
  const [path, fileBytes] = largest
  const measures: readonly (readonly [has: number, most: number | undefined, show: typeof count, what: string])[] = [
    [files, limits.files, count, 'files'],
    [folderFiles, limits.folderFiles, count, 'files in a folder'],
    [redirects, limits.redirects, count, 'redirects'],
    [fileBytes, limits.fileBytes, megabytes, `in a file (${path})`],
    [bytes, limits.siteBytes, megabytes, 'in all'],
  ]
  return measures.flatMap(([has, most, show, what]) =>
    most !== undefined && has > most ? [`allows ${show(most)} ${what}; this site has ${show(has)}`] : [],
  )
}

function adviceOn(part: OptionalPart, files: readonly PublishedFile[]): readonly string[] {
  if (files.length === 0) return []
  const bytes = files.reduce((sum, [, own]) => sum + own, 0)
  const largest = Math.max(...files.map(([, own]) => own))
  return [
    `  ${part}: false   ${count(files.length)} files less, ${megabytes(bytes)} less, the largest of ${megabytes(largest)}\n`,
  ]
}

const count = (number: number): string => groupThousands(number, ',')

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
