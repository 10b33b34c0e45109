/** Which file shows the illustration of a term in a language: a drawing with words has one for each. */
import type { Language } from '../../schema/language.ts'
import type { Summary } from './summary.ts'

type Drawn = Pick<Summary, 'image'> & Readonly<Record<Language, Pick<Summary[Language], 'labels'>>>

/** The name of the file, as `file.image` takes it; empty if the term has no illustration. */
export function pictureIn(term: Drawn, language: Language): string {
  const { image = '' } = term
  return term[language].labels === undefined ? image : image.replace(/\.svg$/, `.${language}.svg`)
}
