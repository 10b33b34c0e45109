/**
 * Rendering a share of the files of the dictionary. A family is kept if all that was read when it was made is as it was:
 * facets of the dictionary, which are noted, and its part of the site.
 */
import { SHARES } from '../../emit/index.ts'
import type { Artifact, Family } from '../../model/artifact.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import type { Facet } from '../../model/facets.ts'
import { noting } from '../../model/noting.ts'
import type { Site } from '../../model/site.ts'
import { digestsOf, type FacetDigests } from '../store/facet-digests.ts'
import { type Group, lineOf, type Written } from '../swap/manifest.ts'
import type { Placed, Placer } from '../swap/placer.ts'

/** What the last build made. */
export interface OldFiles {
  /** By name of their family. */
  readonly families: ReadonlyMap<string, Group>
  /** By path. */
  readonly files: ReadonlyMap<string, Written>
}

export interface ShareOutput {
  readonly placer: Placer
  /** Renders a file and places it. */
  place(artifact: Artifact, known: Written | undefined): Placed
  /** Records a file that is kept. */
  kept(path: string, bytes: number): void
  /** Keeps a line of the manifest. */
  line(text: string): void
}

type Fingerprint = (inputs: readonly object[]) => string | undefined
type Claim = readonly [path: string, origin: string]

/**
 * @param taken how many shares are taken; all parts of a build count here
 * @param digests of the facets of the dictionary
 * @returns paths of the files, and what they belong to
 */
export function renderShares(
  taken: Int32Array,
  dictionary: Dictionary,
  digests: FacetDigests,
  site: Site,
  old: OldFiles,
  fingerprintOf: Fingerprint,
  output: ShareOutput,
): readonly Claim[] {
  const claims: Claim[] = []
  for (let share = nextShare(taken); share; share = nextShare(taken)) {
    for (const family of share) {
      const keyOf = (read: Iterable<Facet>) => fingerprintOf([family.part(site), digestsOf(read, digests)])
      const before = old.families.get(family.name)
      const isSame = before?.key !== undefined && before.key === keyOf(before.read ?? [])
      const kept = isSame ? keepFamily(before, output) : undefined
      const { value: files, read } = kept
        ? { value: kept, read: before?.read ?? [] }
        : noting(() => renderFamily(family.emit(dictionary, site), old.files, output))
      for (const [path, , , origin = ''] of files) claims.push([path, origin])
      const key = keyOf(read)
      if (key !== undefined) output.line(lineOf('', [], { family: family.name, read: [...read], key, files }))
    }
  }
  return claims
}

/** The largest share of the files of the dictionary that no part has taken. */
const nextShare = (taken: Int32Array): readonly Family[] | undefined => SHARES[Atomics.add(taken, 0, 1)]

/** @returns undefined when a file is not what was written */
function keepFamily({ files }: Group, { placer, kept }: ShareOutput): Group['files'] | undefined {
  if (!files.every(([path, bytes]) => placer.published.isAsWritten(path, bytes))) return undefined
  for (const [path, bytes] of files) {
    placer.keep(path)
    kept(path, bytes)
  }
  return files
}

function renderFamily(artifacts: Iterable<Artifact>, old: OldFiles['files'], { place }: ShareOutput): Group['files'] {
  const files: Group['files'][number][] = []
  for (const artifact of artifacts) {
    const { bytes } = place(artifact, old.get(artifact.path))
    files.push([artifact.path, bytes, undefined, artifact.origin])
  }
  return files
}
