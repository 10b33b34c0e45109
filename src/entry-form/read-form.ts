/** What the boxes of the form hold now. */
import { type EntryDraft, fieldsOf, type TextDraft } from '../editorial/entry-draft.ts'
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
    ...fieldsOf(
      field => own(field)[0] ?? before.lines[field],
      field => own(field).map(linesOf)[0] ?? before.lists[field],
    ),
    explanation: own('explanation'),
    analogy: own('analogy')[0] ?? '',
    keyPoints: own('keyPoints'),
    links: own('links').map((label, i) => ({ label: label.trim(), url: (urls[i] ?? '').trim() })),
  }
}
