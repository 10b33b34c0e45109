/** Finds files that collide on one path, where they would silently hide each other, and says who makes them. */
import type { Artifact } from '../model/views/artifact.ts'
import { compareText } from '../text/compare-code-units.ts'

/** A path, and who makes its file. */
export type Claim = readonly [path: string, origin: string]

export const claimOf = ({ path, origin }: Pick<Artifact, 'path' | 'origin'>): Claim => [path, origin]

/** The order of paths and who makes them. */
export const compareClaims = ([a, maker]: Claim, [b, other]: Claim): number =>
  compareText(a, b) || compareText(maker, other)

/**
 * Where claims meet others: two files on one path, or a file where the other needs a folder.
 * @param others the same ones, unless all of these are known to differ from each other
 * @returns sentences
 */
export function collisions(claims: readonly Claim[], others: readonly Claim[] = claims): readonly string[] {
  const owners = new Map<string, Claim>()
  const guests = new Map<string, Claim>()
  for (const other of others) {
    if (!owners.has(other[0])) owners.set(other[0], other)
    for (const folder of foldersOf(other[0])) if (!guests.has(folder)) guests.set(folder, other)
  }
  const problems = new Set<string>()
  const needFolder = ([path, origin]: Claim, [, guest]: Claim) =>
    problems.add(`/${path} is a file of ${origin}, but ${guest} needs a folder there`)
  for (const claim of claims) {
    const [path, origin] = claim
    const owner = owners.get(path)
    if (owner && owner !== claim) problems.add(`/${path} is claimed twice: by ${owner[1]} and by ${origin}`)
    const guest = guests.get(path)
    if (guest) needFolder(claim, guest)
    for (const folder of foldersOf(path)) {
      const file = owners.get(folder)
      if (file) needFolder(file, claim)
    }
  }
  return [...problems]
}

function* foldersOf(path: string): Iterable<string> {
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) yield path.slice(0, slash)
}
