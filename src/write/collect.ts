/** What the boxes of the form hold now. */
import { type EntryDraft, LINE_FIELDS, LIST_FIELDS, type TextDraft } from '../editorial/entry-draft.ts'
import { inBoth, type Language } from '../schema/language.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Reads the form.
 * @param before what it was filled with, for parts without boxes
 */
export function collect(form: HTMLFormElement, before: EntryDraft): EntryDraft {
  const values = (name: string): readonly string[] =>
    [...form.querySelectorAll<Control>(`[name="${name}"]`)].map(({ value }) => value)
  const value = (name: string): string | undefined => values(name)[0]
  const isChecked = (name: string): boolean => form.querySelector(`[name="${name}"]:checked`) !== null
  const home = value('subject') ?? ''
  const others = [...form.querySelectorAll<HTMLInputElement>('[name="more-subjects"]:checked')]
    .map(each => each.value)
    .filter(subject => subject !== home)
  // The order of a file that was opened is kept.
  const kept = before.subjects.filter(subject => others.includes(subject))
  const inOrder = [...new Set([...kept, ...others])]
  return {
    slug: (value('slug') ?? '').trim(),
    level: value('level') ?? '',
    subjects: [home, ...inOrder].filter(subject => subject !== ''),
    needs: (value('needs') ?? '').split(/[\s,;]+/).filter(need => need !== ''),
    isDraft: isChecked('draft'),
    isNewMeaning: isChecked('new-meaning'),
    text: inBoth(language => collectText(language, values, before.text[language])),
  }
}

function collectText(language: Language, values: (name: string) => readonly string[], before: TextDraft): TextDraft {
  const own = (part: string): readonly string[] => values(`${language}.${part}`)
  const urls = own('links.url')
  const linesOf = (text: string): readonly string[] => text.split('\n').flatMap(line => line.trim() || [])
  return {
    lines: Object.fromEntries(
      LINE_FIELDS.map(field => [field, own(field)[0] ?? before.lines[field]]),
    ) as TextDraft['lines'],
    lists: Object.fromEntries(
      LIST_FIELDS.map(field => {
        const [text] = own(field)
        return [field, text === undefined ? before.lists[field] : linesOf(text)]
      }),
    ) as TextDraft['lists'],
    explanation: own('explanation'),
    analogy: own('analogy')[0] ?? '',
    keyPoints: own('keyPoints'),
    links: own('links').map((label, i) => ({ label: label.trim(), url: (urls[i] ?? '').trim() })),
  }
}
