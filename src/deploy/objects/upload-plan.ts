/**
 * What an object store has to hold for a site: each file with its fields, in the order in which they are uploaded. The
 * list of what was uploaded lies in the store too, so that the next upload sends what has changed, and deletes nothing
 * that it did not upload.
 */
import { mediaType } from '../../edge/media-type-by-extension.ts'
import { file } from '../../model/web/address.ts'
import type { EdgeSettings } from '../../model/web/edge-settings.ts'
import { headersFor } from '../../model/web/header-rules.ts'
import { HIDDEN_FOLDER } from '../../model/web/unserved-files.ts'

/** What pages need comes first, then pages, then what lists them, so that nothing leads to what is not there yet. */
export const STEPS = ['assets', 'pages', 'lists'] as const
type Step = (typeof STEPS)[number]

export interface StoredObject {
  /** Address below that of the site, without the first slash: the name in the store. */
  readonly key: string
  readonly type: string
  readonly cacheControl: string
  readonly bytes: number
  /** Empty while it is unknown whether the object has been replaced. */
  readonly sha256: string
  readonly step: Step
}

export interface PublishedFile extends Pick<StoredObject, 'bytes' | 'sha256'> {
  /** Below the published folder, with forward slashes. */
  readonly path: string
}

/** Where the list itself lies in the store. */
export const LIST_KEY = `${HIDDEN_FOLDER.slice(1)}objects.jsonl`

/** Files that only other hosts read. */
const OF_HOSTS: ReadonlySet<string> = new Set([file.headers, file.redirects, file.noJekyll])

/** The objects of a site, by step and name. */
export function objectsOf(files: readonly PublishedFile[], settings: EdgeSettings): readonly StoredObject[] {
  const objects = files
    .filter(({ path }) => !`/${path}`.startsWith(HIDDEN_FOLDER) && !OF_HOSTS.has(`/${path}`))
    .map(({ path, bytes, sha256 }) => ({ key: path, ...fieldsOf(path, settings), bytes, sha256, step: stepOf(path) }))
  return objects.sort(
    (a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step) || (a.key < b.key ? -1 : Number(a.key > b.key)),
  )
}

function fieldsOf(path: string, { headers }: EdgeSettings): Pick<StoredObject, 'type' | 'cacheControl'> {
  const fields = headersFor(`/${path.replace(/(^|\/)index\.html$/, '$1')}`, headers)
  return { type: fields.get('Content-Type') ?? mediaType(path), cacheControl: fields.get('Cache-Control') ?? '' }
}

function stepOf(path: string): Step {
  if (`/${path}` === file.worker) return 'lists'
  if (/\.(?:css|js|woff2|png|svg|webp|ico)$/.test(path)) return 'assets'
  return /\.(?:html|md)$|^v1\/terms\/|\/oembed\.json$/.test(path) ? 'pages' : 'lists'
}

export interface Plan {
  readonly steps: readonly (readonly StoredObject[])[]
  /** Names of objects that were uploaded earlier and are no longer part of the site. */
  readonly removed: readonly string[]
  /** What may be in the store while the upload runs: the objects of before and now, changed ones with unknown bytes. */
  readonly inProgress: readonly StoredObject[]
}

/** @param before what the list in the store says; empty if there is none */
export function planUpload(objects: readonly StoredObject[], before: readonly StoredObject[]): Plan {
  const known = new Map(before.map(each => [each.key, each]))
  const now = new Set(objects.map(({ key }) => key))
  const isSame = ({ key, sha256, type, cacheControl }: StoredObject): boolean => {
    const old = known.get(key)
    return old?.sha256 === sha256 && old.type === type && old.cacheControl === cacheControl
  }
  const changed = objects.filter(each => !isSame(each))
  const removed = before.filter(({ key }) => !now.has(key))
  const unknown = [...changed, ...removed].map(each => ({ ...each, sha256: '' }))
  return {
    steps: STEPS.map(step => changed.filter(each => each.step === step)),
    removed: removed.map(({ key }) => key),
    inProgress: [...objects.filter(isSame), ...unknown],
  }
}

/** As JSON Lines, which other programs read too. */
export const writeList = (objects: readonly StoredObject[]): string =>
  objects.map(each => `${JSON.stringify(each)}\n`).join('')

/** @throws if the text is not such a list */
export const readList = (text: string): readonly StoredObject[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as StoredObject)
