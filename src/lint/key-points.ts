/** The form of key points: one sentence each, none of them the tagline over again. */
import type { Entry } from './entry.ts'
import type { Remark } from './finding.ts'
import { foldedWords } from './folded-words.ts'

/** So many words in a row are a copy. */
const RUN = 6

export function checkKeyPoints({ text, passages }: Entry): readonly Remark[] {
  const tagline = runsOf(text.tagline)
  return passages
    .filter(({ part }) => part === 'keyPoints')
    .flatMap(({ path, text: point, sentences }) => {
      const remarks: Remark[] = []
      const form = (message: string, hint: string) => remarks.push({ rule: 'key-point-form', path, message, hint })
      if (/^\p{Ll}/u.test(point)) form('this key point begins with a small letter', 'Begin with a capital.')
      if (!/[.?!]$/.test(point)) form('this key point does not end with a period', 'End with one.')
      if (sentences.length > 1) form('this key point has more than one sentence', 'Keep one thought.')
      const said = foldedWords(point).join(' ')
      const copied = tagline.find(run => said.includes(run))
      if (copied !== undefined)
        remarks.push({
          rule: 'key-point-repeats-tagline',
          path,
          message: `this key point repeats the tagline: "${copied} …"`,
          hint: 'Say something that the tagline has no room for.',
        })
      return remarks
    })
}

function runsOf(text: string): readonly string[] {
  const all = foldedWords(text)
  return all.flatMap((_, i) => (i + RUN <= all.length ? [all.slice(i, i + RUN).join(' ')] : []))
}
