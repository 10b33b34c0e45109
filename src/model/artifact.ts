/**
 * A file of the site before it exists: its path is cheap to know, its bytes are made only when somebody asks. The build
 * asks for all of them, the development server for one, a test for two.
 */
export interface Artifact {
  /** Path below the root of the site, without a leading slash, with forward slashes. */
  readonly path: string
  /** Who makes it, in words an editor understands; named when two artifacts claim one path. */
  readonly origin: string
  /**
   * Everything that `render` looks at besides the site itself. When none of it has changed since the last build, the
   * bytes have not either, and `render` is not called. Absent: always rendered. Artifacts that are made from the same
   * share one list: a build has all of them in hand at once.
   */
  readonly inputs?: readonly object[]
  /**
   * For a picture: the SVG that `render` makes it from. Drawing is slow, so the build keeps what it has drawn and draws
   * on several threads; whoever wants one picture calls `render` as for any other file.
   */
  readonly drawing?: () => string
  /** The bytes, whole or in pieces; pieces are for outputs that grow with the dictionary. */
  render(): string | Uint8Array | Pieces
}

export type Pieces = Iterable<string | Piece>

/** A part of a large output that depends on its own inputs (and the site) alone, so that it can be kept. */
export interface Piece {
  readonly inputs: readonly object[]
  render(): string
}

/** The content of an artifact in one piece, for those who want no more than one of them. */
export function contentOf(artifact: Artifact): string | Uint8Array {
  const content = artifact.render()
  if (typeof content === 'string' || content instanceof Uint8Array) return content
  let text = ''
  for (const piece of content) text += typeof piece === 'string' ? piece : piece.render()
  return text
}
