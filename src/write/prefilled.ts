/** Addresses at GitHub that open a form or a file filled with an entry. */
import type { EntryDraft, EntryFiles, TextDraft } from '../editorial/entry-draft.ts'
import { boxOf, TEXT_PARTS, type TextPart, WORD_PARTS } from '../editorial/form-fields.ts'
import { type FormValues, writeFormText } from '../editorial/form-text.ts'
import { ENTRY_FORM } from '../editorial/issue-forms.ts'
import type { Frame } from '../model/dictionary/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../schema/language.ts'

/** Characters up to which servers and browsers accept an address; beyond them, GitHub answers 414. */
export const MAX_ADDRESS = 8_000

/** The values of the issue form that asks for the same parts. */
function formValues(draft: EntryDraft): FormValues {
  const [subject = '', ...others] = draft.subjects
  const level = ENTRY_FORM.fields.find(({ id }) => id === 'level')?.options?.find(each => each.startsWith(draft.level))
  const values = {
    level: draft.level === '' ? '' : (level ?? ''),
    subject,
    'more-subjects': others.join(', '),
    needs: draft.needs.join(', '),
    slug: draft.slug,
    ...Object.fromEntries(LANGUAGES.flatMap(language => textValues(draft.text[language], language))),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function textValues(
  { lines, lists, explanation, analogy, keyPoints, links }: TextDraft,
  language: Language,
): readonly (readonly [box: string, value: string])[] {
  const given = (texts: readonly string[], joint: string) => texts.filter(text => text.trim() !== '').join(joint)
  const word = WORD_PARTS.flatMap(part => {
    const values = part === 'senses' ? lists.senses : [part === 'variants' ? lists.variants.join('; ') : lines[part]]
    return values.flatMap(value => (value === '' ? [] : `${part}: ${value}`))
  })
  const values: Readonly<Record<TextPart | 'word', string>> = {
    title: lines.title,
    article: lines.article,
    tagline: lines.tagline,
    explanation: given(explanation, '\n\n'),
    analogy,
    keyPoints: given(keyPoints, '\n'),
    links: given(
      links.map(({ label, url }) => `${label} ${url}`),
      '\n',
    ),
    aliases: lists.aliases.join('\n'),
    keywords: lists.keywords.join('\n'),
    example: lines.example,
    word: word.join('\n'),
  }
  return ([...TEXT_PARTS, 'word'] as const).map(part => [boxOf(part, language), values[part]])
}

const titleOf = (draft: EntryDraft): string =>
  `${ENTRY_FORM.title}${draft.text[DEFAULT_LANGUAGE].lines.title || draft.slug}`

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString()

/** The issue form with the entry in it; `text` is what to paste where the address would be too long. */
export function issueOf(
  draft: EntryDraft,
  { repository }: Pick<Frame, 'repository'>,
): { readonly url: string; readonly text?: string } {
  const base = `${repository}/issues/new`
  const values = formValues(draft)
  const url = `${base}?${query({ template: ENTRY_FORM.file, title: titleOf(draft), ...values })}`
  return url.length <= MAX_ADDRESS
    ? { url }
    : { url: `${base}?${query({ title: titleOf(draft) })}`, text: writeFormText(ENTRY_FORM, values) }
}

export interface FileLink {
  readonly name: string
  readonly url: string
  /** Whether the address does not hold the text, so that it has to be pasted. */
  readonly isEmpty: boolean
}

/**
 * A link for each file of an entry.
 * @param opened the files that exist already; GitHub fills in only new ones
 */
export const fileLinks = (
  slug: string,
  files: EntryFiles,
  opened: EntryFiles,
  { repository, branch }: Pick<Frame, 'repository' | 'branch'>,
): readonly FileLink[] =>
  Object.entries(files)
    .filter(([name, text]) => text !== opened[name])
    .map(([name, text]) => {
      const path = `content/terms/${slug}/${name}`
      if (opened[name] !== undefined) return { name, url: `${repository}/edit/${branch}/${path}`, isEmpty: true }
      const base = `${repository}/new/${branch}`
      const url = `${base}?${query({ filename: path, value: text })}`
      return url.length <= MAX_ADDRESS
        ? { name, url, isEmpty: false }
        : { name, url: `${base}?${query({ filename: path })}`, isEmpty: true }
    })
