/**
 * The files that are made after all others are rendered, once for the whole dictionary: streams from their parts,
 * copied files, scripts, the worker that keeps the shell offline, archives, and the page that says how large they are.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFaces } from '../cards/fonts.ts'
import { starDicts } from '../emit/downloads/stardict.ts'
import { packedFiles } from '../emit/downloads/zip.ts'
import { COPIED, FILE_PER_ENTRY_ARCHIVES, streamsOf } from '../emit/emitters.ts'
import { downloadPages } from '../emit/pages.ts'
import type { NodeServices } from '../emit/required-services.ts'
import { isShell, serviceWorker } from '../emit/service-worker-file.ts'
import { type CardArtifact, cards } from '../emit/social-card-files.ts'
import type { Dictionary } from '../model/dictionary/dictionary.ts'
import type { Site } from '../model/dictionary/site.ts'
import type { Artifact, Stream } from '../model/views/artifact.ts'
import { file, fileOf } from '../model/web/address.ts'
import { LANGUAGES } from '../schema/language.ts'
import { makeNodeServices } from './node-services.ts'
import type { StreamJob } from './output/stream-part-files.ts'
import { openEncoder } from './output/utf8-encoder.ts'
import { type OutputWriter, openWriter } from './output/writer.ts'
import { type Claim, claimOf } from './path-collisions.ts'
import { entriesIn } from './read-json-lines.ts'
import type { BuildContext, ContentToPublish } from './steps/build-context.ts'
import type { RenderAnswer } from './threads/messages.ts'

/** The files, named but not yet made. */
export interface FilesAfterRender {
  /** From summaries. */
  readonly dictionary: Dictionary
  readonly site: Site
  readonly services: NodeServices
  /** The site being made. */
  readonly next: string
  readonly writer: OutputWriter
  /** Bytes of each file that is made, by path. */
  readonly sizes: ReadonlyMap<string, number>
  /** Archives of the entries, made from the JSON Lines. */
  readonly packed: readonly Artifact[]
  readonly copied: readonly Artifact[]
  readonly drawn: readonly CardArtifact[]
}

export function nameFilesAfterRender(
  { folders, bundle, out }: BuildContext,
  { dictionary, site }: ContentToPublish,
  next: string,
): FilesAfterRender {
  const services = makeNodeServices(folders, bundle)
  const sizes = new Map<string, number>()
  const jsonLines = join(next, fileOf(file.jsonLines))
  return {
    ...{ dictionary, site, services, next, sizes },
    writer: openWriter(out, next, openEncoder(), sizes),
    packed: [...starDicts(dictionary, site, () => entriesIn(jsonLines))],
    copied: COPIED.flatMap(emit => [...emit(dictionary, site, services)]),
    drawn: [...cards(dictionary, site, services)],
  }
}

/** Paths of all files, and who makes them. */
export const claimsOf = ({ dictionary, site, services, copied, packed, drawn }: FilesAfterRender): readonly Claim[] =>
  [
    ...streamsOf(site),
    ...copied,
    serviceWorker([], site, services),
    ...packed,
    ...downloadPages(dictionary, site, () => 0),
    ...drawn,
  ].map(claimOf)

/**
 * Streams to be joined, in the order of `streamsOf`.
 * @param parts folder for what is joined
 */
export async function streamJobs(
  files: FilesAfterRender,
  rendered: readonly RenderAnswer[],
  parts: string,
): Promise<readonly StreamJob[]> {
  const jobs: StreamJob[] = []
  for (const [i, stream] of streamsOf(files.site).entries())
    jobs.push({
      path: stream.path,
      between: stream.between,
      tail: stream.tail,
      parts: rendered.flatMap(answer => answer.parts[i] ?? []),
      target: join(parts, `joined-${i}`),
      ...(await aroundItems(stream, files)),
    })
  return jobs
}

/** What stands around the items of an archive. */
async function aroundItems(
  { path }: Stream,
  { dictionary, site, services }: FilesAfterRender,
): Promise<Pick<StreamJob, 'archiveHead' | 'tail'> | undefined> {
  const archive = FILE_PER_ENTRY_ARCHIVES.find(each => each.path === path)
  if (!archive) return undefined
  // For the cover of a book.
  await loadFaces()
  const { before, behind } = archive.around(dictionary, site, services)
  return { archiveHead: packedFiles(before), tail: packedFiles(behind) }
}

/** Writes all of them but streams and cards; the pages of the shell and the JSON Lines have to be there. */
export function writeFilesAfterRender(files: FilesAfterRender): void {
  const { dictionary, site, services, next, copied, packed, writer, sizes } = files
  for (const artifact of copied) writer.write(artifact)
  writer.write(serviceWorker([...offlinePages(next), ...copied.filter(isShell)], site, services))
  for (const artifact of packed) writer.write(artifact)
  for (const artifact of downloadPages(dictionary, site, path => sizes.get(path.slice(1)) ?? 0)) writer.write(artifact)
}

/** The pages that readers without a connection see, as they are in the new site. */
const offlinePages = (next: string): readonly Artifact[] =>
  LANGUAGES.map(language => fileOf(file.offline(language))).map(path => ({
    path,
    origin: '',
    render: () => readFileSync(join(next, path)),
  }))
