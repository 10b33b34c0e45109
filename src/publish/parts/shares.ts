/**
 * Rendering a share of the files of the dictionary. A file is kept if all that was read when it was made is as it was:
 * facets of the dictionary and lists of its terms, which are noted, and its part of the site.
 */
import { SHARES } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { noteAll, noting } from '../../model/dictionary/noting.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Artifact, Family } from '../../model/views/artifact.ts'
import type { Claim } from '../collision.ts'
import { type DigestsOfLists, digestsOf, type FacetDigests } from '../store/facet-digests.ts'
import { type Group, lineOf } from '../swap/manifest.ts'
import type { Placer } from '../swap/placer.ts'
import type { OldFiles } from './old-files.ts'

/** Where the files go. */
export interface ShareOutput {
  readonly placer: Placer
  readonly digestsOfLists: DigestsOfLists
  /** @returns undefined when nothing is remembered for the next build */
  fingerprintOf(inputs: readonly object[]): string | undefined
  /** The artifact as it is to be rendered. */
  prepare(artifact: Artifact): Artifact
}

/**
 * @param taken how many shares are taken; all parts of a build count here
 * @param dictionary notes what is read of it
 * @param digests of its facets
 * @returns a line of the manifest; paths of the files, and what they belong to
 */
export function renderShares(
  taken: Int32Array,
  dictionary: Dictionary,
  digests: FacetDigests,
  site: Site,
  old: OldFiles['files'],
  { placer, digestsOfLists, fingerprintOf, prepare }: ShareOutput,
): { readonly line: string; readonly claims: readonly Claim[] } {
  const files: Group['files'][number][] = []
  const claims: Claim[] = []
  for (let share = nextShare(taken); share; share = nextShare(taken))
    for (const family of share) {
      const listed = noting(() => [...family.emit(dictionary, site)])
      const part = family.part(site)
      for (const artifact of listed.value) {
        const { path, origin, item } = artifact
        const keyOf = (shown: object | undefined) => shown && fingerprintOf([part, [item], shown])
        const before = old.get(path)
        const key = before?.read && keyOf(digestsOf(before.read, digests))
        const isSame = key !== undefined && key === before?.fingerprint
        const ofLists = isSame || !before?.read ? undefined : keyOf(digestsOfLists(before.read))
        const areListsSame = ofLists !== undefined && ofLists === before?.lists
        const { value: placed, read } = noting(() => {
          if (item === undefined) noteAll(listed.read)
          return placer.place(prepare(artifact), before, isSame || areListsSame)
        })
        if (placed.rendered)
          files.push([path, placed.bytes, keyOf(digestsOf(read, digests)), read, keyOf(digestsOfLists(read))])
        else files.push([path, placed.bytes, key, before?.read, before?.lists])
        claims.push([path, origin])
      }
    }
  return { line: lineOf('', [], { files }), claims }
}

/** The largest share of the files of the dictionary that no part has taken. */
const nextShare = (taken: Int32Array): readonly Family[] | undefined => SHARES[Atomics.add(taken, 0, 1)]
