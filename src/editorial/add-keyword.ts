/** Adds a keyword to the text of an entry; every other byte of the file stays as it is. */
import { isSeq } from 'yaml'
import { FRONT_MATTER } from '../schema/term.ts'
import { splitTitle } from '../text/names.ts'
import { fold } from '../text/words.ts'
import { editFrontMatter, setField } from './edit-yaml.ts'
import { FIELD_ORDER } from './entry-draft.ts'

/** The text with the keyword, or why it cannot be added. */
export type Added = { readonly text: string } | { readonly refusal: string }

/** @param text of `en.md` or `es.md` */
export function addKeyword(text: string, keyword: string): Added {
  let refusal: string | undefined = 'its front matter cannot be read'
  const edited = editFrontMatter(text, document => {
    refusal = refuse(document.toJS() as Fields, keyword)
    if (refusal !== undefined) return false
    const list = document.get('keywords')
    if (isSeq(list)) return list.add(keyword)
    return setField(document, 'keywords', [keyword], FIELD_ORDER)
  })
  return edited === undefined ? { refusal } : { text: edited }
}

interface Fields {
  readonly title?: unknown
  readonly aliases?: readonly unknown[]
  readonly keywords?: readonly unknown[]
}

/** The same that `check` would say: the bounds of the list, and words that are found anyway. */
function refuse({ title, aliases = [], keywords = [] }: Fields, keyword: string): string | undefined {
  const names = [title, splitTitle(String(title)).bare, ...aliases]
  if (names.some(name => fold(String(name)) === fold(keyword))) return 'it is a name of the entry'
  if (keywords.some(each => fold(String(each)) === fold(keyword))) return 'it is a keyword of the entry already'
  const checked = FRONT_MATTER.en.shape.keywords.safeParse([...keywords, keyword])
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? 'the list does not allow it')
}
