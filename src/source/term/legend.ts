/** The legend of a drawing: as many lines in each language as the drawing has numbers. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { LANGUAGES } from '../../schema/language.ts'
import type { Translation } from '../../schema/term.ts'
import { toDiagnostic } from '../finding.ts'
import type { Drawing } from '../picture/drawing.ts'
import type { Where } from './where.ts'

/**
 * @param drawing the SVG of the entry, if it has one
 * @param folder how the folder of the entry is named in messages
 * @param where finds the line of a field in a file of the folder
 */
export function checkLegend(
  texts: Readonly<Record<'en' | 'es', Translation>>,
  drawing: Drawing | undefined,
  folder: string,
  where: (file: string, path: readonly PropertyKey[]) => ReturnType<Where>,
): readonly Diagnostic[] {
  const legends = LANGUAGES.flatMap(language => texts[language].legend ?? [])
  if (legends.length === 0 && (drawing?.numbers.length ?? 0) === 0) return []
  const form = drawing?.findings.map(finding => toDiagnostic(`${folder}/image.svg`, finding)) ?? []
  const numbers = drawing?.numbers ?? []
  const isCounted = numbers.every((number, i) => number === i + 1)
  const gap: readonly Diagnostic[] = isCounted
    ? []
    : [
        toDiagnostic(`${folder}/image.svg`, {
          code: 'legend-numbers',
          place: { line: 1, column: 1 },
          message: `the numbers in the drawing are ${numbers.join(', ')}`,
          hint: 'Count from 1 without a gap.',
        }),
      ]
  const wrong = LANGUAGES.flatMap((language): readonly Diagnostic[] => {
    const lines = texts[language].legend?.length ?? 0
    if (lines === numbers.length || !isCounted) return []
    const message = drawing
      ? `the drawing has ${count(numbers.length, 'number')}, and "legend" has ${count(lines, 'line')}`
      : '"legend" explains the numbers of image.svg, but there is none in the folder'
    const hint = drawing
      ? 'Write one line for each number, in their order.'
      : 'Add image.svg, or remove the lines; pictures of other formats have no numbers.'
    const place = where(`${language}.md`, [lines > 0 ? 'legend' : 'imageAlt'])
    return [{ code: 'legend-numbers', severity: 'error', ...place, message, hint }]
  })
  return [...form, ...gap, ...wrong]
}

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
