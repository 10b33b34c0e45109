/** Two artifacts on one path would silently hide each other; this says who they are instead. */
import type { Artifact } from '../model/views/artifact.ts'
import { compareText } from '../text/compare-text.ts'

/** @returns all artifacts, and a sentence for every path that two of them claim */
export function claimPaths<Claimed extends Pick<Artifact, 'path' | 'origin'>>(
  artifacts: Iterable<Claimed>,
): {
  readonly artifacts: readonly Claimed[]
  readonly problems: readonly string[]
} {
  const owners = new Map<string, Claimed>()
  const problems: string[] = []
  for (const artifact of artifacts) {
    const owner = owners.get(artifact.path)
    if (owner) problems.push(`/${artifact.path} is claimed twice: by ${owner.origin} and by ${artifact.origin}`)
    else owners.set(artifact.path, artifact)
  }
  for (const artifact of owners.values()) {
    for (let slash = artifact.path.indexOf('/'); slash !== -1; slash = artifact.path.indexOf('/', slash + 1)) {
      const folder = owners.get(artifact.path.slice(0, slash))
      if (folder)
        problems.push(`/${folder.path} is a file of ${folder.origin}, but ${artifact.origin} needs a folder there`)
    }
  }
  return { artifacts: [...owners.values()], problems }
}

type Claim = readonly [path: string, origin: string]

/** The order of paths and who makes them. */
export const compareClaims = ([a, maker]: Claim, [b, other]: Claim): number =>
  compareText(a, b) || compareText(maker, other)

/**
 * Paths of the files of terms and of all other files, where they meet.
 * @param terms paths of files of terms, of which no two can be the same
 */
export function conflicts(
  terms: readonly (readonly [path: string, origin: string])[],
  others: readonly (readonly [path: string, origin: string])[],
): readonly string[] {
  const owners = new Map(others)
  const inside = new Map<string, string>()
  for (const [path, origin] of others)
    for (const folder of foldersOf(path)) if (!inside.has(folder)) inside.set(folder, origin)
  const problems: string[] = []
  for (const [path, origin] of terms) {
    const owner = owners.get(path)
    if (owner !== undefined) problems.push(`/${path} is claimed twice: by ${origin} and by ${owner}`)
    const guest = inside.get(path)
    if (guest !== undefined) problems.push(`/${path} is a file of ${origin}, but ${guest} needs a folder there`)
    for (const folder of foldersOf(path)) {
      const file = owners.get(folder)
      if (file !== undefined) problems.push(`/${folder} is a file of ${file}, but ${origin} needs a folder there`)
    }
  }
  return problems
}

function* foldersOf(path: string): Iterable<string> {
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) yield path.slice(0, slash)
}
