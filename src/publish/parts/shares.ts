/**
 * Rendering a share of the files of the dictionary. A family is kept if all that was read when it was made is as it was:
 * facets of the dictionary, which are noted, and its part of the site.
 */
import { SHARES } from '../../emit/index.ts'
import type { Dictionary } from '../../model/dictionary/dictionary.ts'
import { noting, type Read } from '../../model/dictionary/noting.ts'
import type { Site } from '../../model/dictionary/site.ts'
import type { Artifact, Family } from '../../model/views/artifact.ts'
import type { Claim } from '../collision.ts'
import { digestsOf, type FacetDigests } from '../store/facet-digests.ts'
import { type Group, lineOf } from '../swap/manifest.ts'
import type { Placer } from '../swap/placer.ts'
import type { Ledger } from './ledger.ts'
import type { OldFiles } from './old-files.ts'

/** Where the files go. */
export interface ShareOutput {
  readonly placer: Placer
  readonly ledger: Ledger
  /** @returns undefined when nothing is remembered for the next build */
  fingerprintOf(inputs: readonly object[]): string | undefined
  /** The artifact as it is to be rendered. */
  prepare(artifact: Artifact): Artifact
}

type Files = Group['files']

/**
 * @param taken how many shares are taken; all parts of a build count here
 * @param dictionary notes what is read of it
 * @param digests of its facets
 * @returns lines of the manifest; paths of the files, and what they belong to
 */
export function renderShares(
  taken: Int32Array,
  dictionary: Dictionary,
  digests: FacetDigests,
  site: Site,
  old: OldFiles,
  output: ShareOutput,
): { readonly lines: readonly string[]; readonly claims: readonly Claim[] } {
  const lines: string[] = []
  const claims: Claim[] = []
  for (let share = nextShare(taken); share; share = nextShare(taken)) {
    for (const family of share) {
      const keyOf = (read: Read) => output.fingerprintOf([family.part(site), digestsOf(read, digests)])
      const before = old.families.get(family.name)
      const isSame = before?.read !== undefined && before.key === keyOf(before.read)
      const kept = isSame ? keepFamily(before, output) : undefined
      const { value: files, read } = kept
        ? { value: kept, read: before?.read ?? 0 }
        : noting(() => renderFamily(family.emit(dictionary, site), old.files, output))
      for (const [path, , , origin = ''] of files) claims.push([path, origin])
      const key = keyOf(read)
      if (key !== undefined) lines.push(lineOf('', [], { family: family.name, read, key, files }))
    }
  }
  return { lines, claims }
}

/** The largest share of the files of the dictionary that no part has taken. */
const nextShare = (taken: Int32Array): readonly Family[] | undefined => SHARES[Atomics.add(taken, 0, 1)]

/** @returns undefined when a file is not what was written */
function keepFamily({ files }: Group, { placer, ledger }: ShareOutput): Files | undefined {
  if (!files.every(([path, bytes]) => placer.published.isAsWritten(path, bytes))) return undefined
  for (const [path, bytes] of files) {
    placer.keep(path)
    ledger.add(path, bytes, false)
  }
  return files
}

function renderFamily(
  artifacts: Iterable<Artifact>,
  old: OldFiles['files'],
  { placer, ledger, prepare }: ShareOutput,
): Files {
  return [...artifacts].map(artifact => {
    const { path, origin } = artifact
    const { bytes, changed } = placer.place(prepare(artifact), old.get(path), false)
    ledger.add(path, bytes, changed)
    return [path, bytes, undefined, origin]
  })
}
