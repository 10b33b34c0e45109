/**
 * Checks what the front matter of both languages says of a drawing: a line of the legend for each number, and words that
 * fit for each slot.
 */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Translation } from '../../schema/term.ts'
import { labelLines, labelWidth } from '../../text/drawing-labels.ts'
import { toDiagnostic } from '../finding.ts'
import type { Drawing } from '../picture/drawing.ts'
import { SAYS } from '../picture/drawing-text.ts'
import type { Where } from './place-in.ts'

type Texts = Readonly<Record<Language, Translation>>
type Find = (file: string, path: readonly PropertyKey[]) => ReturnType<Where>

/**
 * @param drawing the SVG of the entry, if it has one
 * @param folder how the folder of the entry is named in messages
 * @param where finds the line of a field in a file of the folder
 */
export const checkDrawing = (
  texts: Texts,
  drawing: Drawing | undefined,
  folder: string,
  where: Find,
): readonly Diagnostic[] => [
  ...checkLegend(texts, drawing, folder, where),
  ...LANGUAGES.flatMap(language => checkLabels(texts[language], language, drawing, folder, where)),
]

function checkLabels(
  { labels = {} }: Translation,
  language: Language,
  drawing: Drawing | undefined,
  folder: string,
  where: Find,
): readonly Diagnostic[] {
  const slots = new Map(drawing?.slots.map(slot => [slot.name, slot]))
  const file = `${language}.md`
  const report = (path: readonly PropertyKey[], message: string, hint: string): Diagnostic => ({
    code: 'drawing-labels',
    severity: 'error',
    ...where(file, path),
    message,
    hint,
  })
  const unfit = Object.entries(labels).flatMap(([name, words]) => {
    const slot = slots.get(name)
    if (!slot) return report(['labels', name], `image.svg has no slot "${name}"`, 'Remove the line, or draw the slot.')
    if (labelLines(words, slot)) return []
    const width = labelWidth(words)
    const form = slot.lines > 1 ? `${slot.lines} lines of ${slot.width}` : `${slot.width}`
    return report(
      ['labels', name],
      `"${words}" does not fit: it is up to ${width} units wide, and its slot has ${form}`,
      'Say it in fewer letters, or make data-room larger if the drawing has the space.',
    )
  })
  const missing = [...slots.values()].flatMap(slot =>
    Object.hasOwn(labels, slot.name)
      ? []
      : toDiagnostic(`${folder}/image.svg`, {
          code: 'drawing-labels',
          place: slot.place,
          message: `the slot "${slot.name}" has no words in ${file}`,
          hint: `Write them there, below "labels:": "  ${slot.name}: …".`,
        }),
  )
  return [...unfit, ...missing]
}

/** Checks that a legend has as many lines in each language as the drawing has numbers. */
function checkLegend(texts: Texts, drawing: Drawing | undefined, folder: string, where: Find): readonly Diagnostic[] {
  const legends = LANGUAGES.flatMap(language => texts[language].legend ?? [])
  if (legends.length === 0 && (drawing?.numbers.length ?? 0) === 0) return checkWordless(drawing, folder)
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

/** One picture serves both languages, so a drawing without a legend has no words either; a warning, since it is shown. */
const checkWordless = (drawing: Drawing | undefined, folder: string): readonly Diagnostic[] =>
  (drawing?.findings ?? [])
    .filter(({ message }) => message.startsWith(SAYS))
    .map(finding => toDiagnostic(`${folder}/image.svg`, { ...finding, severity: 'warning' }))

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
