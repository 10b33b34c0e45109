/** Entries as somebody would write them in the form. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMPTY_DRAFT, type EntryDraft, type EntryFiles, fieldsOf } from '../../src/entry-form/draft-fields.ts'
import { inBoth } from '../../src/schema/language.ts'
import type { Term } from '../../src/schema/term.ts'
import { splitDocument } from '../../src/source/yaml/front-matter.ts'

export const filesIn = (folder: string): EntryFiles =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => ['term.yaml', 'en.md', 'es.md'].includes(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/**
 * What the boxes hold where an entry is written anew.
 * @param content folder of the entry
 */
export const draftOf = (term: Term, content: string): EntryDraft => ({
  ...EMPTY_DRAFT,
  slug: term.slug,
  level: String(term.level),
  subjects: term.subjects,
  needs: term.needs,
  isDraft: false,
  text: inBoth(language => {
    const text = readFileSync(join(content, 'terms', term.slug, `${language}.md`), 'utf8')
    const fields = splitDocument(text).value?.fields as Readonly<Record<string, string & readonly string[]>>
    const { explanation, analogy, keyPoints, links } = term[language]
    return {
      ...fieldsOf(
        field => fields[field] ?? '',
        field => fields[field] ?? [],
      ),
      ...{ explanation, analogy, keyPoints, links },
    }
  }),
})
