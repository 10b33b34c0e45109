/**
 * The tiny dictionary with every file of the site rendered, as a build would write it: the material of the tests of
 * what is published.
 */
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { loadFaces } from '../../src/cards/fonts.ts'
import { emitTexts } from '../../src/emit/emitters.ts'
import type { Site } from '../../src/model/dictionary/site.ts'
import { type Artifact, contentOf } from '../../src/model/views/artifact.ts'
import type { Term } from '../../src/schema/term.ts'
import type { Folders } from '../../src/site-build/build-options.ts'
import { type Prepared, prepare } from '../../src/site-build/build-without-output.ts'
import { claimOf, collisions } from '../../src/site-build/path-collisions.ts'
import { makeFolder } from '../make-folder.ts'
import { makeDictionary } from '../model/make-dictionary.ts'
import { FIXTURES } from '../source/lay.ts'

/** Files of a site by their path, without a leading slash. */
export type Files = ReadonlyMap<string, Uint8Array>

export interface Rendered {
  readonly dictionary: Prepared['dictionary']
  readonly site: Site
  readonly files: Files
}

export interface Variant {
  readonly baseUrl?: string
  /** Day of SOURCE_DATE_EPOCH. */
  readonly sourceDate?: string
  /** Lines put at the end of site.yaml. */
  readonly settings?: string
  /** Words left out of every page of content/pages. */
  readonly without?: readonly string[]
}

// For the covers of books.
await loadFaces()

export const TINY: Folders = { content: join(FIXTURES, 'tiny'), public: join(FIXTURES, 'public') }

const made = new Map<string, Rendered>()

/** The tiny dictionary, rendered once for each variant in one test file. */
export function tiny(variant: Variant = {}): Rendered {
  const key = JSON.stringify(variant)
  const known = made.get(key)
  if (known) return known
  const rendered = renderTiny(variant)
  made.set(key, rendered)
  return rendered
}

/** The same, rendered anew. */
export function renderTiny({ settings = '', without = [], ...options }: Variant = {}): Rendered {
  if (settings === '' && without.length === 0) return renderFolders(TINY, options)
  const home = makeFolder('tiny')
  try {
    const content = join(home, 'content')
    cpSync(TINY.content, content, { recursive: true })
    appendFileSync(join(content, 'site.yaml'), `${settings}\n`)
    for (const path of fastGlob.sync('pages/*/*.md', { cwd: content, absolute: true })) {
      const text = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        without.reduce((left, words) => left.replaceAll(words, ''), text),
      )
    }
    return renderFolders({ ...TINY, content }, options)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Scripts are short words here, so that a change of one does not change the mark in every golden page. */
function renderFolders(folders: Folders, options: Pick<Variant, 'baseUrl' | 'sourceDate'>): Rendered {
  const { prepared, diagnostics } = prepare(folders, { ...options, bundle: script => `// ${script}\n` })
  if (!prepared) throw new Error(`The fixture has faults: ${JSON.stringify(diagnostics, null, 2)}`)
  const { dictionary, site } = prepared
  return { dictionary, site, files: renderAll(prepared.artifacts()) }
}

/** Everything that is made from the given terms, on the tiny dictionary's site; without illustrations and copies. */
export function renderTerms(terms: readonly Term[], variant: Variant = {}): Rendered {
  const { site } = tiny(variant)
  const dictionary = makeDictionary(terms)
  return { dictionary, site, files: renderAll(emitTexts(dictionary, site)) }
}

/** @throws when two artifacts claim one path */
export function renderAll(artifacts: Iterable<Artifact>): Files {
  const made = [...artifacts]
  const problems = collisions(made.map(claimOf))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map(made.map(artifact => [artifact.path, bytesOf(artifact)]))
}

export const bytesOf = (artifact: Artifact): Uint8Array => Buffer.from(contentOf(artifact))

/** @throws when no such file is made */
export function textOf(files: Files, path: string): string {
  const bytes = files.get(path)
  if (!bytes) throw new Error(`No artifact has the path ${path}.`)
  return Buffer.from(bytes).toString('utf8')
}

export const jsonOf = (files: Files, path: string): unknown => JSON.parse(textOf(files, path))

/** Paths and texts of the files whose path ends in the given way, in order. */
export const textsOf = (files: Files, ending: string): readonly (readonly [path: string, text: string])[] =>
  [...files.keys()]
    .filter(path => path.endsWith(ending))
    .sort()
    .map(path => [path, textOf(files, path)] as const)
