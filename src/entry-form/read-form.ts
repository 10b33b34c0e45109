/** Reads the form: what its boxes hold now. */
import { inBoth, type Language } from '../schema/language.ts'
import { type EntryDraft, fieldsOf, type TextDraft } from './draft-fields.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function collect(form: HTMLFormElement): EntryDraft {
  const values = (name: string): readonly string[] =>
    [...form.querySelectorAll<Control>(`[name="${name}"]`)].map(({ value }) => value)
  const value = (name: string): string | undefined => values(name)[0]
  const isChecked = (name: string): boolean => form.querySelector(`[name="${name}"]:checked`) !== null
  const home = value('subject') ?? ''
  const others = [...form.querySelectorAll<HTMLInputElement>('[name="more-subjects"]:checked')]
    .map(each => each.value)
    .filter(subject => subject !== home)
  return {
    slug: (value('slug') ?? '').trim(),
    level: value('level') ?? '',
    subjects: [home, ...others].filter(subject => subject !== ''),
    needs: (value('needs') ?? '').split(/[\s,;]+/).filter(need => need !== ''),
    isDraft: isChecked('draft'),
    text: inBoth(language => collectText(language, values)),
  }
}

function collectText(language: Language, values: (name: string) => readonly string[]): TextDraft {
  const own = (part: string): readonly string[] => values(`${language}.${part}`)
  const urls = own('links.url')
  const linesOf = (text: string): readonly string[] => text.split('\n').flatMap(line => line.trim() || [])
  return {
    ...fieldsOf(
      field => own(field)[0] ?? '',
      field => own(field).flatMap(linesOf),
    ),
    explanation: own('explanation'),
    analogy: own('analogy')[0] ?? '',
    keyPoints: own('keyPoints'),
    links: own('links').map((label, i) => ({ label: label.trim(), url: (urls[i] ?? '').trim() })),
  }
}
