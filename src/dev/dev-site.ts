/**
 * The site in memory, for editors: every artifact is rendered when a browser asks for it, a change of the content is
 * read at once, and content that is wrong leaves the last good site in place.
 */
import { loadFaces } from '../cards/fonts.ts'
import type { Asset } from '../edge/platform.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type Artifact, contentOf } from '../model/views/artifact.ts'
import { type EdgeSettings, edgeSettings } from '../model/web/edge-settings.ts'
import { explainSystemError, isSystemError } from '../report/system-error.ts'
import type { Term } from '../schema/term.ts'
import type { Folders } from '../site-build/build-options.ts'
import { prepare } from '../site-build/build-without-output.ts'
import { rememberMentions } from '../site-build/make-mention-finder.ts'
import { claimOf, collisions } from '../site-build/path-collisions.ts'
import { rememberTerms } from '../source/term/load-term.ts'

interface Refreshed {
  readonly diagnostics: readonly Diagnostic[]
  readonly problems: readonly string[]
  readonly ok: boolean
}

export type DevSite = ReturnType<typeof makeDevSite>

export function makeDevSite(folders: Folders, baseUrl: string) {
  const loadTerm = rememberTerms()
  const mentionFinder = rememberMentions()
  let artifacts: ReadonlyMap<string, Artifact> = new Map()
  let settings: EdgeSettings | undefined
  let terms: readonly Term[] = []
  const refresh = (): Refreshed => {
    const { prepared, diagnostics, ...read } = prepare(folders, {
      ...{ baseUrl, loadTerm, mentionFinder, cards: true, drafts: true },
    })
    terms = read.terms
    if (!prepared) return { diagnostics, problems: [], ok: false }
    const made = [...prepared.artifacts()]
    const problems = collisions(made.map(claimOf))
    if (problems.length > 0) return { diagnostics, problems, ok: false }
    artifacts = new Map(made.map(artifact => [artifact.path, artifact]))
    settings = edgeSettings(prepared.dictionary, prepared.site)
    return { diagnostics, problems: [], ok: true }
  }
  return {
    /** Loads what draws cards; to be awaited before pictures are asked for. */
    load: loadFaces,
    refresh(): Refreshed {
      try {
        return refresh()
      } catch (error) {
        if (!isSystemError(error)) throw error
        return { diagnostics: [], problems: [explainSystemError(error, folders.content)], ok: false }
      }
    },
    asset(path: string): Asset | undefined {
      const artifact = artifacts.get(path)
      if (!artifact) return undefined
      const content = contentOf(artifact)
      if (content instanceof Uint8Array) return { bytes: new Uint8Array(content) }
      return { bytes: new TextEncoder().encode(content) }
    },
    /** The terms that were valid when the content was last read. */
    get terms() {
      return terms
    },
    /** Undefined until the content has been good once. */
    get settings() {
      return settings
    },
  }
}
