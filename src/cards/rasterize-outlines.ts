/**
 * Turns outlines into pixels: how much of each lies within them, exactly. Each edge adds to its pixels the change of
 * the covered area from left to right; a sum along the row then gives the coverage. Outlines may touch and overlap if
 * they have the same direction, as those of fonts do.
 */

/** Steps of coverage between none and all. More of them are not seen, and make pictures larger. */
export const STEPS = 16

export type Coverage = ReturnType<typeof makeCoverage>

export function makeCoverage(width: number, height: number) {
  const rows = makeRows(width, height)
  const within = (x: number): number => Math.min(Math.max(x, 0), width)
  /** @param sign 1 if the edge was downward before its ends were exchanged, otherwise -1 */
  const down = (x: number, y: number, endX: number, endY: number, sign: number) => {
    const slope = (endX - x) / (endY - y)
    const last = Math.min(height, Math.ceil(endY)) - 1
    for (let row = Math.max(0, Math.floor(y)); row <= last; row++) {
      const from = row > y ? row : y
      const to = row + 1 < endY ? row + 1 : endY
      const fromX = within(x + (from - y) * slope)
      const toX = within(x + (to - y) * slope)
      rows.add(row, fromX < toX ? fromX : toX, fromX < toX ? toX : fromX, (to - from) * sign)
    }
  }
  const edge = (x: number, y: number, endX: number, endY: number) => {
    if (y < endY) down(x, y, endX, endY, 1)
    else if (y > endY) down(endX, endY, x, y, -1)
  }
  return {
    /** Adds an outline of lines: two numbers for each point, and NaN after each closed contour. */
    outline(points: Float64Array, x: number, y: number): void {
      // Comparisons with NaN are false, so there is no edge from one contour to the next.
      for (let i = 2; i + 1 < points.length; i += 2) {
        const [fromX, fromY] = [points[i - 2] as number, points[i - 1] as number]
        edge(x + fromX, y + fromY, x + (points[i] as number), y + (points[i + 1] as number))
      }
    },
    rectangle(x: number, y: number, wide: number, tall: number): void {
      edge(x, y, x, y + tall)
      edge(x + wide, y + tall, x + wide, y)
    },
    take: rows.take,
  }
}

/** The changes of the covered area from left to right, row by row. */
function makeRows(width: number, height: number) {
  // An edge at the right border adds to the pixel after it.
  const stride = width + 2
  const changes = new Float32Array(stride * height)
  /** In each row, the first column that has a change, and the last. */
  const firsts = new Int32Array(height).fill(stride)
  const lasts = new Int32Array(height).fill(-1)

  /** An edge within one row and one column. */
  const inPixel = (row: number, column: number, x: number, endX: number, tall: number) => {
    const at = row * stride + column
    const beyond = ((x + endX) / 2 - column) * tall
    changes[at] = (changes[at] as number) + tall - beyond
    changes[at + 1] = (changes[at + 1] as number) + beyond
  }
  return {
    /** Adds an edge within one row, from left to right; `tall` is how much of the row it passes, negative if upward. */
    add(row: number, startX: number, endX: number, tall: number): void {
      const first = Math.floor(startX)
      const last = Math.max(first, Math.ceil(endX) - 1)
      if (first < (firsts[row] as number)) firsts[row] = first
      if (last >= (lasts[row] as number)) lasts[row] = last + 1
      if (first === last) {
        inPixel(row, first, startX, endX, tall)
        return
      }
      const perPixel = tall / (endX - startX)
      let x = startX
      for (let column = first; column <= last; column++) {
        const end = Math.min(column + 1, endX)
        inPixel(row, column, x, end, (end - x) * perPixel)
        x = end
      }
    },
    /** Hands over the runs of pixels that are covered alike, with their step above 0, and begins anew. */
    take(run: Run): void {
      for (let row = 0; row < height; row++) {
        const begin = row * stride
        takeRow(changes, begin, firsts[row] as number, lasts[row] as number, row * width - begin, run)
        firsts[row] = stride
        lasts[row] = -1
      }
    },
  }
}

type Run = (start: number, end: number, step: number) => void

/**
 * Hands over the runs of one row, and takes its changes away.
 * @param begin place of the row in the changes
 * @param shift from places in the changes to places of pixels
 */
function takeRow(changes: Float32Array, begin: number, first: number, last: number, shift: number, run: Run): void {
  let covered = 0
  let step = 0
  let start = begin + first
  for (let at = begin + first; at <= begin + last; at++) {
    const change = changes[at] as number
    if (change === 0) continue
    changes[at] = 0
    covered += change
    const next = stepOf(covered)
    if (next === step) continue
    if (step > 0) run(start + shift, at + shift, step)
    start = at
    step = next
  }
}

/** Where outlines overlap, or one has the other direction, the sum is beyond 1 or negative. */
const stepOf = (covered: number): number => Math.round(Math.min(Math.abs(covered), 1) * STEPS)
