/** Chooses the largest font sizes at which a title and its tagline fit their place. */
import type { Face } from './fonts.ts'
import { type Measure, makeParagraph, type Paragraph } from './line-break.ts'

export interface Setting {
  readonly size: number
  /** Line height and letter spacing, as shares of the size. */
  readonly leading: number
  readonly spacing: number
  readonly lines: readonly string[]
}

interface Step {
  readonly size: number
  /** Maximum number of lines. */
  readonly most: number
}

/** Large type needs slightly negative letter spacing. */
const TITLE = { leading: 1.04, spacing: -0.012 }
const TITLES: readonly Step[] = [
  { size: 136, most: 1 },
  { size: 116, most: 2 },
  { size: 104, most: 2 },
  { size: 92, most: 2 },
  { size: 80, most: 3 },
  { size: 70, most: 3 },
]
const SMALLEST_TITLE: Step = { size: 62, most: 3 }

const TAGLINE = { leading: 1.32, spacing: 0 }
const TAGLINES: readonly Step[] = [
  { size: 44, most: 3 },
  { size: 40, most: 4 },
]
const SMALLEST_TAGLINE: Step = { size: 36, most: 3 }

/** Weight of the size of the tagline relative to that of the title. */
const TAGLINE_WEIGHT = 5

/** Height of the capitals as a share of the size. */
const CAPITAL_HEIGHT = 0.67

type Measured = Pick<Face, 'width'>

/**
 * The largest sizes at which both texts fit without truncation; otherwise the smallest sizes, truncated.
 * @param faces of the title and of the tagline
 * @returns both texts, and how far below the top of the first capital their first lines and the last of all stand
 */
export function fitText(
  text: { readonly title: string; readonly tagline: string },
  faces: { readonly title: Measured; readonly tagline: Measured },
  place: { readonly width: number; readonly height: number },
) {
  const title = makeParagraph(text.title, measureBy(faces.title, TITLE.spacing))
  const tagline = makeParagraph(text.tagline, measureBy(faces.tagline, TAGLINE.spacing))
  const taglines = fitting(tagline, [...TAGLINES, SMALLEST_TAGLINE], place.width)
  let best: readonly [Step, Step] = [SMALLEST_TITLE, SMALLEST_TAGLINE]
  for (const upper of fitting(title, [...TITLES, SMALLEST_TITLE], place.width)) {
    for (const lower of taglines) {
      const { height } = stack(upper.size, upper.count, lower.size, lower.count)
      if (height <= place.height && worth(upper, lower) > worth(...best)) best = [upper, lower]
    }
  }
  const [upper, lower] = best
  const set = {
    title: { ...TITLE, size: upper.size, lines: title.lines(place.width / upper.size, upper.most) },
    tagline: { ...TAGLINE, size: lower.size, lines: tagline.lines(place.width / lower.size, lower.most) },
  }
  return { ...set, ...stack(upper.size, set.title.lines.length, lower.size, set.tagline.lines.length) }
}

const worth = (title: Step, tagline: Step): number => title.size + TAGLINE_WEIGHT * tagline.size

/** The sizes at which a text fits, with the number of its lines. */
function fitting(paragraph: Paragraph, steps: readonly Step[], width: number): readonly (Step & { count: number })[] {
  return steps.flatMap(step => {
    const count = paragraph.count(width / step.size)
    return count !== undefined && count <= step.most ? [{ ...step, count }] : []
  })
}

/** Width of a text at size 1, with the space between its letters. */
export const measureBy =
  (face: Measured, spacing = 0): Measure =>
  text =>
    face.width(text) + [...text].length * spacing

/** Baselines of the lines when the tagline follows the title. */
function stack(title: number, titleLines: number, tagline: number, taglineLines: number) {
  const titleAt = title * CAPITAL_HEIGHT
  const titleEnd = titleAt + (titleLines - 1) * title * TITLE.leading
  const taglineAt = titleEnd + title * 0.38 + tagline * 1.15
  return { titleAt, taglineAt, height: taglineAt + (taglineLines - 1) * tagline * TAGLINE.leading }
}
