/**
 * The style of entries whose form is wrong: what could be read of them is checked all the same, so that one mistake does
 * not hide the others until it is mended.
 */
import { join } from 'node:path'
import { passage } from '../lint/entry.ts'
import type { StyleFinding } from '../lint/finding.ts'
import { checkPatterns } from '../lint/patterns.ts'
import { checkWordings } from '../lint/wordings.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { readBody } from '../source/body/body.ts'
import { decode, readBounded } from '../source/files/read.ts'
import { splitDocument } from '../source/yaml/front-matter.ts'

/** Slugs of entries in which something is wrong or missing. */
export function faultySlugs(
  label: string,
  found: readonly Diagnostic[],
  valid: ReadonlySet<string>,
): readonly string[] {
  const start = `${label}/terms/`
  const slugs = found.flatMap(({ severity, code, file }) =>
    (severity === 'error' || code === 'missing-language') && file.startsWith(start)
      ? (file.slice(start.length).split('/')[0] ?? [])
      : [],
  )
  return [...new Set(slugs)].filter(slug => !valid.has(slug)).sort()
}

/** Words that entries avoid, in the passages of one that could be read. */
export const checkUnfinished = (root: string, slug: string): readonly StyleFinding[] =>
  LANGUAGES.flatMap(language => {
    const passages = passagesOf(join(root, 'terms', slug, `${language}.md`), language)
    return [...checkWordings({ language, passages }), ...checkPatterns({ language, passages })].map(remark => ({
      ...{ slug, language, start: 0, words: '' },
      ...remark,
    }))
  })

function passagesOf(path: string, language: Language): readonly ReturnType<typeof passage>[] {
  const text = textOf(path)
  const split = text === undefined ? undefined : splitDocument(text)
  if (!split || 'findings' in split) return []
  const { fields, body, bodyOffset } = split.document
  const { draft } = readBody(body, bodyOffset, language)
  const lines = (['title', 'tagline', 'imageAlt'] as const).flatMap(part => {
    const value = (fields as Readonly<Record<string, unknown>>)[part]
    return typeof value === 'string' ? [passage(part, [part], value)] : []
  })
  const lists = (['explanation', 'keyPoints'] as const).flatMap(part =>
    draft[part].map((words, i) => passage(part, [part, i], words)),
  )
  return [...lines, ...lists, ...(draft.analogy === undefined ? [] : [passage('analogy', ['analogy'], draft.analogy)])]
}

/**
 * The files of an entry as they are.
 * @returns undefined if there is no such entry
 */
export function textsOf(root: string, slug: string): Readonly<Record<Language, string | undefined>> | undefined {
  const read = (language: Language) => textOf(join(root, 'terms', slug, `${language}.md`))
  const texts = { en: read('en'), es: read('es') }
  return texts.en === undefined && texts.es === undefined ? undefined : texts
}

/** A file that is missing or is no text is reported as such. */
function textOf(path: string): string | undefined {
  try {
    const decoded = decode(readBounded(path))
    return 'finding' in decoded ? undefined : decoded.text
  } catch {
    return undefined
  }
}
