/** Drawings as files of their own, with the words of a language. */
import type { Summary } from '../model/dictionary/summary.ts'
import type { Language } from '../schema/language.ts'
import { fillLabels } from '../text/drawing-labels.ts'
import type { Materials } from './materials.ts'

/** The SVG of a term with its words in a language; without slots it is the file of the editors. */
export function drawingIn(
  language: Language,
  { slug, [language]: { labels } }: Pick<Summary, 'slug' | Language>,
  { readImage }: Pick<Materials, 'readImage'>,
): string {
  return fillLabels(new TextDecoder().decode(readImage(slug, 'image.svg')), labels)
}
