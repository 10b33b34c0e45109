/** Content without a fault of style, to be spoiled: three entries about old machines, and the pages of the base content. */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lintCollectionFiles, lintTermFolders } from '../../src/editorial/lint-content.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { loadContent } from '../../src/source/load-content.ts'
import { edit, tinyWorkspace, type Workspace } from '../build/folders.ts'
import { makeFolder } from '../make-folder.ts'
import { BASE, FIXTURES, write } from '../source/lay.ts'

export const LINT = join(FIXTURES, 'lint')

/** A change of a file, or a file that is added. */
export type Edit =
  | { readonly file: string; readonly from: string; readonly to: string }
  | { readonly file: string; readonly text: string }

/** The day of all tests. */
export const TODAY = '2026-11-21'

/** Puts sound content in a folder. */
function laySound(content: string): void {
  cpSync(BASE, content, { recursive: true, filter: path => path !== join(BASE, 'terms') })
  cpSync(join(LINT, 'base'), content, { recursive: true })
}

/** A workspace whose content is sound, for scripts. */
export function soundWorkspace(): Workspace {
  const site = tinyWorkspace()
  rmSync(site.content, { recursive: true })
  laySound(site.content)
  return site
}

export interface Judged {
  readonly content: string
  readonly found: readonly Diagnostic[]
}

/**
 * What is said of sound content after some edits. Notes are left to the eyes of reviewers, so only those of one rule are
 * looked at, and of these only the ones that sound content lacks.
 */
export function judge(edits: readonly Edit[], { today = TODAY, notesOf = '' } = {}): Judged {
  const { content, found } = judgeAll(edits, today)
  soundNotes ??= new Set(judgeAll([], TODAY).found.flatMap(each => (each.severity === 'note' ? [keyOf(each)] : [])))
  const isAsked = (each: Diagnostic): boolean =>
    each.severity !== 'note' || (each.code === notesOf && !soundNotes?.has(keyOf(each)))
  return { content, found: found.filter(isAsked) }
}

let soundNotes: ReadonlySet<string> | undefined

const keyOf = ({ file, code, message }: Diagnostic): string => `${file} ${code} ${message}`

function judgeAll(edits: readonly Edit[], today: string): Judged {
  const home = makeFolder('content')
  const content = join(home, 'content')
  try {
    laySound(content)
    for (const each of edits) {
      if ('text' in each) write(content, each.file, each.text)
      else edit(content, each.file, each.from, each.to)
    }
    const { terms, collections, diagnostics } = loadContent(content)
    return {
      content,
      found: [
        ...diagnostics,
        ...lintTermFolders(content, terms, diagnostics, today),
        ...lintCollectionFiles(content, collections),
      ],
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
