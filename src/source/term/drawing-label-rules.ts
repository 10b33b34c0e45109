/**
 * Checks what the front matter of both languages says of a drawing: a line of the legend for each number, and words that
 * fit for each slot.
 */
import { LANGUAGES, type Language } from '../../schema/language.ts'
import type { Translation } from '../../schema/term.ts'
import { labelLines, labelWidth } from '../../text/fill-drawing-labels.ts'
import type { Drawing } from '../picture/drawing.ts'
import { type Finding, START } from '../source-finding.ts'

type Texts = Readonly<Record<Language, Translation>>
type Found = readonly [file: string, Finding]
type Where = (file: string, path: readonly PropertyKey[]) => Finding['place']

const DRAWING = 'image.svg'

/**
 * @param drawing the SVG of the entry, if it has one
 * @param where finds the line of a field in a file of the entry
 */
export function* checkDrawing(texts: Texts, drawing: Drawing | undefined, where: Where): Iterable<Found> {
  yield* checkLegend(texts, drawing, where)
  for (const language of LANGUAGES) yield* checkLabels(texts[language], `${language}.md`, drawing, where)
}

function* checkLabels(
  { labels = {} }: Translation,
  file: string,
  drawing: Drawing | undefined,
  where: Where,
): Iterable<Found> {
  const code = 'drawing-labels'
  const slots = new Map(drawing?.slots.map(slot => [slot.name, slot]))
  for (const [name, words] of Object.entries(labels)) {
    const slot = slots.get(name)
    if (slot && labelLines(words, slot)) continue
    const place = where(file, ['labels', name])
    if (!slot) {
      const message = `image.svg has no slot "${name}"`
      yield [file, { code, place, message, hint: 'Remove the line, or draw the slot.' }]
    } else {
      const form = slot.lines > 1 ? `${slot.lines} lines of ${slot.width}` : `${slot.width}`
      const message = `"${words}" does not fit: it is up to ${labelWidth(words)} units wide, and its slot has ${form}`
      const hint = 'Say it in fewer letters, or make data-room larger if the drawing has the space.'
      yield [file, { code, place, message, hint }]
    }
  }
  for (const { name, place } of slots.values()) {
    if (Object.hasOwn(labels, name)) continue
    const message = `the slot "${name}" has no words in ${file}`
    yield [DRAWING, { code, place, message, hint: `Write them there, below "labels:": "  ${name}: …".` }]
  }
}

/** Checks that a legend has as many lines in each language as the drawing has numbers. */
function* checkLegend(texts: Texts, drawing: Drawing | undefined, where: Where): Iterable<Found> {
  const { numbers = [] } = drawing ?? {}
  if (numbers.length === 0 && !LANGUAGES.some(language => texts[language].legend)) return
  const code = 'legend-numbers'
  if (!numbers.every((number, i) => number === i + 1)) {
    const message = `the numbers in the drawing are ${numbers.join(', ')}`
    return yield [DRAWING, { code, place: START, message, hint: 'Count from 1 without a gap.' }]
  }
  for (const language of LANGUAGES) {
    const lines = texts[language].legend?.length ?? 0
    if (lines === numbers.length) continue
    const file = `${language}.md`
    const message = drawing
      ? `the drawing has ${count(numbers.length, 'number')}, and "legend" has ${count(lines, 'line')}`
      : '"legend" explains the numbers of image.svg, but there is none in the folder'
    const hint = drawing
      ? 'Write one line for each number, in their order.'
      : 'Add image.svg, or remove the lines; pictures of other formats have no numbers.'
    yield [file, { code, place: where(file, [lines > 0 ? 'legend' : 'imageAlt']), message, hint }]
  }
}

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
