/**
 * Lints entries whose form is invalid for words to avoid: what could be read of them is checked all the same, so that
 * one mistake does not hide the others until it is fixed. Runs anywhere.
 */

import { checkWordings } from '../lint/avoided-words.ts'
import { passage } from '../lint/passages.ts'
import { checkPatterns } from '../lint/patterns.ts'
import { findingIn, type StyleFinding } from '../lint/style-finding.ts'
import { LANGUAGES, type Language } from '../schema/language.ts'
import { readBody } from '../source/body/parse-body.ts'
import { splitDocument } from '../source/yaml/front-matter.ts'

/** @param files those of the entry that are there, by name */
export const checkUnfinished = (slug: string, files: Readonly<Record<string, string>>): readonly StyleFinding[] =>
  LANGUAGES.flatMap(language => {
    const passages = passagesOf(files[`${language}.md`], language)
    const remarks = [...checkWordings({ language, passages }), ...checkPatterns({ language, passages })]
    return remarks.map(remark => findingIn({ slug, language }, remark))
  })

function passagesOf(text: string | undefined, language: Language): readonly ReturnType<typeof passage>[] {
  const { value } = splitDocument(text ?? '')
  if (!value) return []
  const { fields, body, bodyOffset } = value
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
