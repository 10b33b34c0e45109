/** Whether hosts of static files accept a site: its size beside what they allow, and what to switch off to fit. */

import { groupThousands } from '../languages/thousands.ts'
import { bounds } from '../schema/bounds.ts'
import { textTable } from '../text/text-table.ts'

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

/** Whether every host accepts the site. */
const fitsAllHosts = (size: SiteSize): boolean => HOSTS.every(([, limits]) => fits(size, limits))

function fits({ files, bytes, largest, folderFiles, redirects }: SiteSize, limits: Limits): boolean {
  const {
    files: mostFiles = files,
    fileBytes = largest[1],
    folderFiles: fullest = folderFiles,
    siteBytes = bytes,
    redirects: mostRedirects = redirects,
  } = limits
  return (
    files <= mostFiles &&
    largest[1] <= fileBytes &&
    folderFiles <= fullest &&
    bytes <= siteBytes &&
    redirects <= mostRedirects
  )
}

/**
 * A table of what hosts allow, and the settings that make the site smaller.
 * @returns empty when every host accepts the site
 */
export function reportHosts(size: SiteSize): string {
  if (fitsAllHosts(size)) return ''
  const { files, bytes, largest, folderFiles, redirects } = size
  const rows = [
    ['', 'files', 'largest file', 'files in a folder', 'all files', 'redirects', ''],
    [
      'this site',
      count(files),
      `${megabytes(largest[1])} ${largest[0]}`,
      count(folderFiles),
      megabytes(bytes),
      count(redirects),
      '',
    ],
    ...HOSTS.map(([name, limits]) => [
      name,
      limits.files === undefined ? '' : count(limits.files),
      limits.fileBytes === undefined ? '' : megabytes(limits.fileBytes),
      limits.folderFiles === undefined ? '' : count(limits.folderFiles),
      limits.siteBytes === undefined ? '' : megabytes(limits.siteBytes),
      limits.redirects === undefined ? '' : count(limits.redirects),
      fits(size, limits) ? 'fits' : 'refuses it',
    ]),
  ]
  const advice = OPTIONAL_PARTS.flatMap(part => adviceOn(part, size.optional[part]))
  return `${textTable(rows, 3)}${advice.length > 0 ? `To make it smaller, set in site.yaml:\n${advice.join('')}` : ''}`
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
