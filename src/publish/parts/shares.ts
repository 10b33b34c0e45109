/** Rendering a share of the files of the dictionary; of families that depend on the same as before nothing is rendered. */
import { SHARES } from '../../emit/index.ts'
import type { Artifact, Family } from '../../model/artifact.ts'
import type { Dictionary } from '../../model/dictionary.ts'
import type { Site } from '../../model/site.ts'
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
  /** Places a file that may have to be rendered. */
  place(artifact: Artifact, known: Written | undefined, isSame: boolean): Placed
  /** Records a file that is kept. */
  kept(path: string, bytes: number): void
  /** Keeps a line of the manifest. */
  line(text: string): void
}

type Fingerprint = (inputs: readonly object[]) => string | undefined
type Claim = readonly [path: string, origin: string]

/**
 * @param taken how many shares are taken; all parts of a build count here
 * @returns paths of the files, and what they belong to
 */
export function renderShares(
  taken: Int32Array,
  dictionary: Dictionary,
  site: Site,
  old: OldFiles,
  fingerprintOf: Fingerprint,
  output: ShareOutput,
): readonly Claim[] {
  const claims: Claim[] = []
  for (let share = nextShare(taken); share; share = nextShare(taken)) {
    for (const family of share) {
      const key = fingerprintOf(family.inputs(dictionary, site))
      const before = old.families.get(family.name)
      const isSame = key !== undefined && before?.key === key
      const files =
        (isSame && keepFamily(before, output)) ||
        renderFamily(family.emit(dictionary, site), old.files, fingerprintOf, output)
      for (const [path, , , origin = ''] of files) claims.push([path, origin])
      if (key !== undefined) output.line(lineOf('', [], { family: family.name, key, files }))
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

function renderFamily(
  artifacts: Iterable<Artifact>,
  old: OldFiles['files'],
  fingerprintOf: Fingerprint,
  { place }: ShareOutput,
): Group['files'] {
  const files: Group['files'][number][] = []
  for (const artifact of artifacts) {
    const known = old.get(artifact.path)
    const fingerprint = artifact.inputs && fingerprintOf(artifact.inputs)
    const isSame = fingerprint !== undefined && fingerprint === known?.fingerprint
    files.push([artifact.path, place(artifact, known, isSame).bytes, fingerprint, artifact.origin])
  }
  return files
}
