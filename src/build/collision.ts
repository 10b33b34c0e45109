/** Two artifacts on one path would silently hide each other; this says who they are instead. */
import type { Artifact } from '../model/artifact.ts'

/** @returns all artifacts, and a sentence for every path that two of them claim */
export function claimPaths(artifacts: Iterable<Artifact>): {
  readonly artifacts: readonly Artifact[]
  readonly problems: readonly string[]
} {
  const owners = new Map<string, Artifact>()
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
